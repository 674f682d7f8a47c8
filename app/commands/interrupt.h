#pragma once

namespace epsiscope {

/// Exit code of a command that Ctrl-C has stopped.
inline constexpr int kInterrupted = 130;

/// From now on Ctrl-C is only remembered.
void listenForInterrupt();
bool wasInterrupted();

}  // namespace epsiscope

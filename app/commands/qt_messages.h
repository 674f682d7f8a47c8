#pragma once

namespace epsiscope {

/// Keeps Qt's own messages off stderr. Where Qt would end the program, as it does if the display cannot be
/// used, `sentence` is printed instead and the exit code is 2.
void speakForQt(const char* sentence);

}  // namespace epsiscope

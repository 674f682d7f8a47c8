#pragma once

#include <optional>

namespace epsiscope::soak {

/// Lets a monkey loose on one window after the other for so long, over all tasks, and then starts a fresh
/// window on the study that was left: it must show the same, to the last digit of every chart. Nothing may be
/// said on stderr, no control may show another value than the study has, and no event may take a second of
/// the window's thread. A round that fails prints its seed and the fewest actions that still fail. `seed`:
/// that round alone. Returns whether none failed.
bool playRounds(double seconds, std::optional<unsigned> seed = {});

}  // namespace epsiscope::soak

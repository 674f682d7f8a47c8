#pragma once

namespace epsiscope::soak {

/// Works in one window after the other for so long, as a restless user would, and prints the memory of the
/// process every half a minute. Returns whether memory stayed flat and no thread, file or folder was left
/// behind.
bool workForLong(double seconds);

}  // namespace epsiscope::soak

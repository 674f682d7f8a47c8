#pragma once

namespace epsiscope {

/// The commit that the program was built from, twelve digits, with " and changes" behind it if there were
/// any; "no commit" where it was built from sources alone.
const char* commitName();

}  // namespace epsiscope

#pragma once

namespace epsiscope {

/// Makes the files of resources/ readable under ":/". A static library must be asked for them; more than once
/// does no harm.
void useResources();

}  // namespace epsiscope

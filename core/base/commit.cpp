#include "core/base/commit.h"

namespace epsiscope {

const char* commitName() {
  return EPSISCOPE_COMMIT;
}

}  // namespace epsiscope

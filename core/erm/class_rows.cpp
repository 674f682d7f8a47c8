#include "core/erm/class_rows.h"

#include <numeric>
#include <vector>

namespace epsiscope {

std::unique_ptr<ClassRows> copyOf(const ClassRows& rows) {
  std::vector<std::uint32_t> all(rows.rows());
  std::iota(all.begin(), all.end(), 0U);
  return rows.takeRows(all);
}

}  // namespace epsiscope

#include "core/table/cell_name.h"

namespace epsiscope {

std::string cellName(std::size_t column, std::size_t row) {
  std::string name;
  for (std::size_t rest = column + 1; rest > 0; rest = (rest - 1) / 26)
    name.insert(name.begin(), static_cast<char>('A' + (rest - 1) % 26));
  return name + std::to_string(row + 1);
}

}  // namespace epsiscope

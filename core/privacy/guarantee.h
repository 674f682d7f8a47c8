#pragma once

#include <string>

namespace epsiscope {

/// What is promised, and with respect to which change of the data.
struct Guarantee {
  enum class Neighbours { label, row };  ///< one label replaced (features public), or one whole row
  double epsilon = 0;
  double delta = 0;
  Neighbours neighbours = Neighbours::label;
  bool proved = true;
  std::string note = {};  ///< why it is not proved, else empty
  bool operator==(const Guarantee&) const = default;
};

}  // namespace epsiscope

#pragma once

#include <optional>
#include <vector>

namespace epsiscope {

/// Returns the tops of labels of equal height, one for each wanted top: none on another, all from `low` to
/// `high`, in the order of the wanted ones, and with the smallest sum of squared moves. Null if there is no
/// room for them.
std::optional<std::vector<double>> spreadLabels(const std::vector<double>& wanted, double height, double low,
                                                double high);

}  // namespace epsiscope

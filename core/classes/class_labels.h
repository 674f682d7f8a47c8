#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/table/dataset.h"

namespace epsiscope {

/// A target with more different values than this is taken for a number or an identifier.
inline constexpr std::size_t kMostClasses = 100;

/// The labels of rows as places in a list of classes.
struct ClassLabels {
  std::vector<std::string> classes;
  std::vector<std::int32_t> codes;  ///< of each row: a place among the classes, or kOtherClass
  std::size_t others = 0;           ///< rows whose label is none of the classes
  bool operator==(const ClassLabels&) const = default;
};
inline constexpr std::int32_t kOtherClass = -1;

/// Returns the different values of the target in these rows: numbers ascending and in their shortest form,
/// texts in the order of their bytes. At most `most` + 1 of them. `target` has no missing cell among them.
std::vector<std::string> classesIn(const Column& target, std::span<const std::uint32_t> rows,
                                   std::size_t most);

/// Returns the labels of these rows. A class is compared as a number in a numeric column (1 is 1.0), else as
/// trimmed text.
ClassLabels classLabels(const Column& target, std::span<const std::uint32_t> rows,
                        std::vector<std::string> classes);

/// Returns how many of the labels are of each class.
std::vector<double> classCounts(std::span<const std::int32_t> codes, std::size_t classes);

}  // namespace epsiscope

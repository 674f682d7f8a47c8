#pragma once

#include "core/prepare/prepare.h"
#include "core/table/dataset.h"

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace epsiscope {

struct ClassCount {
  std::string value;  ///< as in the file; numbers in their shortest form
  std::size_t rows = 0;
  bool operator==(const ClassCount&) const = default;
};

/// Labels +1 for the declared positive class, -1 for all others, one per row in use.
struct Classes {
  Eigen::VectorXd labels;
  std::vector<std::string> notes;
};

/// The classes of these rows in order of first appearance; beyond `most` of them counting stops, with one
/// more and counts that are too small. `target` has no missing cell among them.
std::vector<ClassCount> classCounts(const Column& target, std::span<const std::uint32_t> rows,
                                    std::size_t most = std::numeric_limits<std::size_t>::max());

/// `positive` is compared as a number in a numeric column (1 is 1.0), otherwise as trimmed text. A problem,
/// and no labels, if it is not declared, or no row has it, or every row has it. Problems and notes reveal the
/// private labels: only for Classroom.
Classes classesOf(const Column& target, std::span<const std::uint32_t> rows,
                  const std::optional<std::string>& positive, std::vector<Problem>& problems);

}  // namespace epsiscope

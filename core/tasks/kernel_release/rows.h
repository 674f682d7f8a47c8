#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/prepare/prepare.h"
#include "core/erm/unit_rows.h"
#include "core/tasks/kernel_release/inputs.h"
#include "core/tasks/prepared_table.h"

namespace epsiscope {

/// The data of a study of kernel release, the same in all its trials.
struct KernelData {
  std::shared_ptr<const PreparedTable> table;
  std::optional<UnitRows> unitRows;  ///< where data.prepare asks for them
  std::vector<double> labels;        ///< one per row in use, as in the file; +1 and -1 for classes
  std::vector<std::string> notes;    ///< the values taken from private rows, one sentence each
};
/// Precondition: problems() is empty.
KernelData kernelData(const KernelReleaseInputs& inputs, std::shared_ptr<const PreparedTable> table);

/// The rows of one trial for a kernel method.
struct KernelRows {
  Eigen::MatrixXd rows, testRows;  ///< as the kernel needs them, one per row
  Eigen::VectorXd labels, testLabels;
  /// The weights with which means over `testRows` stand for means over all rows of the test part (see
  /// LabelSample); empty where all are equal.
  Eigen::VectorXd testWeights;
  std::size_t trainPart = 0,
              testPart = 0;  ///< rows of the split; `rows` and `testRows` may be only a part of them
  std::size_t dropped = 0;   ///< columns that are constant in the training part
  std::vector<std::string> notes;
};

/// The wanted numbers of rows.
struct KernelRowsWanted {
  std::size_t rows = 0;          ///< for learning; 0: all, but at most most_rows
  std::size_t mostTestRows = 0;  ///< 0: all
};

/// Takes the first `rows` of a random, public order of the trial's training part: fewer rows are always among
/// more.
KernelRows kernelRows(const KernelReleaseInputs& inputs, const KernelData& data,
                      const KernelRowsWanted& wanted, unsigned threads);

/// Returns other rows as the kernel needs them, one per row, prepared by what the trial's training part says
/// where that is how rows are prepared. `points`: a table of the same features.
Eigen::MatrixXd preparedLike(const KernelReleaseInputs& inputs, const KernelData& data,
                             const PreparedData& points, unsigned threads);

}  // namespace epsiscope

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/privacy/guarantee.h"
#include "core/privacy/transcript.h"
#include "core/study/study.h"
#include "core/tasks/statistic/private_cells.h"
#include "core/tasks/statistic/private_correlations.h"
#include "core/tasks/task_cache.h"

namespace epsiscope {

/// What remains of a first look at a table for one budget: a histogram of every column, the quartiles of
/// every column of numbers, and the correlations of these. It is one possible result: another draw gives
/// other numbers. All of it is private, the errors too: what they depend on is public or was released.
struct PrivateGlance {
  /// With the probability kLevel each number is at most that far from its true one.
  static constexpr double kLevel = PrivateCells::kLevel;

  struct Quartile {
    double share = 0.5, value = 0;
    double halfWidth = 0;  ///< estimated: that of values spread as the released histogram says
  };
  struct ColumnTwin {
    std::string column{};
    bool isText = false;
    double epsilon = 0;                     ///< of each of its answers
    std::vector<double> edges{};            ///< of numbers: one more than counts
    std::vector<std::string> categories{};  ///< of text, as declared
    std::vector<double> counts{};
    double halfWidth = 0;  ///< of each count
    /// The expected distance of the drawn shares from the true ones in total variation: cells
    /// E|Z|/(2 n).
    double totalVariation = 0;
    std::vector<Quartile> quartiles{};  ///< of numbers
  };

  double epsilon = 1;
  std::size_t rows = 0;  ///< that were complete
  std::vector<ColumnTwin> columns{};
  PrivateCorrelations correlations{};  ///< of the columns of numbers, where there are two
  Guarantee guarantee{};               ///< of all of it together
};

/// What keeps the study from a private glance at its columns: a column that is not there, bounds of a column
/// of numbers or categories of a text that are not declared.
std::vector<Problem> glanceProblems(const Study& study, const Dataset& dataset);

/// The study of statistics that releases what a private glance shows of single columns, those that the given
/// study uses: the target and the features, or all. A quarter of epsilon is left for the correlations, where
/// there are two columns of numbers. Precondition: glanceProblems() is empty.
Study glanceStudy(const Study& study, const Dataset& dataset, double epsilon);

/// Precondition: the cache is the glance study's. Absent once cancelled. `keeps`: see Custodian; what it
/// keeps looks at the cache.
std::optional<PrivateGlance> privateGlance(const Study& glanceStudy, const TaskCache& cache,
                                           const GoOn& goOn = {}, Transcript* keeps = nullptr);

}  // namespace epsiscope

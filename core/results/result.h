#pragma once

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/privacy/guarantee.h"
#include "core/study/method_role.h"
#include "core/study/study.h"

namespace epsiscope {

/// Metrics of classifiers: the share of mistakes, and the mean loss without regularisation.
inline constexpr const char* kTestError = "test_error";
inline constexpr const char* kTestLoss = "test_loss";
/// The mean pinball loss of released predictions, which stand for a quantile and not for the mean.
inline constexpr const char* kTestPinball = "test_pinball";
/// The share of released labels that are not the true ones.
inline constexpr const char* kLabelError = "label_error";

/// One row of results.csv, or of learning_curve.csv: a summary over trials of one metric for one method at
/// one epsilon. NaN: does not exist.
struct ResultRow {
  std::string task, method, learner;
  std::string group = {};  ///< whose statistic it is of, by the categories of its cell; empty: of all rows
  double epsilon = 0, lambda = 0, zeta = 0;
  std::size_t trainRows = 0;  ///< learned from; 0: the whole training part of a split
  std::string metric;         ///< test_mse, label_mse, test_error, label_error, test_loss (mean loss,
                              ///< without regularisation), test_pinball
  /// exact; normal: an expected error of clipped predictions, by the normal law; sampled.
  std::string kind;
  std::string note = {};  ///< what the number is of where that is not as for the rows beside it
  double mean = 0, sd = 0, q05 = 0, q25 = 0, q50 = 0, q75 = 0, q95 = 0;
  /// The role of the method in its task; absent in files that do not say.
  std::optional<MethodRole> role = {};
  /// The promise of every trial about its release; the error itself is measured on true values. Absent in
  /// files that do not say.
  std::optional<Guarantee> guarantee = {};
  /// For test_mse: the mean over the trials of the same pipeline's error without noise: learner, features,
  /// clipping and winsorising are the row's. NaN where a row "none" says it, in rows with a note, or in files
  /// that do not.
  double withoutPrivacy = std::numeric_limits<double>::quiet_NaN();
  /// That of a released statistic, see StatisticRelease::halfWidth(); NaN elsewhere.
  double halfWidth = std::numeric_limits<double>::quiet_NaN();
  int trials = 0;  ///< how many values
  std::vector<double>
      values;  ///< of the finished trials, in their order; several of each where noise is drawn again
};

struct Result {
  Study study;
  std::string dataName, dataSha256, version;
  std::size_t rows = 0, trainRows = 0, clippedLabels = 0;
  RowCounts counts;  ///< rowsUsed is rows; all 0 in results of versions that did not count
  std::vector<ResultRow> series;
  std::vector<std::string> notes;
  struct Phase {
    std::string name;
    double seconds = 0;
  };
  std::vector<Phase> phases;
  unsigned threads = 1;
  bool complete = true;  ///< false if stopped: finished cells only
  std::string date;      ///< ISO 8601, UTC
  /// SHA-256 of the files that were written into the folder with it, by name; empty in files that do not say.
  std::map<std::string, std::string> files = {};
  /// The SHA-256 that the file states of itself: see ownSha256(). Empty in files that do not say, and before
  /// it is written.
  std::string sha256 = {};
};

/// Linear interpolation between the order statistics, the first being the 0 and the last the 1 quantile.
/// `sorted` is not empty.
double quantile(const std::vector<double>& sorted, double share);

/// The mean of values, summed in their order; NaN where there is none or one is not finite.
double meanOf(std::span<const double> values);
/// sd/sqrt(n), sd with n - 1; NaN for fewer than two values or where one is not finite. 0 where they differ
/// by rounding alone.
double standardErrorOf(std::span<const double> values);

/// Mean, n-1 sd (NaN for one value) and quantiles of row.values.
void summariseTrials(ResultRow& row);

}  // namespace epsiscope

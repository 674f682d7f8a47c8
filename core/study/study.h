#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/data/prepare.h"
#include "core/privacy/bounds.h"

namespace epsiscope {

// The defaults below are what a study file means where it leaves a key out.

/// Where the data come from, how they are read and what is declared about them.
struct DataChoice {
  std::string file = "california_housing.csv";  ///< a path as written by the user, or builtin:ID
  std::string target = "MedHouseVal";
  std::optional<std::vector<std::string>> features;  ///< absent: all other columns
  std::optional<double> lower = 0.0, upper = 5.0;    ///< public bounds of the target
  bool boundsFromData = false;  ///< they were taken from the private labels, not declared
  std::optional<std::string> unit;
  std::optional<std::string> positive;
  std::string prepare = "standardise";
  std::optional<std::string> separator, decimal, encoding;
  std::optional<bool> header;
  std::optional<std::vector<std::string>> names;
  MissingRule missing = MissingRule::stop;
  bool operator==(const DataChoice&) const = default;
};

enum class Task { labelPrivacy, kernelRelease, privateClassifier };
enum class Mode { classroom, release };
enum class PriorKind { noisyCounts, noisyLabels, uniform, file, exact };

struct LabelPrivacy {
  /// Those of the file format's example that this version has: central-ridge comes later.
  std::vector<std::string> methods = {"laplace", "staircase", "rp-with-prior-debiased"};
  std::string learner = "ridge";
  std::optional<double> lambda;  ///< absent: matched to the noise
  double zeta = 1.5;
  double delta = 1e-5;
  PriorKind prior = PriorKind::noisyCounts;
  std::optional<std::string> priorFile;
  double priorShare = 0.2;
  double binWidth = 0.25;
  bool clipPredictions = false;
  int randomFeatures = 500;            ///< columns: a cos and a sin per frequency, so 500 are 250 frequencies
  std::optional<double> featureGamma;  ///< absent: defaultGamma()
  int rrValues = 256;
  int unbiasedValues = 32;
  bool operator==(const LabelPrivacy&) const = default;
};

struct KernelRelease {
  std::string method = "ridge";
  std::string kernel = "gaussian";
  double gamma = 0.1;
  int degree = 3;
  double lambda = 0.01;
  int predictions = 1;
  double smoothness = 0.5;
  double bound = 5;
  bool operator==(const KernelRelease&) const = default;
};

struct PrivateClassifier {
  std::vector<std::string> methods = {"none", "output", "objective"};
  std::string loss = "huber";
  double h = 0.5;
  double lambda = 0.003;
  int randomFeatures = 0;
  double gamma = 1;
  std::optional<std::vector<double>> tune;
  bool operator==(const PrivateClassifier&) const = default;
};

/// What is looked at, not what is computed: stored with a study, ignored by run and check.
struct ViewState {
  double epsilon = 1;
  std::optional<double> label, otherLabel;  ///< y and y' of Noise; absent: the bounds
  std::string tab = "trade-off";
  std::string
      other;  ///< keys of "view" that this version does not know, kept as they are: a JSON object, or empty
  bool operator==(const ViewState&) const = default;
};

/// One exploration, completely: a plain value that can be compared, printed and stored. It holds the
/// parameters of all tasks, so that switching the task loses nothing.
struct Study {
  DataChoice data;
  Task task = Task::labelPrivacy;
  Mode mode = Mode::classroom;
  std::vector<double> epsilon = {0.1, 0.5, 1, 2, 4};
  int trials = 10;
  double testFraction = 0.2;
  std::uint64_t seed = 1;
  LabelPrivacy labelPrivacy;
  KernelRelease kernelRelease;
  PrivateClassifier privateClassifier;
  ViewState view;
  bool operator==(const Study&) const = default;
};

/// Of a study whose problems() are empty.
inline LabelBounds bounds(const DataChoice& data) {
  return {data.lower.value(), data.upper.value()};
}

/// The epsilon that is looked at: view.epsilon, or 1 where a file holds nonsense, for a view never stops a
/// study.
inline double viewEpsilon(const Study& study) {
  const double epsilon = study.view.epsilon;
  return std::isfinite(epsilon) && epsilon > 0 ? epsilon : 1;
}

}  // namespace epsiscope

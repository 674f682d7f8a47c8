#pragma once

#include "core/mechanisms/mechanism.h"
#include "core/privacy/bounds.h"
#include "core/study/study_fwd.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace epsiscope {

class TaskCache;

/// The probabilities of a randomizer with finitely many outputs, as a picture shows them.
struct MatrixPreview {
  std::vector<double> values;         ///< label values, ascending: one row each
  std::vector<double> outputs;        ///< ascending: one column each
  std::vector<double> probabilities;  ///< row-major
};

/// Output density of one method for y and for y', two labels or what two neighbouring tables tell, on outputs
/// that hold every breakpoint twice.
struct NoiseCurve {
  std::string method;
  std::string label;
  std::vector<double> outputs, density, otherDensity;  ///< at most about 700 points
  std::vector<double> logRatio;  ///< of density to otherDensity; NaN where it does not exist
  bool discrete = false;         ///< outputs are points and density their probabilities
  double mean = 0, sd = 0;       ///< of the output for label y
  double epsilonLabels = 0;      ///< what the log-ratio must stay within, given the prior
  double delta = 0;
  double maxLogRatio = 0;  ///< largest absolute log-ratio over the shown outputs; may be infinite
  bool proved = true;
  std::string note;
  /// Why nothing is promised although the noise by itself is proved: of a prior that tells true labels,
  /// bounds from the data, a delta of 1/n or more; empty: something is.
  std::string withoutPromise = {};
  std::optional<MatrixPreview> matrix;  ///< if there are finitely many outputs, and not too many to see
  std::shared_ptr<const Mechanism> mechanism;
};
struct NoisePreview {
  double label = 0, otherLabel = 0;
  LabelBounds bounds;  ///< where both may be
  std::vector<NoiseCurve> curves;
  std::vector<std::string> notes;  ///< why a chosen method has no curve
  /// The same at the epsilon to compare with, where the study has one; null: it has none.
  std::shared_ptr<const NoisePreview> compared = {};
};

/// Returns the curve of a mechanism for the two labels, still without method, label and note.
NoiseCurve noiseCurve(std::shared_ptr<const Mechanism> mechanism, const NoisePreview& labels);

/// Asks the study's task; see Task::noise().
NoisePreview previewNoise(const Study& study, const TaskCache& cache);

}  // namespace epsiscope

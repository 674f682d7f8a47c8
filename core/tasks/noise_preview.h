#pragma once

#include "core/mechanisms/mechanism.h"
#include "core/privacy/bounds.h"
#include "core/privacy/protected_unit.h"
#include "core/study/study_fwd.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace epsiscope {

class TaskCache;

/// The probabilities of a randomizer with finitely many outputs, for a picture.
struct MatrixPreview {
  std::vector<double> values;         ///< label values, ascending: one row each
  std::vector<double> outputs;        ///< ascending: one column each
  std::vector<double> probabilities;  ///< row-major
};

/// The output density of one method for y and for y', two labels or the statistics of two neighbouring
/// tables, on outputs that hold every breakpoint twice.
struct NoiseCurve {
  std::string method;
  std::string label;
  std::vector<double> outputs, density, otherDensity;  ///< at most about 700 points
  std::vector<double> logRatio;  ///< log of density over otherDensity; NaN where it does not exist
  bool discrete = false;         ///< outputs are points and density their probabilities
  double mean = 0, sd = 0;       ///< for the output for label y
  double epsilonLabels = 0;      ///< the limit of the log-ratio, given the prior
  double delta = 0;
  double maxLogRatio = 0;  ///< the largest absolute log-ratio over these outputs; may be infinite
  bool proved = true;
  std::string note;
  /// The reason why nothing is promised although the noise by itself is proved: a prior from the true labels,
  /// bounds from the data, a delta of 1/n or more; empty: something is promised.
  std::string withoutPromise = {};
  std::optional<MatrixPreview> matrix;  ///< if there are finitely many outputs, and not too many for a
                                        ///< picture
  std::shared_ptr<const Mechanism> mechanism;
};
struct NoisePreview {
  double label = 0, otherLabel = 0;
  LabelBounds bounds;  ///< the range of both
  std::vector<NoiseCurve> curves;
  std::vector<std::string> notes;  ///< the reasons why chosen methods have no curve
  std::string number = {};         ///< whose law is drawn, where that is not what the study releases
  /// The preview at the epsilon to compare with; null where the study has none.
  std::shared_ptr<const NoisePreview> compared = {};
};

/// Returns the curve of a mechanism for the two labels, as yet without method, label and note.
NoiseCurve noiseCurve(std::shared_ptr<const Mechanism> mechanism, const NoisePreview& labels);

/// Says that the law of one row's answer is shown, where a person has several; else empty.
std::string ofOneRowNote(const ProtectedUnit& unit);

/// Returns Task::noise() of the study's task.
NoisePreview previewNoise(const Study& study, const TaskCache& cache);

}  // namespace epsiscope

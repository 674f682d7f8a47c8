#include "core/tasks/private_regression/cells.h"

#include <cmath>

#include "core/base/numbers.h"
#include "core/study/study_names.h"
#include "core/tasks/methods.h"
#include "core/tasks/private_regression/release.h"
#include "core/tasks/streams.h"

namespace epsiscope {

std::string regressionLearner(const Study& study, const std::string& method) {
  if (method == kMethodPredictMean) return {};
  return study.privateRegression.randomFeatures > 0 ? kLearnerRandomFeatures : kLearnerLinear;
}

ResultRow regressionRow(const Study& study, Cell cell) {
  cell.learner = regressionLearner(study, cell.method);
  return rowOfCell(study, cell, "test_mse", isLearned(cell.method) ? "sampled" : "exact");
}

RegressionPart regressionPart(const Study& study, const RegressionSplit& split, std::size_t rows,
                              const GoOn& goOn) {
  RegressionPart part{.rows = split.rowsOf(rows), .sums = split.sums()};
  if (part.rows.y.size() < static_cast<Eigen::Index>(split.trainRows()))
    part.sums = regressionSums(*part.rows.x, part.rows.y, split.weights(), goOn);
  if (!goOn()) return part;
  const SumsFit fit = fitSums(part.sums, study.privateRegression.lambda);
  part.lambda = fit.lambda;
  part.error = split.error(fit.weights);
  return part;
}

DrawnError drawnError(const Study& study, const RegressionSplit& split, const RegressionPart& part,
                      const Cell& cell, Rng& rng, const GoOn& goOn) {
  const LearnedWeights learned =
      learnedPrivately(study, cell.method, cell.epsilon, part.sums, part.tilted(), rng, goOn);
  return {split.error(learned.weights), learned.reached};
}

Rng sumsStream(const Study& study, int trial, const Cell& cell) {
  return classifierStream(study.seed, trial, cell.method, cell.epsilon, 0, cell.rows, 0);
}

std::optional<CellValues> regressionValues(const Study& study, const RegressionSplit& split,
                                           const RegressionPart& part, const Cell& cell, const GoOn& goOn) {
  CellValues found{.learner = regressionLearner(study, cell.method),
                   .lambda = kNaN,
                   .zeta = kNaN,
                   .values = {},
                   .note = {}};
  bool reached = true;
  if (cell.method == kMethodPredictMean) {
    found.values = {{split.errorOfMean(cell.epsilon, cell.rows)}};
  } else if (cell.method == kMethodNone) {
    found.lambda = part.lambda;
    found.values = {{part.error}};
  } else {
    Rng rng = sumsStream(study, split.trial(), cell);
    const LearnedWeights learned =
        learnedPrivately(study, cell.method, cell.epsilon, part.sums, part.tilted(), rng, goOn);
    if (!goOn()) return std::nullopt;
    reached = learned.reached;
    found.lambda = learned.lambda;
    found.withoutPrivacy = part.error;
    found.values = {{split.error(learned.weights)}};
  }
  found.guarantee =
      regressionGuarantee(study, split.data().table->data(), cell.method, cell.epsilon, reached);
  return found;
}

}  // namespace epsiscope

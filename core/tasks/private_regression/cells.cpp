#include "core/tasks/private_regression/cells.h"

#include <cmath>

#include "core/base/numbers.h"
#include "core/study/study_names.h"
#include "core/tasks/methods.h"
#include "core/tasks/private_regression/release.h"
#include "core/tasks/streams.h"

namespace epsiscope {

std::vector<RegressionCell> regressionCells(const Study& study) {
  std::vector<RegressionCell> cells;
  for (const std::string& method : study.privateRegression.methods) {
    for (const double epsilon : study.epsilon) cells.push_back({method, epsilon, 0});
    for (const int rows : study.trainSizes)
      for (const double epsilon : study.epsilon)
        cells.push_back({method, epsilon, static_cast<std::size_t>(rows)});
  }
  return cells;
}

std::string regressionLearner(const Study& study, const std::string& method) {
  if (method == kMethodPredictMean) return {};
  return study.privateRegression.randomFeatures > 0 ? kLearnerRandomFeatures : kLearnerLinear;
}

ResultRow rowOf(const Study& study, const RegressionCell& cell) {
  ResultRow row;
  row.task = nameOf(study.task);
  row.method = cell.method;
  row.learner = regressionLearner(study, cell.method);
  row.epsilon = cell.epsilon;
  row.lambda = row.zeta = kNaN;
  row.trainRows = cell.rows;
  row.metric = "test_mse";
  row.kind = isLearned(cell.method) ? "sampled" : "exact";
  return row;
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
                      const std::string& method, double epsilon, Rng& rng, const GoOn& goOn) {
  const LearnedWeights learned =
      learnedPrivately(study, method, epsilon, part.sums, part.tilted(), rng, goOn);
  return {split.error(learned.weights), learned.reached};
}

Rng sumsStream(const Study& study, int trial, const RegressionCell& cell) {
  return classifierStream(study.seed, trial, cell.method, cell.epsilon, 0, cell.rows, 0);
}

Rng previewStream(const Study& study, int trial, std::size_t draw) {
  return classifierStream(study.seed, trial, "preview", 0, 0, 0, draw);
}

std::optional<CellValues> regressionValues(const Study& study, const RegressionSplit& split,
                                           const RegressionPart& part, const RegressionCell& cell,
                                           const GoOn& goOn) {
  if (!goOn(0)) return std::nullopt;
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

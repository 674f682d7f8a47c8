#include "core/study/run_cells.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/learners/matched_lambda.h"
#include "core/study/methods.h"
#include "core/study/pipeline.h"
#include "core/study/problem_list.h"
#include "core/study/streams.h"
#include "core/study/study_names.h"

namespace epsiscope {

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

void addSentence(std::string& note, const std::string& sentence) {
  note += (note.empty() ? "" : " ") + sentence;
}

}  // namespace

std::vector<Cell> cellsOf(const Study& study) {
  std::vector<Cell> cells;
  for (const std::string& method : study.labelPrivacy.methods)
    for (const double epsilon : study.epsilon) cells.push_back({method, epsilon});
  return cells;
}

std::vector<ResultRow> rowsOf(const Study& study, const Cell& cell) {
  ResultRow row;
  row.task = nameOf(study.task);
  row.method = cell.method;
  row.epsilon = cell.epsilon;
  row.lambda = kNaN;
  row.zeta = needsZeta(cell.method) ? study.labelPrivacy.zeta : kNaN;
  if (cell.method != kMethodPredictMean) row.learner = study.labelPrivacy.learner;
  std::vector<ResultRow> rows;
  for (const char* metric : {"test_mse", "label_mse"})
    for (const char* kind : {"exact", "sampled"}) {
      row.metric = metric;
      row.kind = kind;
      rows.push_back(row);
    }
  if (isYardstick(cell.method)) rows.resize(1);
  return rows;
}

std::optional<CellValues> compute(const Study& study, const RidgeCache& ridge, const Cell& cell, int trial,
                                  const std::optional<PrivatePrior>& prior,
                                  const std::function<bool()>& goOn) {
  if (!goOn()) return std::nullopt;
  if (cell.method == kMethodPredictMean)
    return CellValues{kNaN, {ridge.expectedErrorOfMean(cell.epsilon)}, {}};
  if (cell.method == kMethodNone) {
    const double lambda = study.labelPrivacy.lambda.value_or(kLambdaWithoutNoise);
    return CellValues{lambda, {ridge.errorWithoutNoise(lambda)}, {}};
  }
  const Pipeline pipeline = makePipeline(study, ridge, cell.method, cell.epsilon, trial, prior);
  const MomentCurve moments = pipeline.mechanism->moments();
  CellValues found{pipeline.lambda, {}, pipeline.note};
  found.values.push_back(ridge.expectedError(moments, pipeline.lambda));

  std::vector<double> released(ridge.trainRows());
  Rng rng = labelStream(study.seed, trial, cell.method, cell.epsilon);
  if (!goOn()) return std::nullopt;
  pipeline.mechanism->sampleAll(ridge.trainLabels(), released, rng);
  if (!goOn()) return std::nullopt;
  found.values.push_back(ridge.sampledError(released, pipeline.lambda, study.labelPrivacy.clipPredictions));
  found.values.push_back(ridge.expectedLabelError(moments));
  found.values.push_back(ridge.sampledLabelError(released));
  const auto isGap = [](double value) { return !std::isfinite(value); };
  if (std::any_of(found.values.begin(), found.values.end(), isGap))
    addSentence(found.note, methodLabel(cell.method) + " at epsilon " + shortestText(cell.epsilon) +
                                " has errors too large for a computer's number; they are left out.");
  return found;
}

}  // namespace epsiscope

#include "core/tasks/label_classes/cells.h"

#include <utility>

#include "core/base/numbers.h"
#include "core/study/study_names.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/label_classes/release.h"
#include "core/tasks/methods.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"

namespace epsiscope {

std::string classesLearner(const Study& study, const std::string& method) {
  if (method == kMethodPredictMajority) return {};
  return study.labelClasses.randomFeatures > 0 ? kLearnerRandomFeatures : kLearnerLogistic;
}

std::vector<ResultRow> classesRows(const Study& study, Cell cell) {
  cell.learner = classesLearner(study, cell.method);
  std::vector<ResultRow> rows = {
      rowOfCell(study, cell, kTestError, isAnswered(cell.method) ? "sampled" : "exact")};
  if (cell.method != kMethodNone) rows.push_back(rowOfCell(study, cell, kLabelError, "exact"));
  return rows;
}

double classesLambda(const Study& study, const RowBlock& rows) {
  return study.labelClasses.lambda.value_or(suggestedLambda(rows));
}

ClassWeights learned(const Study& study, const ClassRowsPart& part, std::size_t classes,
                     std::span<const std::int32_t> labels, const ClassResponse* response, const GoOn& goOn) {
  return fitLogistic({.rows = part.rows,
                      .labels = labels,
                      .classes = classes,
                      .lambda = classesLambda(study, part.rows),
                      .response = response},
                     goOn);
}

double sampledTestError(const Study& study, const LabelClassesSplit& split, const Cell& cell, Rng& rng,
                        const GoOn& goOn) {
  const ClassRowsPart part = split.train(cell.rows);
  const ClassRelease release = classRelease(study, cell.method, cell.epsilon, split.asked(cell.rows));
  const std::vector<std::int32_t> answers = answersTo(release.response, part.labels, rng);
  const bool corrects = cell.method != kMethodRandomizedResponseUncorrected;
  const ClassWeights weights =
      learned(study, part, split.classes().size(), answers, corrects ? &release.response : nullptr, goOn);
  return goOn() ? split.testError(weights) : kNaN;
}

double expectedLabelError(const Study& study, const LabelClassesSplit& split, const Cell& cell) {
  const AskedLabels asked = split.asked(cell.rows);
  const std::vector<double> counts = classCounts(asked.labels, asked.classes);
  double others = static_cast<double>(asked.labels.size());
  for (const double count : counts) others -= count;
  if (isAnswered(cell.method))
    return classRelease(study, cell.method, cell.epsilon, asked).response.expectedError(counts, others);
  const std::vector<double> law = majorityLaw(counts, cell.epsilon);
  double error = 0;
  for (std::size_t i = 0; i < law.size(); ++i)
    error += law[i] * (1 - counts[i] / static_cast<double>(asked.labels.size()));
  return error;
}

double expectedMajorityError(const LabelClassesSplit& split, const Cell& cell) {
  const AskedLabels asked = split.asked(cell.rows);
  const std::vector<double> law = majorityLaw(classCounts(asked.labels, asked.classes), cell.epsilon);
  double error = 0;
  for (std::size_t i = 0; i < law.size(); ++i) error += law[i] * split.errorOfConstant(i);
  return error;
}

Rng answerStream(const Study& study, int trial, const Cell& cell) {
  return classifierStream(study.seed, trial, cell.method, cell.epsilon, 0, cell.rows, 0);
}

std::optional<CellValues> classesValues(const Study& study, const LabelClassesSplit& split, const Cell& cell,
                                  const GoOn& goOn) {
  const ClassRowsPart part = split.train(cell.rows);
  CellValues found{
      .learner = classesLearner(study, cell.method), .lambda = kNaN, .zeta = kNaN, .values = {}, .note = {}};
  if (cell.method == kMethodPredictMajority) {
    found.values = {{expectedMajorityError(split, cell)}, {expectedLabelError(study, split, cell)}};
    found.guarantee = guaranteeOfMajority(study, split.counts(), cell.epsilon);
    return found;
  }
  found.lambda = classesLambda(study, part.rows);
  if (cell.method == kMethodNone) {
    const ClassWeights weights = learned(study, part, split.classes().size(), part.labels, nullptr, goOn);
    if (!goOn()) return std::nullopt;
    found.values = {{split.testError(weights)}};
    found.guarantee = notPrivate(Guarantee::Neighbours::label, sentence("Core", kNoNoiseNote));
    return found;
  }
  Rng rng = answerStream(study, split.trial(), cell);
  const double error = sampledTestError(study, split, cell, rng, goOn);
  if (!goOn()) return std::nullopt;
  found.values = {{error}, {expectedLabelError(study, split, cell)}};
  const ClassRelease release = classRelease(study, cell.method, cell.epsilon, split.asked(cell.rows));
  found.guarantee = release.guarantee;
  found.note = release.note;
  return found;
}

}  // namespace epsiscope

#include "core/tasks/private_classifier/cells.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <mutex>
#include <utility>

#include "core/base/parallel.h"
#include "core/erm/loss.h"
#include "core/erm/private_fit.h"
#include "core/erm/tuning.h"
#include "core/random/norm_noise.h"
#include "core/study/preparations.h"
#include "core/study/printed_mistakes.h"
#include "core/study/problem_list.h"
#include "core/study/study_names.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/methods.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

constexpr double kAbsent = std::numeric_limits<double>::quiet_NaN();
/// Adding noise to weights and testing them, in units of one fit.
constexpr double kOutputCost = 0.02;

/// The draws of a cell, and what goes wrong in them.
struct Draws {
  std::vector<double> errors, losses;
  bool reached = true;

  void add(const TestErrors& found) {
    errors.push_back(found.error);
    losses.push_back(found.loss);
  }
};

CellValues valuesOf(const Cell& cell, Perturbation method, const Draws& drawn, Guarantee guarantee) {
  CellValues found;
  found.values = {drawn.errors, drawn.losses};
  found.guarantee = std::move(guarantee);
  if (!drawn.reached) found.note = notReachedSentence(method, cell.lambda);
  return found;
}

/// Returns the errors of weights without noise: one value each.
CellValues valuesOf(const TestErrors& errors) {
  CellValues found;
  found.values = {{errors.error}, {errors.loss}};
  return found;
}

std::optional<PrintedMistake> mistakeOf(Perturbation method) {
  switch (method) {
    case Perturbation::outputOverRows:
      return PrintedMistake::noiseOverRows;
    case Perturbation::objectiveIgnoringLambda:
      return PrintedMistake::ignoredLambda;
    case Perturbation::objectiveFreeIntercept:
      return PrintedMistake::freeIntercept;
    case Perturbation::objectiveUnsquaredNorm:
      return PrintedMistake::unsquaredNorm;
    case Perturbation::none:
    case Perturbation::output:
    case Perturbation::objective:
    case Perturbation::objectiveTight:
    case Perturbation::objectiveHalved:
      break;
  }
  return std::nullopt;
}

/// Whether the last column that is learned from is the constant.
bool hasConstantColumn(const Study& study) {
  const std::string& prepare = study.data.prepare;
  return study.privateClassifier.randomFeatures == 0 && prepare != kPrepareNone &&
         prepare != kPrepareUnitRowsPlain;
}

}  // namespace

bool isObjective(const std::string& method) {
  return method != idOf(Perturbation::none) && method != idOf(Perturbation::output);
}

std::string notReachedSentence(Perturbation method, std::optional<double> lambda) {
  const std::string label =
      lambda ? filled(sentence("Core", "%1 at Lambda %2"), methodLabel(idOf(method)), *lambda)
             : methodLabel(idOf(method));
  return filled(sentence("Core",
                         "%1: not every minimum was found to 1e-10, on which the guarantee counts, so these "
                         "results are not private; choose a larger Lambda."),
                label);
}

// The proofs are in core/erm/perturbation.cpp, of the choice of lambda in core/erm/tuning.cpp.
Guarantee classifierGuarantee(const Study& study, const RowCounts& counts, const std::string& whyNot,
                              Perturbation method, double epsilon, bool reached) {
  if (method == Perturbation::none)
    return notPrivate(Guarantee::Neighbours::row, sentence("Core", kNoNoiseNote));
  Guarantee guarantee = guaranteeOfRows(study.data, counts, epsilon, 0, whyNot);
  if (!reached) {
    guarantee.proved = false;
    addReason(guarantee, notReachedSentence(method));
  }
  if (const auto mistake = mistakeOf(method)) guarantee = asPrinted(std::move(guarantee), *mistake);
  if (study.privateClassifier.randomFeatures > 0 && repeats(study, PrintedMistake::featureNorm))
    guarantee = asPrinted(std::move(guarantee), PrintedMistake::featureNorm);
  return guarantee;
}

Perturbation methodOf(const Study& study, const std::string& id) {
  const Perturbation method = perturbationOf(id).value();
  if (method == Perturbation::output && repeats(study, PrintedMistake::noiseOverRows))
    return Perturbation::outputOverRows;
  if (method != Perturbation::objective) return method;
  if (repeats(study, PrintedMistake::ignoredLambda)) return Perturbation::objectiveIgnoringLambda;
  if (repeats(study, PrintedMistake::freeIntercept) && hasConstantColumn(study))
    return Perturbation::objectiveFreeIntercept;
  if (repeats(study, PrintedMistake::unsquaredNorm)) return Perturbation::objectiveUnsquaredNorm;
  return method;
}

Loss lossOf(const PrivateClassifier& task) {
  return {.kind = lossKindNamed(task.loss).value(), .h = task.h};
}

std::vector<Cell> classifierCells(const Study& study) {
  const PrivateClassifier& task = study.privateClassifier;
  const std::optional<double> lambda = task.tune ? std::nullopt : std::optional(task.lambda);
  return cellsOfMethods(study, task.methods, lambda, task.lambdaSweep);
}

std::vector<ResultRow> classifierRows(const Study& study, Cell cell) {
  cell.learner = study.privateClassifier.randomFeatures > 0 ? kLearnerRandomFeatures : kLearnerLinear;
  const Perturbation method = methodOf(study, cell.method);
  if (method == Perturbation::none)
    return {rowOfCell(study, cell, kTestError, "exact"), rowOfCell(study, cell, kTestLoss, "exact")};
  std::vector<ResultRow> rows;
  if (isOfOutput(method) && cell.lambda) rows.push_back(rowOfCell(study, cell, kTestError, "exact"));
  rows.push_back(rowOfCell(study, cell, kTestError, "sampled"));
  rows.push_back(rowOfCell(study, cell, kTestLoss, "sampled"));
  return rows;
}

double classifierCost(const Study& study, const Cell& cell) {
  const double draws = cell.method == kMethodNone ? 1 : study.privateClassifier.draws;
  if (!cell.lambda) return draws;
  return isObjective(cell.method) ? draws : draws * kOutputCost;
}

ClassifierTrial::ClassifierTrial(const Study& study, std::shared_ptr<const ClassifierSplit> split, int trial)
    : m_study(study), m_loss(lossOf(study.privateClassifier)), m_split(std::move(split)), m_trial(trial) {}

std::unique_ptr<const ClassifierTrial> ClassifierTrial::begin(const Study& study,
                                                              const std::vector<Cell>& cells,
                                                              std::shared_ptr<const ClassifierSplit> split,
                                                              int trial, unsigned threads, const GoOn& goOn) {
  std::unique_ptr<ClassifierTrial> made(new ClassifierTrial(study, std::move(split), trial));
  for (const int rows : study.trainSizes) {
    const auto count = static_cast<std::size_t>(rows);
    made->m_parts[count] = made->m_split->firstRows(count);
  }
  for (const Cell& cell : cells)
    if (cell.lambda) made->m_minima[{cell.rows, *cell.lambda}];
  std::vector<std::pair<const Setting, Minimum>*> settings;
  for (auto& setting : made->m_minima) settings.push_back(&setting);

  std::mutex guard;
  double done = 0;
  const auto ask = [&] {
    const std::lock_guard lock(guard);
    return goOn(done / static_cast<double>(settings.size()));
  };
  const bool all = parallelFor(settings.size(), threads, [&](std::size_t i) {
    auto& [setting, minimum] = *settings[i];
    const LabelledRows& rows = made->part(setting.first);
    minimum = minimise(*rows.x, rows.y, {.loss = made->m_loss, .lambda = setting.second}, {}, ask);
    const std::lock_guard lock(guard);
    done += 1;
    return goOn(done / static_cast<double>(settings.size()));
  });
  return all ? std::move(made) : nullptr;
}

Rng ClassifierTrial::stream(const Cell& cell, std::size_t draw) const {
  return classifierStream(m_study.seed, m_trial, cell.method, cell.epsilon, cell.lambda.value_or(0),
                          cell.rows, draw);
}

std::optional<CellValues> ClassifierTrial::compute(const Cell& cell, const GoOn& goOn) const {
  if (!goOn(0)) return std::nullopt;
  const bool none = cell.method == kMethodNone;
  std::optional<CellValues> found;
  if (cell.lambda)
    found = none ? withoutNoise(cell) : perturbed(cell, goOn);
  else
    found = none ? tunedWithoutNoise(cell, goOn) : tuned(cell, goOn);
  if (!found) return std::nullopt;
  found->learner = classifierRows(m_study, cell).front().learner;
  if (none) found->guarantee = guaranteeOf(cell, true);
  found->lambda = cell.lambda.value_or(kAbsent);
  found->zeta = kAbsent;
  return found;
}

CellValues ClassifierTrial::withoutNoise(const Cell& cell) const {
  return valuesOf(m_split->errors(m_minima.at({cell.rows, *cell.lambda}).weights, m_loss));
}

std::optional<CellValues> ClassifierTrial::perturbed(const Cell& cell, const GoOn& goOn) const {
  const LabelledRows& rows = part(cell.rows);
  const Minimum& minimum = m_minima.at({cell.rows, *cell.lambda});
  const Perturbation method = methodOf(m_study, cell.method);
  const bool output = isOfOutput(method);
  const PerturbationPlan plan =
      planPerturbation(method, m_loss, publicRows(*rows.x), *cell.lambda, cell.epsilon);
  const auto draws = static_cast<std::size_t>(m_study.privateClassifier.draws);
  Draws drawn;
  for (std::size_t draw = 0; draw < draws; ++draw) {
    Rng rng = stream(cell, draw);
    const auto ask = [&] { return goOn(static_cast<double>(draw) / static_cast<double>(draws)); };
    if (!ask()) return std::nullopt;
    if (output) {
      // As fitPrivately() would, which computes the minimum's gradient again for each draw.
      drawn.reached = drawn.reached && minimum.reached;
      drawn.add(
          m_split->errors(minimum.weights + normNoise(minimum.weights.size(), plan.noiseScale, rng), m_loss));
      continue;
    }
    const PrivateFit fit =
        fitPrivately(*rows.x, rows.y, m_loss, *cell.lambda, method, cell.epsilon, minimum.weights, rng, ask);
    if (!ask()) return std::nullopt;
    drawn.reached = drawn.reached && fit.reached;
    drawn.add(m_split->errors(fit.weights, m_loss));
  }
  CellValues found = valuesOf(cell, method, drawn, guaranteeOf(cell, drawn.reached));
  if (output)
    found.values.insert(found.values.begin(), {m_split->expectedError(minimum.weights, plan.noiseScale)});
  return found;
}

std::optional<CellValues> ClassifierTrial::tuned(const Cell& cell, const GoOn& goOn) const {
  const LabelledRows& rows = part(cell.rows);
  const Perturbation method = methodOf(m_study, cell.method);
  const Tuning tuning{
      .loss = m_loss, .lambdas = *m_study.privateClassifier.tune, .method = method, .epsilon = cell.epsilon};
  const auto draws = static_cast<std::size_t>(m_study.privateClassifier.draws);
  Draws drawn;
  for (std::size_t draw = 0; draw < draws; ++draw) {
    Rng rng = stream(cell, draw);
    const auto parts = tuningParts(rows.x->rows(), tuning.lambdas.size() + 1, rng);
    const auto result = tunePrivately(*rows.x, rows.y, tuning, parts, rng, [&] {
      return goOn(static_cast<double>(draw) / static_cast<double>(draws));
    });
    if (!result) return std::nullopt;
    drawn.reached = drawn.reached && result->reached;
    drawn.add(m_split->errors(result->candidates[result->picked].fit.weights, m_loss));
  }
  return valuesOf(cell, method, drawn, guaranteeOf(cell, drawn.reached));
}

/// The candidate with the fewest mistakes on a part that no candidate has learned from; all learn from the
/// rest.
std::optional<CellValues> ClassifierTrial::tunedWithoutNoise(const Cell& cell, const GoOn& goOn) const {
  const LabelledRows& rows = part(cell.rows);
  const std::vector<double>& lambdas = *m_study.privateClassifier.tune;
  Rng rng = stream({.method = cell.method, .epsilon = 0, .rows = cell.rows}, 0);
  const auto parts = tuningParts(rows.x->rows(), lambdas.size() + 1, rng);
  const LabelledRows judges = taken(rows, parts.back());
  std::vector<std::uint32_t> others;
  for (std::size_t i = 0; i + 1 < parts.size(); ++i)
    others.insert(others.end(), parts[i].begin(), parts[i].end());
  std::sort(others.begin(), others.end());
  const LabelledRows learned = taken(rows, others);

  Minimum best;
  std::size_t fewest = std::numeric_limits<std::size_t>::max();
  for (const double lambda : lambdas) {
    Minimum found =
        minimise(*learned.x, learned.y, {.loss = m_loss, .lambda = lambda}, {}, [&] { return goOn(0.5); });
    if (!goOn(0.5)) return std::nullopt;
    Eigen::VectorXd scores;
    judges.x->margins(found.weights, scores);
    const std::size_t mistakes = countMistakes(scores, judges.y);
    if (mistakes < fewest) best = std::move(found);
    fewest = std::min(fewest, mistakes);
  }
  return valuesOf(m_split->errors(best.weights, m_loss));
}

}  // namespace epsiscope

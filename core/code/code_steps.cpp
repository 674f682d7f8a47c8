#include "core/code/code_steps.h"

#include <cmath>
#include <memory>
#include <utility>

#include "core/base/said_error.h"
#include "core/classes/class_response.h"
#include "core/mechanisms/for_release.h"
#include "core/reading/text/cell_text.h"
#include "core/statistics/statistic_row.h"
#include "core/study/study.h"
#include "core/table/dataset.h"
#include "core/tasks/methods.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/statistic/inputs.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// Everything that the steps are made of.
struct CodeOrder {
  ProgramLanguage language;
  const Study& study;
  const PreparedTable& table;
  const ReleaseProposal& proposal;

  const Column& column(const std::string& name) const {
    const Dataset& dataset = *table.dataset();
    return dataset.columns[static_cast<std::size_t>(dataset.find(name))];
  }
  /// The epsilon of one row, without the trillionth that a release keeps for rounding.
  double epsilonOfRow() const {
    constexpr double kForRounding = 1 - 0x1p-40;
    return protectedUnit(study.data).epsilonOfRow(proposal.chosen.epsilon * kForRounding);
  }
};

double parameterOf(const ReleasedNoise& noise, const std::string& wanted) {
  for (const auto& [name, value] : noise.parameters)
    if (name == wanted) return value;
  return 0;
}

/// Cells are compared without the blanks around them.
std::vector<std::string> withoutBlanks(std::vector<std::string> texts) {
  for (std::string& text : texts) text = std::string(trimmed(text));
  return texts;
}

CodeStep statisticStep(const CodeOrder& order, std::size_t release) {
  const ReleasePlan plan = planOf(order.study, release);
  if (plan.isGrouped())
    throw SaidError(
        sentence("Core",
                 "We know no call of OpenDP or diffprivlib that releases a statistic by groups or "
                 "of weighted rows as it is promised here; use epsiscope release."));
  if (plan.boundsShare > 0)
    throw SaidError(
        sentence("Core",
                 "We know no call of OpenDP or diffprivlib that finds bounds as it is promised here; use "
                 "epsiscope release."));
  ColumnInputs inputs = statisticInputs(order.study).columns[release];
  if (inputs.positive) inputs.positive = std::string(trimmed(*inputs.positive));
  if (inputs.categories) inputs.categories = withoutBlanks(*inputs.categories);
  const ReleasedNoise& noise = order.proposal.noise.at(release);
  const bool isByRanks = !statisticRow(plan.kind).addsNoise();
  const bool isNormal = plan.mechanism == "gaussian";
  return {.id = idOfRelease(order.study, release),
          .statisticName = nameOf(plan.kind),
          .column = inputs.column,
          .isNumber = order.column(inputs.column).kind == ColumnKind::number,
          .positive = inputs.positive,
          .categories = inputs.categories,
          .lower = plan.bounds.lower,
          .upper = plan.bounds.upper,
          .quantile = plan.quantile,
          .bins = plan.bins,
          .law = isByRanks  ? "exponential"
                 : isNormal ? "gaussian"
                            : "laplace",
          .scale = parameterOf(noise, "scale"),
          .epsilon = shareOfRelease(order.study, release) * order.proposal.chosen.epsilon,
          .delta = isNormal ? plan.delta : 0};
}

std::vector<CodeStep> statisticSteps(const CodeOrder& order) {
  std::vector<CodeStep> steps;
  for (std::size_t i = 0; i < releaseCount(order.study); ++i) steps.push_back(statisticStep(order, i));
  return steps;
}

CodeStep labelStep(const CodeOrder& order) {
  const DataChoice& data = order.study.data;
  return {.id = data.target,
          .column = data.target,
          .isNumber = order.column(data.target).kind == ColumnKind::number,
          .law = order.proposal.chosen.method,
          .epsilon = order.proposal.chosen.epsilon,
          .delta = order.proposal.statement->promise.delta()};
}

/// The scale is that of the noise that a release would add: its law does not depend on the label.
std::vector<CodeStep> noisyLabelSteps(const CodeOrder& order) {
  CodeStep step = labelStep(order);
  const LabelBounds range = bounds(order.study.data);
  step.lower = range.lower;
  step.upper = range.upper;
  MechanismParameters parameters;
  parameters.epsilon = order.epsilonOfRow();
  parameters.bounds = range;
  parameters.delta = step.delta / protectedUnit(order.study.data).rows();
  const std::unique_ptr<Mechanism> noise = madeForRelease(step.law, parameters);
  const double variance = noise->variance(range.lower);
  step.scale = std::sqrt(step.law == "laplace" ? variance / 2 : variance);
  return {std::move(step)};
}

std::vector<CodeStep> classSteps(const CodeOrder& order) {
  CodeStep step = labelStep(order);
  Study copy = order.study;
  step.categories = withoutBlanks(taskOf(copy).classesOf(copy)->value());
  step.law = kMethodRandomizedResponse;
  step.truth = ClassResponse(step.categories->size(), order.epsilonOfRow()).truth();
  return {std::move(step)};
}

[[noreturn]] void refuseMethod(const CodeOrder& order) {
  const std::string name = order.proposal.chosen.method;
  if (name == kMethodNoisySums || name == kMethodNoisySumsGaussian || isCentralRidge(name))
    throw SaidError(
        filled(sentence("Core",
                        "No library makes the release of %1: OpenDP has no regression, and that of "
                        "diffprivlib adds other noise to other sums; use epsiscope release."),
               name));
  if (order.language == ProgramLanguage::r && name == "staircase")
    throw SaidError(filled(sentence("Core",
                                    "No library of R makes the release of %1, only diffprivlib for "
                                    "Python; choose python, or use epsiscope release."),
                           name));
  throw SaidError(filled(sentence("Core",
                                  "We know no call of OpenDP or diffprivlib that makes the release of %1; "
                                  "choose another method, or use epsiscope release."),
                         name));
}

}  // namespace

bool needsPlannedNoise(const Study& study) {
  return !taskOf(study).facts().hasMethods;
}

std::vector<CodeStep> codeSteps(ProgramLanguage language, const Study& study, const PreparedTable& table,
                                const ReleaseProposal& proposal) {
  const CodeOrder order{language, study, table, proposal};
  if (needsPlannedNoise(study)) return statisticSteps(order);
  const std::string& name = proposal.chosen.method;
  const bool isStaircase = name == "staircase" && language == ProgramLanguage::python;
  if (name == "laplace" || name == "gaussian" || isStaircase) return noisyLabelSteps(order);
  if (name == kMethodRandomizedResponse || name == kMethodRandomizedResponseUncorrected)
    return classSteps(order);
  refuseMethod(order);
}

}  // namespace epsiscope

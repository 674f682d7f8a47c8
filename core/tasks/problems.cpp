#include "core/tasks/problems.h"

#include "core/study/number_keys.h"
#include "core/study/printed_mistakes.h"
#include "core/study/problem_list.h"
#include "core/tasks/data_problems.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>

namespace epsiscope {

namespace {

/// Checks the columns that are drawn: a wrong one would be drawn wrongly.
void checkPublished(const Study& study, ProblemList& found) {
  for (std::size_t i = 0; i < study.published.size(); ++i) {
    const PublishedColumn& column = study.published[i];
    const std::string field = "published[" + std::to_string(i) + "]";
    if (column.label.empty() || column.source.empty())
      found.add(
          field,
          sentence("Core",
                   "A published column has no label or no source; say what it is and where it stands."));
    if (!column.isPrivate && column.reason.empty())
      found.add(
          field + ".reason",
          filled(sentence("Core", "The published column %1 is not private, but no reason is given; say why."),
                 quoted(column.label)));
    const bool overLambda = !column.lambda.empty();
    if (overLambda && column.epsilon.size() != 1)
      found.add(
          field + ".epsilon",
          filled(sentence(
                     "Core",
                     "The published column %1 is a table over lambda; give the one epsilon that it is for."),
                 quoted(column.label)));
    if ((overLambda ? column.lambda : column.epsilon).size() != column.error.size() ||
        (!column.sd.empty() && column.sd.size() != column.error.size()))
      found.add(field, filled(sentence("Core",
                                       "The published column %1 has lists of different lengths; give one "
                                       "error, and one sd if any, per epsilon or lambda."),
                              quoted(column.label)));
    for (const double epsilon : column.epsilon) found.budget(field + ".epsilon", epsilon);
    if (column.privateBelow) found.budget(field + ".private_below", *column.privateBelow);
    for (const double lambda : column.lambda)
      found.positive(field + ".lambda", sentence("Core", "Lambda"), lambda);
    for (const double error : column.error)
      found.notNegative(field + ".error", sentence("Core", "A published error"), error);
    for (const double sd : column.sd)
      found.notNegative(field + ".sd", sentence("Core", "A published sd"), sd);
    if (column.withoutPrivacy)
      found.notNegative(field + ".without_privacy", sentence("Core", "A published error"),
                        *column.withoutPrivacy);
  }
}

/// Checks that the results of a run fit into memory, and into a file that can be read again.
void checkSize(Study study, ProblemList& found) {
  constexpr double kMostCells = 1e5, kMostKeptValues = 5e6;
  const Task& task = taskOf(study);
  const std::vector<double>* sweep = task.lambdaSweepOf(study);
  const std::vector<std::string>* methods = task.methodsOf(study);
  const auto count = [](const auto* list) {
    return list == nullptr ? 0.0 : static_cast<double>(list->size());
  };
  const double cells = count(&study.epsilon) * (1 + count(sweep)) * (1 + count(&study.trainSizes)) *
                       std::max(1.0, count(methods));
  const auto draws = static_cast<double>(task.draws(study));
  if (cells > kMostCells)
    found.add("epsilon", filled(sentence("Core",
                                         "There are %1 combinations of epsilon, lambda, number of rows and "
                                         "method; choose at most %2."),
                                cells, kMostCells));
  else if (numberKey("trials").range.holds(study.trials) && cells * study.trials * draws > kMostKeptValues)
    found.add("trials", filled(sentence("Core",
                                        "A run would keep %1 values of each error; choose fewer trials or "
                                        "epsilons, so that there are at most %2."),
                               cells * study.trials * draws, kMostKeptValues));
}

void checkAsPrinted(const Study& study, ProblemList& found) {
  std::vector<std::string> known;
  for (const PrintedMistakeRow& row : printedMistakes()) known.emplace_back(row.id);
  for (const std::string& id : study.asPrinted)
    found.oneOf("as_printed", sentence("Core", "A published mistake"), known, id);
  if (study.asPrinted.empty()) return;
  found.list("as_printed", sentence("Core", "published mistakes"), study.asPrinted);
  if (study.mode == Mode::release) found.add("as_printed", sentence("Core", kMistakesAreNotReleased));
}

void checkStudy(const Study& study, ProblemList& found) {
  if (study.mode == Mode::release)
    found.add(
        "mode",
        sentence(
            "Core",
            "In Release nothing is shown but what was released: press Release for that, or use epsiscope "
            "release; choose classroom to look."));
  found.list("epsilon", sentence("Core", "epsilons"), study.epsilon);
  for (const double epsilon : study.epsilon) found.budget("epsilon", epsilon);
  found.number(study, "trials");
  found.number(study, "test_fraction");
  if (!study.trainSizes.empty())
    found.list("train_sizes", sentence("Core", "training sizes"), study.trainSizes);
  for (const int size : study.trainSizes)
    found.atLeast("train_sizes", sentence("Core", "A number of rows to learn from"), 2, size);
  checkSize(study, found);
  checkPublished(study, found);
  checkAsPrinted(study, found);
}

void checkKeys(const Study& study, const std::filesystem::path& folder, ProblemList& found) {
  checkStudy(study, found);
  checkData(study, found);
  for (const Task* task : allTasks()) task->check(study, folder, found);
}

}  // namespace

std::vector<Problem> problems(const Study& study, const std::filesystem::path& folder) {
  ProblemList found;
  checkKeys(study, folder, found);
  return found.take();
}

std::vector<Problem> problems(const Study& study, const PreparedTable& table,
                              const std::filesystem::path& folder) {
  ProblemList found;
  checkKeys(study, folder, found);
  checkNamedColumns(study.data, *table.dataset(), found);
  checkDeclaredReading(study.data, table.options(), *table.dataset(), found);
  if (table.problems().empty()) {
    checkSplit(study, table.data(), found);
    taskOf(study).check(study, table, found);
  }
  found.add(table.problems());
  return found.take();
}

}  // namespace epsiscope

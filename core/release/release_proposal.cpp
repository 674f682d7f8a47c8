#include "core/release/release_proposal.h"

#include <memory>
#include <utility>

#include "core/page/planned_twin.h"
#include "core/release/release.h"
#include "core/start/column_roles.h"
#include "core/study/data_match.h"
#include "core/study/load.h"
#include "core/study/study.h"
#include "core/table/dataset.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/problems.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// The study that is checked and planned: with this release alone.
Study onlyThis(const Study& study, const ChosenRelease& chosen) {
  Study alone = study;
  alone.mode = Mode::classroom;
  alone.view.epsilon = chosen.epsilon;
  return alone;
}

/// A cell of that row, where there is nobody: all rows are the same, but each is somebody else's.
void addNobodysCell(const DataChoice& data, std::size_t row, Column& column) {
  const bool isPerson = column.name == data.person;
  if (column.kind == ColumnKind::number) {
    const double same = column.name == data.target ? data.lower.value_or(0) : 0;
    column.values.push_back(isPerson ? static_cast<double>(row) : same);
    return;
  }
  if (isPerson) column.categories.push_back(std::to_string(row));
  column.codes.push_back(isPerson ? static_cast<std::int32_t>(row) : 0);
}

/// A table of as many rows and the same columns.
std::shared_ptr<const Dataset> nobodysRows(const DataChoice& data, const PreparedData& table) {
  Dataset made;
  for (const Column& like : table.dataset->columns) {
    Column column{.name = like.name, .kind = like.kind};
    if (like.kind == ColumnKind::text && like.name != data.person)
      column.categories = choiceOf(data, like.name).categories.value_or(std::vector<std::string>{"-"});
    for (std::size_t row = 0; row < table.rows.size(); ++row) addNobodysCell(data, row, column);
    made.columns.push_back(std::move(column));
  }
  return std::make_shared<const Dataset>(std::move(made));
}

struct Planned {
  Study study;
  std::shared_ptr<const PreparedTable> table = nullptr;  ///< null once cancelled
  std::vector<std::string> missing = {};
};

/// Where nothing is learned the noise follows from the columns alone, and rows of nobody will do; else people
/// are planned, from whom there is something to learn.
Planned plannedFor(const Study& study, const PreparedTable& table, const std::filesystem::path& folder,
                   const GoOn& goOn) {
  if (!taskOf(study).facts().learns) {
    return {.study = study,
            .table = PreparedTable::of(study, nobodysRows(withKnownBounds(study.data), table.data()))};
  }
  PlannedTwin twin = plannedTwin(study, table);
  Planned planned{.study = twin.study, .table = nullptr, .missing = std::move(twin.missing)};
  if (!planned.missing.empty()) return planned;
  if (auto dataset = loadData(planned.study.data, folder, goOn))
    planned.table = PreparedTable::of(planned.study, std::move(dataset));
  return planned;
}

/// Problems with the rows name cells, which are nobody's business here; those with the names of columns are
/// said as they are.
std::vector<Problem> withoutRows(const Study& study, const PreparedTable& table, std::vector<Problem> found) {
  if (found.empty() || !mismatches(study.data, taskOf(study).holdsClasses(study), *table.dataset()).empty())
    return found;
  for (Problem& problem : found)
    problem.sentence =
        filled(sentence("Core",
                        "Something in the rows stands against %1, and a release shows no rows: "
                        "look at the table in Classroom, which says what it is."),
               problem.field);
  return found;
}

}  // namespace

ReleaseProposal proposedRelease(const Study& study, const std::filesystem::path& folder) {
  ReleaseProposal proposal;
  proposal.chosen = chosenRelease(study, proposal.problems);
  for (Problem& problem : problems(onlyThis(study, proposal.chosen), folder))
    proposal.problems.push_back(std::move(problem));
  return proposal;
}

ReleaseProposal proposedRelease(const Study& study, const PreparedTable& table,
                                const std::filesystem::path& folder) {
  ReleaseProposal proposal;
  proposal.chosen = chosenRelease(study, proposal.problems);
  const Study alone = onlyThis(study, proposal.chosen);
  proposal.problems = withoutRows(alone, table, problems(alone, table, folder));
  if (!proposal.problems.empty()) return proposal;
  proposal.undeclared = undeclaredIn(alone, table.data());
  proposal.problems = whyItStays(alone, table, proposal.chosen, folder);
  if (proposal.problems.empty()) proposal.statement = statementBefore(alone, table, proposal.chosen);
  return proposal;
}

void planRelease(const Study& study, const PreparedTable& table, const std::filesystem::path& folder,
                 const GoOn& goOn, ReleaseProposal& proposal) {
  const Planned planned = plannedFor(onlyThis(study, proposal.chosen), table, folder, goOn);
  proposal.whyNotPlanned = planned.missing;
  if (!planned.table) return;
  for (const Problem& problem : problems(planned.study, *planned.table, folder))
    proposal.whyNotPlanned.push_back(problem.sentence);
  if (findsAnyBounds(study))
    proposal.whyNotPlanned.push_back(sentence(
        "Core",
        "Its noise is made for bounds that the release finds, so that nothing is known of it before."));
  if (!proposal.whyNotPlanned.empty()) return;
  if (whyItStays(planned.study, *planned.table, proposal.chosen, folder).empty())
    proposal.noise = drawRelease(planned.study, planned.table->data(), proposal.chosen, folder).noise;
  for (ReleasedNoise& noise : proposal.noise)
    if (noise.about == planned.study.data.target) noise.about = study.data.target;
  const Task& task = taskOf(study);
  if (!task.facts().learns || !goOn()) return;
  const auto cache = buildCache(planned.study, planned.table, goOn, folder);
  if (!cache) return;
  proposal.plannedError =
      task.errorAt(planned.study, *cache, proposal.chosen.method, proposal.chosen.epsilon, goOn);
  proposal.metric = task.metricOf(study);
  proposal.unit = task.unitOf(study);
}

}  // namespace epsiscope

#include "core/page/planned_twin.h"

#include <algorithm>

#include "core/builtin/planned_data.h"
#include "core/prepare/features.h"
#include "core/study/load.h"
#include "core/study/plan.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

/// Planned features are standard normal: one in sixteen thousand is clipped.
constexpr double kPlannedFeatureBound = 4;

std::vector<std::string> undeclaredShape(const DataChoice& data, bool classes, const PreparedData& table) {
  std::vector<std::string> missing;
  if (!classes && (data.boundsFromData || !data.lower || !data.upper))
    missing.push_back(
        filled(sentence("Core", "Planned data need the bounds of %1: declare what is publicly known of it."),
               quoted(data.target)));
  if (const std::vector<std::string> names = columnsWithoutCategories(table); !names.empty())
    missing.push_back(filled(
        sentence("Core", "Planned data need the categories of %1: declare what these columns can say."),
        quotedList(names, names.size())));
  return missing;
}

/// Bounds of the planned features, where the study declares those of its own.
std::vector<ColumnBound> plannedBounds(const DataChoice& data, int features) {
  std::vector<ColumnBound> bounds;
  if (data.columnBounds.empty()) return bounds;
  for (int i = 1; i <= features; ++i)
    bounds.push_back({.column = "x" + std::to_string(i), .bound = kPlannedFeatureBound});
  return bounds;
}

}  // namespace

PlannedTwin plannedTwin(const Study& study, const PreparedTable& table) {
  const DataChoice own = withKnownBounds(study.data);
  const bool classes = taskOf(study).holdsClasses(study);
  PlannedTwin twin{.study = study, .missing = undeclaredShape(own, classes, table.data())};
  if (!twin.missing.empty()) return twin;
  DataChoice& data = twin.study.data;
  data = {};
  data.file = std::string(kPlanFile);
  data.target = kPlannedTarget;
  data.lower = classes ? std::optional<double>(kPlannedBounds.lower) : own.lower;
  data.upper = classes ? std::optional<double>(kPlannedBounds.upper) : own.upper;
  data.unit = own.unit;
  data.prepare = own.prepare;
  data.person = own.person;
  data.rowsPerPerson = own.rowsPerPerson;
  data.plan.features = std::clamp(static_cast<int>(table.data().features.size()), 1, kMostPlannedFeatures);
  data.plan.shape = classes ? LabelShape::classes : LabelShape::bell;
  data.plan.rows =
      std::clamp(static_cast<int>(table.data().rows.size()), kFewestPlannedRows, mostPlannedRows(data));
  data.columnBounds = plannedBounds(own, data.plan.features);
  if (classes) {
    data.positive = kPlannedPositive;
    if (auto* declared = taskOf(study).classesOf(twin.study); declared != nullptr && *declared)
      *declared = {{kPlannedNegative, kPlannedPositive}};
  }
  // What was looked at may be somebody's: a row, the label of one.
  twin.study.view.label = twin.study.view.otherLabel = std::nullopt;
  twin.study.published.clear();
  twin.study.view.feature.reset();
  twin.study.view.columns.reset();
  twin.study.view.brushLow = twin.study.view.brushHigh = std::nullopt;
  twin.study.view.row.reset();
  return twin;
}

}  // namespace epsiscope

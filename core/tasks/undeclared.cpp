#include "core/tasks/undeclared.h"

#include "core/erm/unit_rows.h"
#include "core/prepare/features.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

void addUndeclaredBounds(const DataChoice& data, std::vector<Undeclared>& found) {
  if (data.boundsFromData)
    found.push_back({kKeyBounds, {data.target}, sentence("Core", kBoundsFromDataNote)});
}

void addUndeclaredFeatures(const PreparedData& data, const UnitRowsOptions& options,
                           std::vector<Undeclared>& found) {
  if (std::vector<std::string> columns = columnsWithoutBound(data, options); !columns.empty())
    found.push_back({kKeyColumnBounds, std::move(columns), columnBoundsNote(data, options)});
  if (std::vector<std::string> columns = columnsWithoutCategories(data); !columns.empty())
    found.push_back({kKeyCategories, std::move(columns), categoriesNote(data)});
  for (const std::string& note : data.fromOtherRows) found.push_back({kKeyCells, {}, note});
}

std::vector<Undeclared> undeclaredIn(const Study& study, const PreparedData& data) {
  std::vector<Undeclared> found = taskOf(study).undeclared(study, data);
  if (data.counts.readAsDetected) found.push_back({kKeyReading, {}, sentence("Core", kDetectedReadingNote)});
  return found;
}

std::vector<std::string> whyNothingIsPrivate(const Study& study, const PreparedTable& table) {
  if (!table.problems().empty()) return {};
  const Task& task = taskOf(study);
  std::vector<std::string> ofMethods, why;
  for (const Method& method : task.methods()) {
    if (!task.usesMethod(study, method.id) || method.role != MethodRole::method) continue;
    const Guarantee promised = task.promise(study, table.data(), method.id);
    if (promised.isPrivate()) return {};
    addOnce(ofMethods, promised.note());
  }
  for (const Undeclared& one : undeclaredIn(study, table.data())) addOnce(why, one.sentence);
  if (why.empty()) why = std::move(ofMethods);
  if (why.empty())
    why.push_back(sentence("Core", "No method of the study adds noise; choose one that does."));
  return why;
}

}  // namespace epsiscope

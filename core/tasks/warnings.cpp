#include "core/tasks/warnings.h"

#include "core/study/plan.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/text/wording.h"
#include "core/text/sentence.h"

namespace epsiscope {

std::vector<std::string> warnings(const Study& study, const PreparedData& data,
                                  const std::vector<std::string>& ofLabels) {
  constexpr std::size_t kFewRows = 100;
  const Task& task = taskOf(study);
  std::vector<std::string> found;
  if (isPlan(study.data))
    found.push_back(sentence("Core", "Planned, not measured: nobody was asked, the people are invented."));
  found.insert(found.end(), data.notes.begin(), data.notes.end());
  if (study.data.boundsFromData && !task.holdsClasses(study))
    found.push_back(sentence("Core", kBoundsFromDataNote));
  if (data.rows.empty()) return found;
  found.insert(found.end(), ofLabels.begin(), ofLabels.end());
  if (data.rows.size() < kFewRows)
    found.push_back(
        filled(sentence("Core", "There are %1 rows only: errors vary much from one split to another."),
               data.rows.size()));
  const std::vector<std::string> ofTask = task.warnings(study);
  found.insert(found.end(), ofTask.begin(), ofTask.end());
  return found;
}

std::vector<std::string> warnings(const Study& study, const TaskCache& cache) {
  std::vector<std::string> found = warnings(study, cache.data(), cache.labelWarnings);
  for (const std::string& note : cache.notes) addOnce(found, note);
  return found;
}

}  // namespace epsiscope

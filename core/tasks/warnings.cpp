#include "core/tasks/warnings.h"

#include "core/study/plan.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/text/wording.h"
#include "core/text/sentence.h"

namespace epsiscope {

std::string deltaWarning(double delta, std::size_t people, const ProtectedUnit& unit) {
  constexpr int kDigits = 3;
  switch (deltaReach(delta, people)) {
    case DeltaReach::all:
      return deltaPromisesNothing(delta, people, unit);
    case DeltaReach::near:
      return filled(
          unit.isPerson()
              ? sentence("Core",
                         "Delta is %1, more than a tenth of 1/n = %2 for n = %3 people: from 1/n on "
                         "nothing would be promised. Choose a delta far below 1/n.")
              : sentence("Core",
                         "Delta is %1, more than a tenth of 1/n = %2 for n = %3 rows: from 1/n on "
                         "nothing would be promised. Choose a delta far below 1/n."),
          roundedText(delta, kDigits), roundedText(1 / static_cast<double>(people), kDigits), people);
    case DeltaReach::well:
      break;
  }
  return {};
}

std::vector<std::string> warnings(const Study& study, const PreparedData& data,
                                  const std::vector<std::string>& ofLabels) {
  const Task& task = taskOf(study);
  std::vector<std::string> found;
  if (!data.rows.empty())
    addOnce(found, deltaWarning(task.deltaOf(study), data.counts.units(), protectedUnit(study.data)));
  if (isPlan(study.data))
    found.push_back(sentence("Core", "Planned, not measured: nobody was asked, the people are invented."));
  found.insert(found.end(), data.notes.begin(), data.notes.end());
  if (study.data.boundsFromData && !task.holdsClasses(study))
    found.push_back(sentence("Core", kBoundsFromDataNote));
  if (data.counts.readAsDetected) found.push_back(sentence("Core", kDetectedReadingNote));
  if (data.rows.empty()) return found;
  found.insert(found.end(), ofLabels.begin(), ofLabels.end());
  if (task.facts().learns && data.rows.size() < kFewRows)
    found.push_back(
        filled(sentence("Core", "There are only %1 rows: errors vary widely from one split to another."),
               data.rows.size()));
  const std::vector<std::string> ofTask = task.warnings(study, data.rows.size());
  found.insert(found.end(), ofTask.begin(), ofTask.end());
  return found;
}

std::vector<std::string> warnings(const Study& study, const TaskCache& cache) {
  std::vector<std::string> found = warnings(study, cache.data(), cache.labelWarnings);
  for (const std::string& note : cache.notes) addOnce(found, note);
  return found;
}

}  // namespace epsiscope

#include "core/run/run_facts.h"

#include "core/base/now_text.h"
#include "core/base/parallel.h"
#include "core/study/load.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

Result runFacts(const Study& study, const Dataset& dataset, const Trials& trials, unsigned threads) {
  Result result;
  result.study = study;
  result.complete = false;
  for (const CellPlan& cell : trials.cells())
    result.series.insert(result.series.end(), cell.rows.begin(), cell.rows.end());
  for (ResultRow& row : result.series) row.role = taskOf(study).roleOf(row.method);
  result.dataName = dataset.name;
  result.dataSha256 = dataset.sha256;
  result.version = EPSISCOPE_VERSION;
  result.threads = threadCount(threads);
  result.date = nowText();
  trials.describe(result);
  if (study.data.recipe)
    for (const std::string& note : dataset.notes) addOnce(result.notes, note);
  if (dataChanged(study.data, dataset)) result.notes.push_back(sentence("Core", kDataChanged));
  return result;
}

}  // namespace epsiscope

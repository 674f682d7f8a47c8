#include "core/run/run_facts.h"

#include <ctime>

#include "core/base/parallel.h"
#include "core/study/load.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

std::string nowAsText() {
  const std::time_t now = std::time(nullptr);
  std::tm utc{};
  gmtime_r(&now, &utc);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &utc);
  return text;
}

}  // namespace

Result runFacts(const Study& study, const Dataset& dataset, const Trials& trials, unsigned threads) {
  Result result;
  result.study = study;
  result.complete = false;
  for (const CellPlan& cell : trials.cells())
    result.series.insert(result.series.end(), cell.rows.begin(), cell.rows.end());
  result.dataName = dataset.name;
  result.dataSha256 = dataset.sha256;
  result.version = EPSISCOPE_VERSION;
  result.threads = threadCount(threads);
  result.date = nowAsText();
  trials.describe(result);
  if (study.data.recipe)
    for (const std::string& note : dataset.notes) addOnce(result.notes, note);
  if (dataChanged(study.data, dataset)) result.notes.push_back(sentence("Core", kDataChanged));
  return result;
}

}  // namespace epsiscope

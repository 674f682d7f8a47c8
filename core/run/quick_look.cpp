#include "core/run/quick_look.h"

#include <algorithm>

#include "core/run/run.h"
#include "core/tasks/problems.h"
#include "core/tasks/task.h"

namespace epsiscope {

namespace {

/// Each is about four times the one before, and the last one is all.
std::vector<int> quickSizes(std::size_t rows) {
  std::vector<int> sizes;
  for (const int halvings : {6, 4, 2, 0})
    if (const int size = static_cast<int>(rows >> halvings); size >= 2) sizes.push_back(size);
  return sizes;
}

}  // namespace

Study quickStudy(const Study& study, const PreparedTable& table, std::size_t trainRows) {
  Study quick = study;
  const Task& task = taskOf(study);
  quick.epsilon = {viewEpsilon(study)};
  quick.trials = std::min(study.trials, kQuickTrials);
  if (std::vector<double>* sweep = task.lambdaSweepOf(quick)) sweep->clear();
  task.quicken(quick);
  quick.trainSizes = quickSizes(std::min(trainRows, task.mostTrainRows(quick)));
  // Fewer rows may be too few for the study.
  while (!quick.trainSizes.empty() && !problems(quick, table).empty())
    quick.trainSizes.erase(quick.trainSizes.begin());
  return quick;
}

QuickLook quickLook(const Study& study, const std::shared_ptr<const PreparedTable>& table,
                    std::size_t trainRows, const QuickLook* drawn, const GoOn& goOn) {
  const Study quick = quickStudy(study, *table, trainRows);
  if (quick.trainSizes.empty()) return {};
  if (drawn != nullptr && drawn->result && drawn->result->study.inputs() == quick.inputs()) return *drawn;
  std::optional<Result> found = run(
      quick, table, {}, [&](double fraction, const std::string&, const Result*) { return goOn(fraction); });
  if (!found) return {};
  return {std::make_shared<const Result>(std::move(*found))};
}

}  // namespace epsiscope

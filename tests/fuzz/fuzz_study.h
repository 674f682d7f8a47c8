#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "core/base/file_error.h"
#include "core/study/load.h"
#include "core/study/plan.h"
#include "core/study/study_file.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/problems.h"
#include "core/tasks/task.h"
#include "tests/fuzz/json_mutator.h"

namespace epsiscope::test {

/// Returns words of studies, so that more mutants can run.
inline const std::vector<std::string>& studyWords() {
  static const std::vector<std::string> words = [] {
    std::vector<std::string> all = {"label",
                                    "x1",
                                    "x2",
                                    "yes",
                                    "no",
                                    "ridge",
                                    "perceptron",
                                    "best",
                                    "random-features",
                                    "winsorised-ridge",
                                    "staged",
                                    "gaussian",
                                    "laplacian",
                                    "polynomial",
                                    "linear",
                                    "logistic",
                                    "huber",
                                    "smoothed-hinge",
                                    "standardise",
                                    "unit-rows",
                                    "unit-rows-plain",
                                    "none",
                                    "noisy-counts",
                                    "noisy-labels",
                                    "uniform",
                                    "exact",
                                    "count",
                                    "sum",
                                    "mean",
                                    "variance",
                                    "quantile",
                                    "histogram",
                                    "laplace",
                                    "exponential",
                                    "bell",
                                    "skewed",
                                    "outliers",
                                    "classes",
                                    "matched",
                                    "suggested",
                                    "error",
                                    "loss",
                                    "lambda",
                                    "epsilon",
                                    "rows",
                                    "drop-rows"};
    for (const Task* task : allTasks()) {
      all.emplace_back(task->facts().id);
      for (const Method& method : task->methods()) all.push_back(method.id);
    }
    return all;
  }();
  return words;
}

/// Returns a study that can run, on planned data with whatever the task needs.
inline Study startStudy(Rng& rng) {
  const auto tasks = allTasks();
  Study study;
  study.task = tasks[rng.below(tasks.size())]->facts().task;
  study.data = {};
  study.data.file = std::string(kPlanFile);
  study.data.plan.rows = 40;
  study.data.plan.features = 2;
  study.data.target = "label";
  study.data.lower = 0;
  study.data.upper = 5;
  if (taskOf(study).holdsClasses(study) || rng.below(4) == 0) {
    study.data.plan.shape = LabelShape::classes;
    study.data.positive = "yes";
  }
  study.data.prepare = taskOf(study).facts().preparations.front();
  study.epsilon = {0.5, 2};
  study.trials = 2;
  return study;
}

/// Returns the study with the parameters that make a run long shortened; extreme numbers stay.
inline Study shortened(Study study) {
  const auto atMost = [](auto& list, std::size_t most) { list.resize(std::min(list.size(), most)); };
  study.data.file = std::string(kPlanFile);
  study.data.recipe.reset();
  study.data.reading = {};
  study.data.plan.rows = std::min(study.data.plan.rows, 60);
  study.data.plan.features = std::min(study.data.plan.features, 4);
  study.trials = std::min(study.trials, 2);
  atMost(study.epsilon, 3);
  atMost(study.trainSizes, 2);
  LabelPrivacy& labels = study.labelPrivacy;
  labels.randomFeatures = std::min(labels.randomFeatures, 16);
  labels.unbiasedValues = std::min(labels.unbiasedValues, 6);
  labels.rrValues = std::min(labels.rrValues, 24);
  if (labels.binWidth && study.data.lower && study.data.upper)
    labels.binWidth = std::max(*labels.binWidth, (*study.data.upper - *study.data.lower) / 200);
  study.kernelRelease.mostRows = std::min(study.kernelRelease.mostRows, 40);
  atMost(study.kernelRelease.lambdaSweep, 2);
  PrivateClassifier& classifier = study.privateClassifier;
  classifier.draws = std::min(classifier.draws, 3);
  classifier.randomFeatures = std::min(classifier.randomFeatures, 16);
  atMost(classifier.lambdaSweep, 2);
  if (classifier.tune) atMost(*classifier.tune, 3);
  study.statistic.bins = std::min(study.statistic.bins, 50);
  atMost(study.statistic.others, 2);
  study.labelClasses.randomFeatures = std::min(study.labelClasses.randomFeatures, 16);
  study.privateRegression.randomFeatures = std::min(study.privateRegression.randomFeatures, 16);
  atMost(study.published, 3);
  study.view.searchDeeper = false;
  return study;
}

/// A study that can run, with its table.
struct Runnable {
  Study study;
  std::shared_ptr<const PreparedTable> table;
};

/// Returns null where the text is no study, or none that can run. `planned`: on planned data; otherwise the
/// same table comes from a file, which has other pictures, none of them slow.
inline std::optional<Runnable> runnableFrom(const std::string& text, bool planned) {
  try {
    Runnable found{.study = shortened(parseStudy(text, "fuzz")), .table = nullptr};
    found.study.data = withKnownBounds(found.study.data);
    if (!problems(found.study).empty()) return std::nullopt;
    const auto table = loadData(found.study.data, {});
    if (!planned) found.study.data.file = "table.csv";
    found.table = PreparedTable::of(found.study, table);
    if (!problems(found.study, *found.table).empty()) return std::nullopt;
    return found;
  } catch (const FileError&) {
    return std::nullopt;
  }
}

/// Eight studies of all tasks that can run.
inline std::vector<Runnable> startRunnables() {
  std::vector<Runnable> made;
  Rng rng(1);
  while (made.size() < 8)
    if (const auto from = runnableFrom(compactJson(startStudy(rng)), true)) made.push_back(*from);
  return made;
}

inline std::size_t mutateStudy(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  Rng rng(seed);
  const std::string text(reinterpret_cast<const char*>(data), size);
  const std::string start = compactJson(startStudy(rng));
  // No edit leads from a study that cannot run to one that can; and there are other tasks.
  const bool isLost = rng.below(16) == 0 || (rng.below(3) == 0 && !runnableFrom(text, true));
  return stored(mutatedJson(isLost ? start : text, start, studyWords(), rng), data, size, most);
}

}  // namespace epsiscope::test

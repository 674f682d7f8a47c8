#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/statistics/statistic_row.h"
#include "core/study/statistic.h"
#include "core/study/study.h"
#include "core/table/dataset.h"
#include "core/tasks/methods.h"
#include "core/tasks/statistic/release.h"
#include "core/tasks/task.h"

namespace epsiscope::test {

inline constexpr int kVisits = 5;

/// People with `each` rows, which are spread over the table.
inline std::shared_ptr<const Dataset> visits(std::size_t each = kVisits, std::size_t people = 40) {
  Dataset table;
  Column person{.name = "person", .kind = ColumnKind::text};
  Column age{.name = "age"}, cost{.name = "cost"};
  Column outcome{.name = "outcome", .kind = ColumnKind::text, .categories = {"well", "ill"}};
  for (std::size_t i = 0; i < people; ++i) person.categories.push_back("P" + std::to_string(i));
  for (std::size_t row = 0; row < each * people; ++row) {
    person.codes.push_back(static_cast<std::int32_t>(row % people));
    age.values.push_back(static_cast<double>(18 + row * 37 % 60));
    cost.values.push_back(static_cast<double>(row * 31 % 97));
    outcome.codes.push_back(row * 13 % 7 < 3 ? 1 : 0);
  }
  table.name = "visits";
  table.columns = {person, age, cost, outcome};
  return std::make_shared<const Dataset>(table);
}

/// The task's study of these visits, with every method it has, and everything declared.
inline Study studyOfMethod(const Task& task, const std::string& method) {
  Study study;
  study.task = task.facts().task;
  if (method.starts_with("svm")) study.kernelRelease.method = "svm";
  study.data.target =
      task.facts().target == TargetKind::classes || task.hasClasses(study) ? "outcome" : "cost";
  study.data.features = {"age"};
  study.data.lower = 0;
  study.data.upper = 100;
  study.data.columnBounds = {{"age", 100}};
  study.data.prepare = task.accepts("unit-rows") ? "unit-rows" : task.facts().preparations.front();
  if (study.data.target == "outcome") study.data.positive = "ill";
  study.labelClasses.classes = std::vector<std::string>{"well", "ill"};
  study.epsilon = {1};
  study.view.epsilon = 1;
  study.trials = 1;
  if (!task.facts().learns) study.statistic.mechanism = method;
  study.kernelRelease.lambda = 0.1;
  if (method == kMethodKernel || method == kMethodKernelTight) study.kernelRelease.loss = "absolute";
  study.labelPrivacy.delta = study.statistic.delta = study.privateRegression.delta =
      study.privateClassifier.delta = study.kernelRelease.delta = 1e-4;
  if (std::vector<std::string>* methods = task.methodsOf(study)) *methods = {method};
  return study;
}

/// The study of a statistic by groups, and with weights.
inline Study byOutcome(Study study, bool weighted) {
  study.statistic.by = {"outcome"};
  study.data.columns = {{.column = "outcome", .kind = {}, .categories = {{"well", "ill"}}}};
  if (weighted) study.data.weight = "age";
  return study;
}

/// The variance has none, and ranks have no weights.
inline bool hasGroups(StatisticKind kind, bool weighted) {
  return kind != StatisticKind::variance && !(weighted && kind == StatisticKind::quantile);
}

/// The study with each loss with which it has its method.
inline std::vector<Study> withEachLoss(const Study& study) {
  if (study.task != TaskId::kernelRelease || !study.kernelRelease.loss) return {study};
  std::vector<Study> found;
  for (const char* loss : {"huber", "absolute", "insensitive", "pinball", "logistic"}) {
    found.push_back(study);
    found.back().kernelRelease.loss = loss;
    found.back().kernelRelease.quantile = 0.8;
    if (std::string(loss) != "logistic") continue;
    found.back().kernelRelease.method = "svm";
    found.back().data.target = "outcome";
    found.back().data.positive = "ill";
  }
  return found;
}

/// Every task with each of its methods by itself; for statistics with each kind too, of groups and of
/// weighted rows, for predictions with each loss, and also with the whole function. A name ends with the
/// method's id.
inline std::vector<std::pair<std::string, Study>> everyMethod() {
  std::vector<std::pair<std::string, Study>> found;
  for (const Task* task : allTasks())
    for (const Method& method : task->methods()) {
      if (method.role != MethodRole::method) continue;
      Study study = studyOfMethod(*task, method.id);
      if (task->facts().learns) {
        for (Study& one : withEachLoss(study)) {
          const std::string loss = one.kernelRelease.loss.value_or(std::string());
          const std::string name = loss.empty() ? method.id : loss + " " + method.id;
          found.emplace_back(std::string(task->facts().id) + " " + name, one);
          if (task->facts().task != TaskId::kernelRelease || method.id == kMethodPredictMean) continue;
          one.kernelRelease.release = "function";
          found.emplace_back("function of " + name, one);
        }
        continue;
      }
      for (const auto& [kind, name] : Names<StatisticKind>::all) {
        const auto mechanisms = mechanismsFor(kind);
        if (std::ranges::count(mechanisms, method.id) == 0) continue;
        study.statistic.statistic = kind;
        found.emplace_back(std::string(name) + " " + method.id, study);
        for (const bool weighted : {false, true})
          if (hasGroups(kind, weighted))
            found.emplace_back(
                std::string(weighted ? "weighted groups of " : "groups of ") + name.data() + " " + method.id,
                byOutcome(study, weighted));
      }
    }
  return found;
}

inline Study ofPersons(Study study, int most = kVisits) {
  study.data.person = "person";
  study.data.rowsPerPerson = most;
  return study;
}

}  // namespace epsiscope::test

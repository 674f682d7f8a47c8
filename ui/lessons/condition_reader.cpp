#include "ui/lessons/condition_reader.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QObject>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

#include "core/base/file_error.h"
#include "core/study/study_file.h"
#include "core/study/study_json.h"
#include "core/study/study_names.h"
#include "core/tasks/problems.h"
#include "ui/lessons/quantity.h"
#include "ui/state/tasks.h"
#include "ui/state/view_kind.h"

namespace epsiscope {

namespace {

constexpr std::array kConditionKinds{std::pair("read", Condition::Kind::read),
                                     std::pair("key", Condition::Kind::key),
                                     std::pair("tab", Condition::Kind::tab),
                                     std::pair("run", Condition::Kind::run),
                                     std::pair("method", Condition::Kind::method),
                                     std::pair("error", Condition::Kind::quantity),
                                     std::pair("quantity", Condition::Kind::quantity),
                                     std::pair("ratio", Condition::Kind::ratio),
                                     std::pair("audit", Condition::Kind::audit),
                                     std::pair("all", Condition::Kind::all),
                                     std::pair("any", Condition::Kind::any)};

QString errorOf(const QString& method) {
  return QStringLiteral("error:") + method;
}

/// A number, or the name of a quantity.
std::optional<ConditionLimit> limitIn(JsonPart& part, const char* key) {
  const Json* json = part.get(key);
  if (json == nullptr) return {};
  if (json->is_string()) return ConditionLimit{.quantity = part.text(key)};
  return ConditionLimit{.number = part.number(key).value_or(0)};
}

void readLimits(JsonPart& part, const char* key, Condition& condition) {
  condition.atLeast = limitIn(part, "at_least");
  condition.atMost = limitIn(part, "at_most");
  const bool numbers = condition.atLeast && condition.atMost && condition.atLeast->quantity.isEmpty() &&
                       condition.atMost->quantity.isEmpty();
  if (numbers && condition.atLeast->number > condition.atMost->number)
    part.complain("at_least", QObject::tr("This is above \"at_most\": no value is both; correct one."));
  if (!condition.atLeast && !condition.atMost && key != nullptr)
    part.complain(key, QObject::tr("It says no limit; add \"at_least\" or \"at_most\"."));
}

void readKey(JsonPart& part, Condition& condition) {
  condition.name = part.text("key");
  const auto changed = part.truth("changed");
  condition.wanted = changed.value_or(true);
  if (const Json* equals = part.get("equals"))
    condition.equals =
        QJsonDocument::fromJson(QByteArray::fromStdString("[" + dumped(*equals) + "]")).array().first();
  const int said = int(changed.has_value()) + int(condition.equals.has_value()) +
                   int(part.has("at_least") || part.has("at_most"));
  readLimits(part, nullptr, condition);
  if (said != 1)
    part.complain("key", QObject::tr("Say one of \"at_least\" and \"at_most\", \"equals\" or \"changed\"."));
}

/// {"error": {"method": "laplace", "below": "predict-mean"}}: a number instead of the second method is fine.
void readError(JsonPart& whole, Condition& condition) {
  JsonPart part(*whole.get("error"), whole.pathOf("error"), whole.source());
  condition.name = errorOf(part.text("method", true));
  for (auto& [key, limit] : {std::pair("below", &condition.atMost), std::pair("above", &condition.atLeast)}) {
    *limit = limitIn(part, key);
    if (*limit && !(*limit)->quantity.isEmpty()) (*limit)->quantity = errorOf((*limit)->quantity);
  }
  if (!condition.atLeast && !condition.atMost)
    part.complain("method", QObject::tr("It says no limit; add \"below\" or \"above\"."));
}

void readAudit(JsonPart& whole, Condition& condition) {
  JsonPart part(*whole.get("audit"), whole.pathOf("audit"), whole.source());
  condition.name = part.text("method", true);
  condition.wanted = part.truth("passed").value_or(true);
}

void readParts(JsonPart& part, const char* key, Condition& condition) {
  const auto items = part.list(key, 1);
  for (std::size_t i = 0; i < items.size(); ++i)
    condition.parts.push_back(
        readCondition(*items[i], part.pathOf(key) + "[" + std::to_string(i) + "]", part.source()));
}

void readKind(JsonPart& part, const char* word, Condition& condition) {
  switch (condition.kind) {
    case Condition::Kind::read:
      if (!part.truth("read").value_or(true))
        part.complain("read", QObject::tr("This can only be true: the step is done when it is read."));
      return;
    case Condition::Kind::key:
      return readKey(part, condition);
    case Condition::Kind::tab:
      condition.name = part.text("tab");
      return;
    case Condition::Kind::run:
      if (part.text("run") != QLatin1String("finished"))
        part.complain("run", QObject::tr("This can only be \"finished\"."));
      return;
    case Condition::Kind::method:
      condition.name = part.text("method");
      condition.wanted = part.truth("chosen").value_or(true);
      return;
    case Condition::Kind::quantity:
      if (word == std::string("error")) return readError(part, condition);
      [[fallthrough]];
    case Condition::Kind::ratio:
      condition.name = part.text(word);
      return readLimits(part, word, condition);
    case Condition::Kind::audit:
      return readAudit(part, condition);
    case Condition::Kind::all:
    case Condition::Kind::any:
      return readParts(part, word, condition);
  }
}

std::string jsonOf(const QJsonValue& value) {
  const std::string list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact).toStdString();
  return list.substr(1, list.size() - 2);
}

void checkKey(const Condition& condition, const std::string& path, const Study& study, JsonSource& source) {
  if (!studyValue(Study(), condition.name.toStdString()))
    return source.complain(path + ".key", QObject::tr("A study has no key \"%1\"; use one of the study file, "
                                                      "with dots between blocks.")
                                              .arg(condition.name));
  const auto refusal = [&](const std::string& value) -> QString {
    const std::string key = condition.name.toStdString();
    try {
      const Study changed = withSettings(study, std::array{key + "=" + value});
      if (condition.equals)
        for (const Problem& problem : problems(changed))
          if (problem.field == key) return QString::fromStdString(problem.sentence);
    } catch (const FileError& error) {
      return QString::fromStdString(error.reason());
    }
    return {};
  };
  const QString reason = condition.equals                        ? refusal(jsonOf(*condition.equals))
                         : condition.atLeast || condition.atMost ? refusal("1")
                                                                 : QString();
  if (!reason.isEmpty())
    source.complain(condition.equals ? path + ".equals" : path + ".key",
                    QObject::tr("The key never has such a value: %1").arg(reason));
}

void checkTab(const Condition& condition, const std::string& path, const Study& study,
              const std::vector<TaskId>& tasks, JsonSource& source) {
  const std::string tab = condition.name.toStdString();
  if (viewKind(tab) == nullptr)
    source.complain(path + ".tab", QObject::tr("There is no view \"%1\".").arg(condition.name));
  else if (!hasTab(tab, study, tasks))
    source.complain(
        path + ".tab",
        QObject::tr("The view \"%1\" belongs to a task that this lesson never chooses.").arg(condition.name));
}

void checkLimits(const Condition& condition, const std::string& path, const std::vector<TaskId>& tasks,
                 JsonSource& source) {
  const bool isError = source.lines.contains(path + ".error");
  if (condition.atLeast)
    checkQuantity(condition.atLeast->quantity, path + (isError ? ".error.above" : ".at_least"), tasks,
                  source);
  if (condition.atMost)
    checkQuantity(condition.atMost->quantity, path + (isError ? ".error.below" : ".at_most"), tasks, source);
}

void checkNamedQuantity(const Condition& condition, const std::string& path, const std::vector<TaskId>& tasks,
                        JsonSource& source) {
  const std::string key = condition.kind == Condition::Kind::ratio        ? ".ratio"
                          : source.lines.contains(path + ".error.method") ? ".error.method"
                                                                          : ".quantity";
  checkQuantity(condition.name, path + key, tasks, source);
}

}  // namespace

bool hasTab(const std::string& tab, const Study& study, const std::vector<TaskId>& tasks) {
  return std::ranges::any_of(tasks, [&](TaskId task) {
    Study chosen = study;
    chosen.task = task;
    return hasView(chosen, tab) || hasView(task, tab);
  });
}

void checkQuantity(const QString& name, const std::string& path, const std::vector<TaskId>& tasks,
                   JsonSource& source) {
  if (!name.isEmpty() && !isQuantity(name, tasks))
    source.complain(path,
                    QObject::tr("There is no quantity \"%1\" in the tasks of this lesson; use one of: %2.")
                        .arg(name, quantityNames().join(QStringLiteral(", "))));
}

QStringList conditionKinds() {
  QStringList words;
  for (const auto& [word, kind] : kConditionKinds) words << QLatin1String(word);
  return words;
}

Condition readCondition(const Json& json, const std::string& path, JsonSource& source) {
  Condition condition;
  JsonPart part(json, path, source);
  const auto kind =
      std::ranges::find_if(kConditionKinds, [&](const auto& known) { return part.has(known.first); });
  if (kind != kConditionKinds.end()) {
    condition.kind = kind->second;
    readKind(part, kind->first, condition);
  } else if (json.is_object()) {
    source.complain(path, QObject::tr("This is no condition; it needs one of the keys %1.")
                              .arg(conditionKinds().join(QStringLiteral(", "))));
  }
  return condition;
}

void checkCondition(const Condition& condition, const std::string& path, const Study& study,
                    const std::vector<TaskId>& tasks, JsonSource& source) {
  const auto checkMethod = [&](const std::string& place) {
    if (!condition.name.isEmpty() && !hasMethod(condition.name.toStdString(), tasks))
      source.complain(
          place, QObject::tr("There is no method \"%1\" in the tasks of this lesson.").arg(condition.name));
  };
  if (condition.kind == Condition::Kind::key && !condition.name.isEmpty())
    checkKey(condition, path, study, source);
  if (condition.kind == Condition::Kind::tab && !condition.name.isEmpty())
    checkTab(condition, path, study, tasks, source);
  if (condition.kind == Condition::Kind::method) checkMethod(path + ".method");
  if (condition.kind == Condition::Kind::audit) checkMethod(path + ".audit.method");
  if (condition.kind == Condition::Kind::quantity || condition.kind == Condition::Kind::ratio)
    checkNamedQuantity(condition, path, tasks, source);
  checkLimits(condition, path, tasks, source);
  const char* list = condition.kind == Condition::Kind::all ? ".all[" : ".any[";
  for (std::size_t i = 0; i < condition.parts.size(); ++i)
    checkCondition(condition.parts[i], path + list + std::to_string(i) + "]", study, tasks, source);
}

void addTasks(const Condition& condition, std::vector<TaskId>& tasks) {
  if (condition.kind == Condition::Kind::key && condition.name == QLatin1String("task") && condition.equals)
    for (const auto& [task, name] : Names<TaskId>::all)
      if (condition.equals->toString().toStdString() == name) tasks.push_back(task);
  for (const Condition& part : condition.parts) addTasks(part, tasks);
}

}  // namespace epsiscope

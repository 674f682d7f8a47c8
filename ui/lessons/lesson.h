#pragma once

#include <QJsonValue>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

#include "core/study/study.h"

namespace epsiscope {

/// A number, or the name of a quantity (ui/lessons/quantity.h) that is compared with.
struct ConditionLimit {
  double number = 0;
  QString quantity = {};
};

/// The condition for a step to be done: a small closed language, described in resources/lessons/GUIDE.md.
/// Which members mean something depends on the kind.
struct Condition {
  enum class Kind { read, key, tab, run, method, quantity, ratio, audit, all, any };
  Kind kind = Kind::read;
  QString name = {};  ///< of a key of the study, a tab, a method or a quantity
  std::optional<ConditionLimit> atLeast = {}, atMost = {};
  std::optional<QJsonValue> equals = {};  ///< key
  bool wanted = true;                     ///< method: chosen; audit: passed; run: finished; key: changed
  std::vector<Condition> parts = {};      ///< of all and any
};

/// An answer to choose: right always, never, or where a condition holds.
struct LessonChoice {
  QString text = {};
  bool right = false;
  std::optional<Condition> when = {};
};

/// Choices or a number, asked before the control moves (a prediction) or afterwards.
struct LessonQuestion {
  QString text = {};
  std::vector<LessonChoice> choices = {};  ///< empty: a number is asked for
  QString quantity = {};                   ///< the right number is the computed one ...
  double number = 0;                       ///< ... or, without a quantity, this one
  double tolerance = 0;                    ///< how far the number may be off
  QString unit = {};
  QString right = {}, wrong = {};  ///< said after an answer; of a prediction `right` is said after any
};

struct LessonStep {
  QString text = {};
  QString widget = {};  ///< what to use: "view.epsilon", "tab:noise", "guide:trade-off/epsilon", "action:run"
  Condition advance = {};
  QString hint = {};
  std::optional<LessonQuestion> predict = {}, question = {};
};

/// A lesson as a teacher wrote it, checked by readLesson().
struct Lesson {
  QString id = {}, title = {}, summary = {};
  int minutes = 0;
  QStringList needs = {};  ///< ids of the lessons that come before it
  Study study = {};        ///< on built-in data
  std::vector<LessonStep> steps = {};
};

}  // namespace epsiscope

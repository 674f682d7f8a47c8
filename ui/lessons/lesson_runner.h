#pragma once

#include <QObject>

#include <map>
#include <memory>
#include <optional>

#include "ui/lessons/lesson_answer.h"
#include "ui/session/session.h"

class QSettings;

namespace epsiscope {

/// The learner's progress, as a value: the card shows it.
struct LessonProgress {
  std::shared_ptr<const Lesson> lesson;  ///< null: none is under way
  int step = 0;
  StepEntry before = {};
  std::optional<LessonAnswer> predicted = {};
  QString outcome = {};                      ///< what came out of the prediction, once it did
  std::map<int, LessonAnswer> cameOut = {};  ///< the same by step, as far as the lesson has shown it
  bool hasActed = false;                     ///< the step's condition held
  bool hasAnswered = false;                  ///< its question, right or wrong
  bool isAnswerRight = false;
  QString habit = {};  ///< the answer is right in another habit of writing numbers: how to write it here
  bool isHintShown = false;
  bool isPassed = false;  ///< done at an earlier visit

  const LessonStep& current() const { return lesson->steps[static_cast<std::size_t>(step)]; }
  bool isLast() const { return step + 1 == static_cast<int>(lesson->steps.size()); }
  bool waitsForPrediction() const { return current().predict && !predicted && !isPassed; }
  bool waitsForAnswer() const { return current().question && hasActed && !isAnswerRight && !isPassed; }
  bool isDone() const { return isPassed || (hasActed && (!current().question || isAnswerRight)); }
};

/// Takes a learner through a lesson. The place is kept in the study (view.lesson, view.lesson_step), so that
/// it is saved with it; the learner's own work is put aside meanwhile.
class LessonRunner : public QObject {
  Q_OBJECT
public:
  /// `widgets`: names of the controls of the window.
  LessonRunner(Session& session, QSettings& settings, const QStringList& widgets, QObject* parent = nullptr);

  const LessonProgress& progress() const { return m_progress; }
  bool isUnderWay() const { return m_progress.lesson != nullptr; }

  /// Begins a lesson at its first step. The session's notice says why not.
  void start(const QString& id);
  void openFile(const QString& file);
  void replay() { start(m_progress.lesson->id); }
  /// Gives the learner's own work back; the place is kept.
  void leave();
  bool canResume() const;
  void resume();

  void predict(const LessonAnswer& answer);
  void answer(const LessonAnswer& answer);
  /// Another answer is being given: the one before is no longer spoken of.
  void forgetAnswer() { m_progress.hasAnswered = m_progress.isAnswerRight; }
  void showHint();
  void back() { goTo(m_progress.step - 1); }
  /// After the last step the lesson is finished.
  void next();
  /// Does what a clicker wants: takes a guess as spoken, shows the hint of a step that is not done, then goes
  /// on without doing it.
  void stepOn();

signals:
  void changed();
  void finished(const QString& id);

private:
  std::optional<Lesson> read(const QString& file);
  void begin(const Study& study);
  void follow();
  void lock();
  void leaveFor(const OpenRequest& request);
  void enter();
  void look();
  void passStep();
  void goTo(int step);
  void close();

  Session& m_session;
  QSettings& m_settings;
  QStringList m_widgets;
  LessonProgress m_progress;
  int m_furthest = 0;                      ///< steps before it were done
  std::weak_ptr<const Dataset> m_entered;  ///< another one: the lesson began anew
  std::string m_unknown;                   ///< a lesson that a study names and nobody has
  std::optional<Session::Work> m_own;
  bool m_begins = false;  ///< what is opened is the study of a lesson
};

}  // namespace epsiscope

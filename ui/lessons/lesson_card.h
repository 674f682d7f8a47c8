#pragma once

#include <QFrame>

#include "ui/lessons/lesson_runner.h"

class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace epsiscope {

class QuestionBox;

/// The running lesson: the task, the question, and the way on. The text scrolls; place, title, question and
/// the buttons below it are always in sight.
class LessonCard : public QFrame {
  Q_OBJECT
public:
  explicit LessonCard(QWidget* parent = nullptr);
  /// Precondition: a lesson is under way.
  void present(const LessonProgress& progress);

signals:
  void predicted(const epsiscope::LessonAnswer& answer);
  void answered(const epsiscope::LessonAnswer& answer);
  void answerForgotten();  ///< another one is being given
  void hintWanted();
  void backWanted();
  void nextWanted();
  void leaveWanted();

private:
  QLabel* addText(const char* role, const char* name);
  void addButtons();
  bool showStep(const LessonProgress& progress);
  void showQuestions(const LessonProgress& progress);
  void showButtons(const LessonProgress& progress);
  void forgetReply();
  void bringToSight(bool isNew);
  void focusOnward(const LessonProgress& progress);

  QScrollArea* m_area;
  QVBoxLayout* m_column;  ///< the scrolling part
  QScrollArea* m_asked;   ///< scrolls only where there is no room for it, and ...
  QVBoxLayout* m_asking;  ///< ... holds the question, and the reply to the answer
  QLabel* m_place;
  QLabel* m_title;
  QLabel* m_text;
  QLabel* m_locked;
  QuestionBox* m_predict;
  QLabel* m_outcome;
  QuestionBox* m_question;
  QLabel* m_reply;
  QLabel* m_hint;
  QToolButton* m_hintButton;
  QPushButton* m_back;
  QPushButton* m_leave;
  QPushButton* m_next;
  std::shared_ptr<const Lesson> m_lesson;  ///< that is shown, and ...
  int m_step = -1;                         ///< ... its step
};

}  // namespace epsiscope

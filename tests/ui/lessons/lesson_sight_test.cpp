#include <QAbstractButton>
#include <QFile>
#include <QLineEdit>

#include "tests/ui/lessons/example_lesson.h"
#include "tests/ui/lessons/lesson_window.h"
#include "tests/ui/support/speaking.h"
#include "ui/lessons/lesson_card.h"
#include "ui/lessons/lesson_runner.h"
#include "ui/lessons/lesson_target.h"

namespace epsiscope::lesson_sight_test {
namespace {

/// The card of a running lesson, which can show any step of any lesson.
class LessonSight : public test::LessonWindow {
protected:
  void openIn(const char* language, QSize size) {
    SCOPED_TRACE(language);
    settings.setValue(QStringLiteral("language"), QLatin1String(language));
    open();
    window->resize(size);
    start(test::shippedLessons().front());
    QApplication::setActiveWindow(window.get());
  }
  LessonCard& card() const { return *window->findChild<LessonCard*>(); }
  std::shared_ptr<const Lesson> lessonOf(const QString& id) const {
    const QString file = lessonFile(id, settings);
    QFile source(file);
    EXPECT_TRUE(source.open(QIODevice::ReadOnly));
    const auto reading = readLesson(source.readAll().toStdString(), controlNames(*window));
    return std::make_shared<const Lesson>(reading.lesson.value());
  }
  void show(const LessonProgress& progress) {
    card().present(progress);
    for (int round = 0; round < 4; ++round) QCoreApplication::processEvents();
  }
  bool isInSight(const QWidget& widget) const {
    return widget.isVisible() && widget.visibleRegion().boundingRect() == widget.rect();
  }
  /// The widgets for an answer, and the button that gives it.
  std::vector<const QWidget*> answersOf(const char* question, const LessonQuestion& asked) const {
    std::vector<const QWidget*> found{part(question)};
    const std::string name = question;
    if (asked.choices.empty()) found.push_back(part((name + "-number").c_str()));
    for (std::size_t i = 0; i < asked.choices.size(); ++i)
      found.push_back(part((name + "-" + std::to_string(i)).c_str())->parentWidget());
    return found;
  }
  /// Presses Tab until the focus leaves the widgets for the answer; returns where it is then.
  QWidget* afterTab() const {
    for (int i = 0; i < 8; ++i) {
      QWidget* at = QApplication::focusWidget();
      if (at == nullptr || !card().isAncestorOf(at)) return at;
      if (at->objectName() == QLatin1String("lesson-predict") ||
          at->objectName() == QLatin1String("lesson-answer"))
        return at;
      test::press(*at, Qt::Key_Tab);
    }
    return QApplication::focusWidget();
  }
};

TEST_F(LessonSight, EveryAnswerOfEveryStepAndTheWayOnAreSeenWithoutScrolling) {
  for (const char* language : {"en", "de"})
    for (const QSize size : {QSize(1440, 900), QSize(1024, 600)}) {
      const test::Speaking speaking(QString::fromLatin1(language));
      openIn(language, size);
      for (const QString& id : test::shippedLessons()) {
        LessonProgress progress{.lesson = lessonOf(id)};
        for (progress.step = 0; progress.step < std::ssize(progress.lesson->steps); ++progress.step) {
          const LessonStep& step = progress.current();
          const auto check = [&](const char* name, const LessonQuestion& asked) {
            show(progress);
            for (const QWidget* answer : answersOf(name, asked))
              EXPECT_TRUE(isInSight(*answer))
                  << language << ' ' << size.width() << ' ' << id.toStdString() << " step " << progress.step
                  << ' ' << answer->objectName().toStdString();
            EXPECT_TRUE(isInSight(*part("lesson-next")));
            EXPECT_GE(part("lesson-scroll")->height(), 3 * card().fontMetrics().height())
                << language << ' ' << size.width() << ' ' << id.toStdString() << " step " << progress.step
                << ": the text has no room";
          };
          progress.predicted.reset();
          progress.hasActed = false;
          if (step.predict) check("lesson-predict", *step.predict);
          progress.predicted = LessonAnswer{.choice = 0};
          progress.hasActed = true;
          if (step.predict) progress.outcome = step.predict->right;
          if (step.question) check("lesson-answer", *step.question);
          if (!step.predict && !step.question) {
            show(progress);
            EXPECT_TRUE(isInSight(*part("lesson-next")));
          }
        }
      }
    }
}

TEST_F(LessonSight, TabLeadsFromTheAnswersToTheButtonAndStaysInTheLessonAfterwards) {
  openIn("en", {1440, 900});
  for (const QString& id : test::shippedLessons()) {
    LessonProgress progress{.lesson = lessonOf(id)};
    for (progress.step = 0; progress.step < std::ssize(progress.lesson->steps); ++progress.step) {
      const LessonStep& step = progress.current();
      const std::string where = id.toStdString() + " step " + std::to_string(progress.step);
      const auto answer = [&](const char* name, const LessonQuestion& asked) {
        const std::string first = std::string(name) + (asked.choices.empty() ? "-number" : "-0");
        auto* field = part(first.c_str());
        field->setFocus();
        if (auto* choice = qobject_cast<QAbstractButton*>(field)) choice->click();
        if (auto* number = qobject_cast<QLineEdit*>(field))
          test::LessonWindow::typeInto(*number, QStringLiteral("1"));
        EXPECT_EQ(afterTab(), part(name)) << where << ": Tab leads to the button";
      };
      const auto staysInside = [&] {
        const QWidget* at = QApplication::focusWidget();
        EXPECT_TRUE(at != nullptr && card().isAncestorOf(at) && at->isVisible()) << where;
      };
      progress.predicted.reset();
      progress.hasActed = progress.hasAnswered = progress.isAnswerRight = false;
      if (step.predict) {
        show(progress);
        answer("lesson-predict", *step.predict);
        progress.predicted = LessonAnswer{.choice = 0};
        show(progress);
        staysInside();
      }
      if (step.question) {
        progress.predicted = LessonAnswer{.choice = 0};
        progress.hasActed = true;
        show(progress);
        answer("lesson-answer", *step.question);
        progress.hasAnswered = progress.isAnswerRight = true;
        show(progress);
        EXPECT_EQ(QApplication::focusWidget(), part("lesson-next")) << where << ": the way on";
      }
    }
  }
}

}  // namespace
}  // namespace epsiscope::lesson_sight_test

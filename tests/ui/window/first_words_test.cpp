#include <QAbstractButton>
#include <QFontMetricsF>
#include <QLabel>
#include <QRegularExpression>
#include <QTextDocument>

#include "tests/ui/events.h"
#include "tests/ui/support/shown_window.h"
#include "ui/charts/chart_frame.h"
#include "ui/state/view_kind.h"
#include "ui/theme/theme.h"
#include "ui/widgets/disclosure.h"

namespace epsiscope::first_words_test {
namespace {

int wordsIn(const QString& text) {
  static const QRegularExpression word(QStringLiteral("[\\p{L}\\p{N}]+"));
  QTextDocument plain;
  plain.setHtml(text);
  int count = 0;
  for (auto at = word.globalMatch(plain.toPlainText()); at.hasNext(); at.next()) ++count;
  return count;
}

/// The frame of a chart as on the screen.
ChartFrame frameOf(const Chart& chart) {
  return layOut(chart.model(), chart.seen(), lightTheme(), chart.font(), QSizeF(chart.size()));
}

/// Whether the widget is not scrolled away, folded or covered.
bool isInSight(const QWidget& widget) {
  return widget.isVisible() && !widget.visibleRegion().isEmpty();
}

class FirstWords : public test::ShownWindow {
protected:
  FirstWords() { looksAtPeople = true; }
  int wordsOfCharts() const {
    int count = 0;
    for (const Chart* chart : window->currentView()->charts())
      if (isInSight(*chart)) count += wordsIn(frameOf(*chart).notes.join(QLatin1Char(' ')));
    return count;
  }
  /// The number of words to read: in labels and below charts, without names of controls.
  int wordsToRead() const {
    int count = wordsOfCharts();
    for (const auto* label : window->findChildren<QLabel*>())
      if (isInSight(*label)) count += wordsIn(label->text());
    return count;
  }
  Disclosure& rest() const {
    return *window->currentView()->findChild<Disclosure*>(QStringLiteral("view.how-known"));
  }
};

TEST_F(FirstWords, OfEachTaskAreFew) {
  constexpr int kMost = 380;
  for (const TaskId task : test::everyTask()) {
    openTask(task);
    const int count = wordsToRead();
    RecordProperty("words_of_task_" + std::to_string(static_cast<int>(task)), count);
    EXPECT_LE(count, kMost) << static_cast<int>(task);
    EXPECT_GT(count, 20) << "it counts something";
  }
}

TEST_F(FirstWords, BelowAChartAreTwoLinesAtMostAndTheRestIsFoldedBelowIt) {
  for (const QSize size : {QSize(1440, 900), QSize(1024, 600)})
    for (const TaskId task : test::everyTask()) {
      window->resize(size);
      openTask(task);
      for (const ViewKind* view : viewsOf(state().study)) {
        openTab(view->id);
        SCOPED_TRACE(view->id);
        QStringList folded;
        for (const Chart* chart : window->currentView()->charts()) {
          if (!chart->isVisible()) continue;
          const ChartFrame frame = frameOf(*chart);
          const QString shown = frame.notes.join(QLatin1Char(' '));
          EXPECT_LE(frame.notesBox.height(), 2.2 * QFontMetricsF(frame.smallFont).height())
              << shown.toStdString();
          folded += chart->foldedNotes();
          for (const QString& note : chart->model().notes)
            EXPECT_TRUE(shown.contains(note) || chart->foldedNotes().contains(note)) << note.toStdString();
        }
        EXPECT_FALSE(rest().isOpen());
        for (const QString& note : folded) EXPECT_TRUE(rest().text().contains(note)) << note.toStdString();
        EXPECT_EQ(rest().isVisible(), !rest().text().isEmpty());
      }
    }
}

TEST_F(FirstWords, WhatIsFoldedOpensWithTheKeyboardAndStaysAsItWasLeft) {
  openTask(TaskId::kernelRelease);
  openTab(view_id::theory);
  ASSERT_FALSE(rest().text().isEmpty());
  auto* button = rest().findChild<QAbstractButton*>();
  auto* text = rest().findChild<QLabel*>();
  EXPECT_FALSE(button->accessibleName().isEmpty());
  EXPECT_FALSE(button->accessibleDescription().isEmpty());
  EXPECT_FALSE(text->isVisible());
  button->setFocus();
  test::press(*button, Qt::Key_Space);
  this->test::ShownWindow::rest();
  EXPECT_TRUE(text->isVisible());
  EXPECT_GE(text->height(), text->heightForWidth(text->width())) << "all of it is there";
  openTab(view_id::tradeOff);
  EXPECT_FALSE(rest().isOpen()) << "each view remembers its own";
  openTab(view_id::theory);
  EXPECT_TRUE(rest().isOpen());
}

}  // namespace
}  // namespace epsiscope::first_words_test

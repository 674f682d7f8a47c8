#include "ui/opening/opening_dialog.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>

#include <algorithm>
#include <cmath>

#include "core/privacy/guarantee.h"
#include "core/privacy/guessing.h"
#include "tests/ui/events.h"
#include "tests/ui/support/shown_window.h"
#include "ui/charts/chart.h"
#include "ui/opening/guessing_page.h"
#include "ui/opening/noise_page.h"
#include "ui/opening/price_page.h"
#include "ui/state/view_kind.h"
#include "ui/state/words.h"
#include "ui/widgets/parameter_slider.h"

namespace epsiscope::opening_dialog_test {
namespace {

class OpeningDialogTest : public test::ShownWindow {
protected:
  OpeningDialog& open() {
    actions().opening->trigger();
    dialog = window->findChild<OpeningDialog*>();
    rest();
    return *dialog;
  }
  template <class Page>
  Page& page() const {
    return *dialog->findChild<Page*>();
  }
  void click(const char* name) {
    dialog->findChild<QPushButton*>(QLatin1String(name))->click();
    QCoreApplication::processEvents();
  }
  QString sentenceOf(const QWidget& page) const {
    return page.findChild<QLabel*>(QStringLiteral("opening.sentence"))->text();
  }
  static void type(const QWidget& page, const char* epsilon) {
    auto* field = page.findChild<ParameterSlider*>()->findChild<QLineEdit*>();
    field->setText(QLatin1String(epsilon));
    emit field->editingFinished();
  }
  void waitForPrice() const {
    while (!page<PricePage>().isReady()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  }

  QPointer<OpeningDialog> dialog;
};

TEST_F(OpeningDialogTest, IsWalkedWithClicksFromTheFirstIdeaToTheWholeWindow) {
  open();
  EXPECT_EQ(dialog->page(), 0);
  EXPECT_FALSE(dialog->findChild<QPushButton*>(QStringLiteral("opening.back"))->isEnabled());
  const QPoint next = dialog->findChild<QPushButton*>(QStringLiteral("opening.next"))->pos();
  click("opening.next");
  EXPECT_EQ(dialog->page(), 1);
  click("opening.first");
  click("opening.second");
  EXPECT_EQ(page<GuessingPage>().game().guesses(), 2);
  click("opening.rest");
  EXPECT_TRUE(page<GuessingPage>().game().isOver());
  click("opening.next");
  EXPECT_EQ(dialog->findChild<QPushButton*>(QStringLiteral("opening.next"))->pos(), next)
      << "it keeps its place";
  waitForPrice();
  type(page<PricePage>(), "2");
  click("opening.better");
  click("opening.next");
  rest();
  EXPECT_EQ(state().study.view.epsilon, 2);
  EXPECT_EQ(state().study.labelPrivacy.methods, (std::vector<std::string>{"laplace", "central-ridge"}));
  EXPECT_EQ(state().study.view.tab, view_id::tradeOff);
}

TEST_F(OpeningDialogTest, AStudyThatWasChangedStaysAsItIs) {
  Study study = state().study;
  study.trials = 3;
  window->session().setStudy(study);
  open();
  for (int i = 0; i < 2; ++i) click("opening.next");
  waitForPrice();
  click("opening.next");
  rest();
  EXPECT_EQ(state().study, study);
}

TEST_F(OpeningDialogTest, TheAxesHoldStillAndTheCurvesBeforeStayAsGhosts) {
  open();
  const NoisePage& noise = page<NoisePage>();
  const Chart& chart = *noise.findChild<Chart*>();
  const auto limits = chart.limits();
  EXPECT_EQ(chart.model().series.size(), 2u);
  const std::vector<double> at1 = chart.model().series[0].y;
  type(noise, "0.3");
  EXPECT_EQ(chart.limits(), limits);
  ASSERT_EQ(chart.model().series.size(), 4u);
  EXPECT_EQ(chart.model().series[2].y, at1) << "the ghost is what was there";
  EXPECT_LT(*std::ranges::max_element(chart.model().series[0].y), *std::ranges::max_element(at1));
  // With one method, only the fill says whose value it is.
  EXPECT_EQ(chart.model().series[0].style.color, chart.model().series[1].style.color);
  EXPECT_EQ(chart.model().series[0].fill, chart.model().series[1].fill);
  EXPECT_NE(chart.model().series[0].fillColor, chart.model().series[1].fillColor);
}

TEST_F(OpeningDialogTest, TheSentenceIsTheLargestRatioOfTheCurves) {
  open();
  const NoisePage& noise = page<NoisePage>();
  type(noise, "2.4");
  const ChartModel& model = noise.findChild<Chart*>()->model();
  const ChartSeries &first = model.series[0], &second = model.series[1];
  double largest = 0;
  for (std::size_t i = 0; i < first.x.size(); ++i) {
    const auto same = std::ranges::find(second.x, first.x[i]);
    if (same != second.x.end())
      largest = std::max(largest, first.y[i] / second.y[static_cast<std::size_t>(same - second.x.begin())]);
  }
  EXPECT_NEAR(largest, std::exp(2.4 * twoHouses().share()), 0.01);
  EXPECT_TRUE(sentenceOf(noise).contains(numberText(std::exp(2.4 * twoHouses().share()), 3)));
}

TEST_F(OpeningDialogTest, TheGameIsPlayedWithKeysAndSaysWhatIsSeen) {
  open();
  click("opening.next");
  auto& game = page<GuessingPage>();
  EXPECT_TRUE(sentenceOf(game).contains(priceText(game.game().result())));
  for (int i = 0; i < GuessingGame::kDraws; ++i) {
    EXPECT_FALSE(game.game().isOver());
    ASSERT_NE(QApplication::focusWidget(), nullptr);
    test::press(*QApplication::focusWidget(), i % 2 == 0 ? Qt::Key_1 : Qt::Key_Right);
    EXPECT_FALSE(sentenceOf(game).isEmpty());
  }
  ASSERT_TRUE(game.game().isOver());
  EXPECT_TRUE(sentenceOf(game).contains(percentText(laplaceGuess(1, twoHouses().share()))));
  EXPECT_TRUE(sentenceOf(game).contains(certaintyText(attackerPosterior(1))));
  const int right = game.game().right();
  EXPECT_FALSE(dialog->findChild<QPushButton*>(QStringLiteral("opening.first"))->isEnabled());
  type(game, "3");
  EXPECT_EQ(game.game().guesses(), 0) << "another epsilon is another game";
  EXPECT_EQ(game.game().epsilon(), 3);
  click("opening.rest");
  EXPECT_TRUE(
      sentenceOf(game).contains(QStringLiteral("%1 at ε 1; %2 at ε 3").arg(right).arg(game.game().right())));
}

TEST_F(OpeningDialogTest, OneCurveFirstAndASecondWhenAsked) {
  open();
  waitForPrice();
  const Chart& chart = *page<PricePage>().findChild<Chart*>();
  const auto has = [&](const char* start) {
    return std::ranges::any_of(chart.model().series, [&](const ChartSeries& one) {
      return one.id.startsWith(QLatin1String(start));
    });
  };
  EXPECT_TRUE(has("laplace"));
  EXPECT_FALSE(has("central-ridge"));
  click("opening.better");
  EXPECT_TRUE(has("central-ridge"));
}

TEST_F(OpeningDialogTest, ClosingInTheMiddleLeavesTheWindowAsItWas) {
  const Study study = state().study;
  for (int pages = 0; pages < 3; ++pages) {
    open();
    actions().opening->trigger();
    EXPECT_EQ(window->findChildren<OpeningDialog*>().size(), 1) << "one is enough";
    for (int i = 0; i < pages; ++i) click("opening.next");
    test::press(*dialog, Qt::Key_Escape);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_FALSE(dialog) << "also while the last screen is being computed";
    EXPECT_EQ(state().study, study);
    EXPECT_TRUE(window->isVisible());
  }
}

TEST_F(OpeningDialogTest, IsOfferedUntilItWasBegunOrRefused) {
  const auto offers = [this](bool wants) {
    window = std::make_unique<MainWindow>(
        settings, WindowStart{.file = {}, .asksBeforeClosing = false, .offersOpening = wants});
    window->show();
    rest();
    return std::ranges::any_of(state().notices, [](const Notice& notice) {
      return std::ranges::count(notice.actions, NoticeAction::showOpening) > 0;
    });
  };
  EXPECT_FALSE(offers(false));
  EXPECT_TRUE(offers(true));
  EXPECT_TRUE(offers(true)) << "not answered";
  window->findChild<QAbstractButton*>(QStringLiteral("notice.no-opening"))->click();
  EXPECT_TRUE(state().notices.empty());
  EXPECT_FALSE(offers(true));
  settings.clear();
  EXPECT_TRUE(offers(true));
  window->findChild<QAbstractButton*>(QStringLiteral("notice.opening"))->click();
  EXPECT_NE(window->findChild<OpeningDialog*>(), nullptr);
  EXPECT_FALSE(offers(true));
}

TEST_F(OpeningDialogTest, EveryControlHasANameAndFitsASmallWindow) {
  open();
  dialog->resize(640, 440);
  for (int i = 0; i < 3; ++i) {
    EXPECT_LE(dialog->minimumSizeHint().width(), 640);
    for (const QWidget* child : dialog->findChildren<QWidget*>())
      if (child->isVisible() && child->focusPolicy() != Qt::NoFocus) {
        EXPECT_FALSE(child->accessibleName().isEmpty()) << child->metaObject()->className();
      }
    EXPECT_TRUE(dialog->accessibleName().startsWith(QString::number(i + 1)));
    if (i < 2) click("opening.next");
  }
}

}  // namespace
}  // namespace epsiscope::opening_dialog_test

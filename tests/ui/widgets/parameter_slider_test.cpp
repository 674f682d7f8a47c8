#include "ui/widgets/parameter_slider.h"

#include <gtest/gtest.h>

#include <QAccessible>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QToolButton>

#include <cmath>
#include <memory>

#include "tests/ui/events.h"
#include "ui/widgets/slider_scale.h"
#include "ui/widgets/slider_track.h"

namespace epsiscope::parameter_slider_test {
namespace {

const SliderSpec epsilonSpec{.label = QStringLiteral("Privacy budget ε"),
                             .lowWord = QStringLiteral("more private"),
                             .highWord = QStringLiteral("more accurate"),
                             .tip = QStringLiteral("Smaller is more private."),
                             .minimum = 0.05,
                             .maximum = 8,
                             .standard = 0.5};

const SliderSpec shareSpec{.label = QStringLiteral("Share spent on the prior"),
                           .tip = QStringLiteral("The rest is for the labels."),
                           .minimum = 0.01,
                           .maximum = 0.99,
                           .standard = 0.2,
                           .logarithmic = false,
                           .percent = true,
                           .smallestTyped = 0,
                           .largestTyped = 1};

const SliderSpec countSpec{.label = QStringLiteral("Predictions"),
                           .minimum = 1,
                           .maximum = 1000,
                           .standard = 10,
                           .whole = true,
                           .largestTyped = 1e9};

class ParameterSliderTest : public testing::Test {
protected:
  void make(const SliderSpec& spec) {
    m_slider = std::make_unique<ParameterSlider>(spec);
    m_slider->resize(300, 120);
    m_slider->layout()->activate();
    QObject::connect(m_slider.get(), &ParameterSlider::changed,
                     [this](std::optional<double> value) { m_changes.push_back(value); });
  }
  ParameterSlider& slider() { return *m_slider; }
  QLineEdit& field() { return *m_slider->findChild<QLineEdit*>(); }
  SliderTrack& track() { return *m_slider->findChild<SliderTrack*>(); }
  void type(const QString& text) {
    field().setText(text);
    emit field().textEdited(text);
    press(field(), Qt::Key_Return);
  }
  static void press(QWidget& widget, int key) { test::press(widget, key); }
  /// The one sentence on display; empty if there is none.
  QString sentence() {
    QString found;
    for (const QLabel* label : m_slider->findChildren<QLabel*>())
      if (label->property("role") == QStringLiteral("problem") && !label->isHidden()) found += label->text();
    return found;
  }

  std::unique_ptr<ParameterSlider> m_slider;
  std::vector<std::optional<double>> m_changes;
};

TEST_F(ParameterSliderTest, KeepsATypedValueExactly) {
  make(epsilonSpec);
  for (const char* text : {"0.137", "0.50", "1e-3", "123.456", "0.1234567890123"}) {
    type(QString::fromLatin1(text));
    EXPECT_EQ(slider().value(), std::stod(text));
    EXPECT_EQ(field().text().toStdString(), text);
    slider().setValue(slider().value());
    EXPECT_EQ(field().text().toStdString(), text) << "hearing its own value back changes nothing";
  }
  EXPECT_EQ(m_changes.size(), 5u);
}

TEST_F(ParameterSliderTest, BadTextIsMarkedAndTheLastGoodValueStays) {
  make(epsilonSpec);
  type(QStringLiteral("0.137"));
  for (const char* text : {"abc", "-1", "0", "1e-400", "", "0,5", "inf", "nan", "1e301"}) {
    type(QString::fromLatin1(text));
    EXPECT_TRUE(slider().hasBadText()) << text;
    EXPECT_TRUE(field().property("bad").toBool()) << text;
    EXPECT_EQ(slider().value(), 0.137) << text;
    EXPECT_TRUE(sentence().contains(QStringLiteral("above 0"))) << text;
    EXPECT_EQ(sentence().count(QStringLiteral(". ")), 0) << "one sentence";
  }
  type(QStringLiteral("0.2"));
  EXPECT_FALSE(slider().hasBadText());
  EXPECT_TRUE(sentence().isEmpty());
  EXPECT_EQ(slider().value(), 0.2);
}

TEST_F(ParameterSliderTest, AnUnfinishedNumberIsNoErrorYet) {
  make(epsilonSpec);
  for (const char* text : {"", "0", "0.", "0.0", "1e-"}) {
    emit field().textEdited(QString::fromLatin1(text));
    EXPECT_FALSE(slider().hasBadText()) << text;
  }
  field().setText(QStringLiteral("abc"));
  emit field().textEdited(field().text());
  EXPECT_TRUE(slider().hasBadText());
}

TEST_F(ParameterSliderTest, TheHandleIsWithinAPixelOfItsValue) {
  make(epsilonSpec);
  slider().setValue(0.05);
  const double left = track().handlePosition();
  slider().setValue(8);
  const double right = track().handlePosition();
  for (const double value : {0.05, 0.137, 0.5, 1.0, 3.14159, 8.0}) {
    slider().setValue(value);
    const double expected = left + (right - left) * std::log(value / 0.05) / std::log(8 / 0.05);
    EXPECT_LT(std::abs(track().handlePosition() - expected), 1.0) << value;
  }
  slider().setValue(100);
  EXPECT_EQ(track().handlePosition(), right);
  EXPECT_EQ(slider().value(), 100);
}

TEST_F(ParameterSliderTest, TheTextAfterADragIsTheValue) {
  make(epsilonSpec);
  track().resize(277, track().height());
  for (int x = 0; x <= 277; x += 13) {
    test::click(track(), QPointF(x, track().height() / 2.0));
    EXPECT_EQ(typedValue(field().text(), epsilonSpec), slider().value());
    EXPECT_LE(field().text().size(), 6) << field().text().toStdString();
  }
}

TEST_F(ParameterSliderTest, KeysMoveAsPromised) {
  make(epsilonSpec);
  press(track(), Qt::Key_Right);
  const double up = *slider().value();
  EXPECT_GT(up, 0.5);
  EXPECT_LT(up, 0.52);
  press(track(), Qt::Key_Left);
  EXPECT_NEAR(*slider().value(), 0.5, 0.002);
  slider().setValue(0.137);
  press(track(), Qt::Key_PageUp);
  EXPECT_EQ(slider().value(), 1.37);
  press(track(), Qt::Key_PageDown);
  EXPECT_EQ(slider().value(), 0.137);
  press(track(), Qt::Key_Home);
  EXPECT_EQ(slider().value(), 0.05);
  press(track(), Qt::Key_Left);
  EXPECT_EQ(slider().value(), 0.05);
  press(track(), Qt::Key_End);
  EXPECT_EQ(slider().value(), 8);
}

TEST_F(ParameterSliderTest, EveryFineStepMoves) {
  for (const SliderSpec& spec : {epsilonSpec, shareSpec}) {
    double value = spec.minimum;
    int steps = 0;
    while (value < spec.maximum && steps < 1000) {
      const double next = steppedValue(value, SliderTrack::Step::fineUp, spec);
      ASSERT_GT(next, value);
      value = next;
      ++steps;
    }
    EXPECT_GT(steps, 90);
    while (value > spec.minimum && steps < 3000) {
      const double next = steppedValue(value, SliderTrack::Step::fineDown, spec);
      ASSERT_LT(next, value);
      value = next;
      ++steps;
    }
  }
}

TEST_F(ParameterSliderTest, DoubleClickReturnsToTheStandardValue) {
  make(epsilonSpec);
  slider().setValue(3);
  test::sendMouse(track(), QEvent::MouseButtonDblClick, QPointF(10, 10));
  EXPECT_EQ(slider().value(), 0.5);
  EXPECT_EQ(m_changes.back(), 0.5);
}

TEST_F(ParameterSliderTest, TheWheelNeedsFocus) {
  make(epsilonSpec);
  test::wheel(track(), QPointF(10, 10), 120);
  EXPECT_EQ(slider().value(), 0.5);
  EXPECT_TRUE(m_changes.empty());
}

TEST_F(ParameterSliderTest, PercentIsShownAndTypedAsPercent) {
  make(shareSpec);
  EXPECT_EQ(field().text().toStdString(), "20 %");
  type(QStringLiteral("13.7"));
  EXPECT_EQ(slider().value(), 0.137);
  EXPECT_EQ(field().text().toStdString(), "13.7 %");
  type(QStringLiteral("29 %"));
  EXPECT_EQ(slider().value(), 0.29);
  type(QStringLiteral("100"));
  EXPECT_TRUE(slider().hasBadText());
  EXPECT_TRUE(sentence().contains(QStringLiteral("below 100 %")));
  slider().setValue(0.07);
  EXPECT_EQ(field().text().toStdString(), "7 %");
}

TEST_F(ParameterSliderTest, AWordCanStandForNoNumber) {
  SliderSpec spec = epsilonSpec;
  spec.wordForNone = QStringLiteral("matched");
  make(spec);
  type(QStringLiteral("Matched"));
  EXPECT_EQ(slider().value(), std::nullopt);
  EXPECT_EQ(m_changes.back(), std::nullopt);
  press(track(), Qt::Key_Right);
  EXPECT_TRUE(slider().value().has_value());
  slider().findChild<QToolButton*>(QStringLiteral("word"))->click();
  EXPECT_EQ(slider().value(), std::nullopt);
  EXPECT_EQ(field().text().toStdString(), "matched");
  type(QStringLiteral("0.3"));
  EXPECT_EQ(slider().value(), 0.3);
}

TEST_F(ParameterSliderTest, TheNumberThatTheWordStandsForIsShown) {
  SliderSpec spec = epsilonSpec;
  spec.wordForNone = QStringLiteral("suggested");
  spec.startsAsWord = true;
  make(spec);
  slider().setValue(std::nullopt);
  slider().setSuggestion(0.5);
  auto* word = slider().findChild<QToolButton*>(QStringLiteral("word"));
  EXPECT_EQ(word->text().toStdString(), "0.5");
  EXPECT_FALSE(word->isEnabled());
  EXPECT_EQ(field().text().toStdString(), "suggested");
  EXPECT_TRUE(m_changes.empty());
  const double there = track().fraction();
  slider().setValue(0.5);
  EXPECT_NEAR(track().fraction(), there, 1e-12) << "the handle stands at it";
  EXPECT_EQ(word->text().toStdString(), "suggested");
  slider().setSuggestion(0.1);
  EXPECT_NEAR(track().fraction(), there, 1e-12) << "a number that was set stays";
  emit track().resetRequested();
  EXPECT_EQ(slider().value(), std::nullopt);
  EXPECT_LT(track().fraction(), there);
}

TEST_F(ParameterSliderTest, TheWordForNoNumberIsNotCut) {
  SliderSpec spec = shareSpec;
  spec.wordForNone = QStringLiteral("suggested by the data");
  make(spec);
  slider().setValue(std::nullopt);
  const int text = field().fontMetrics().horizontalAdvance(field().text());
  EXPECT_GT(field().sizeHint().width(), text);
}

TEST_F(ParameterSliderTest, SettingAValueIsNoChangeByTheUser) {
  make(epsilonSpec);
  type(QStringLiteral("abc"));
  slider().setValue(2);
  EXPECT_TRUE(m_changes.empty());
  EXPECT_FALSE(slider().hasBadText());
  EXPECT_EQ(field().text().toStdString(), "2");
}

TEST_F(ParameterSliderTest, AProblemFromOutsideIsShownAndCleared) {
  make(epsilonSpec);
  slider().setProblem(QStringLiteral("Choose a larger value."));
  EXPECT_EQ(sentence().toStdString(), "Choose a larger value.");
  slider().setProblem(QString());
  EXPECT_TRUE(sentence().isEmpty());
  EXPECT_FALSE(field().property("bad").toBool());
}

TEST_F(ParameterSliderTest, SpeaksToScreenReaders) {
  make(epsilonSpec);
  type(QStringLiteral("0.137"));
  QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&track());
  ASSERT_NE(spoken, nullptr);
  EXPECT_EQ(spoken->role(), QAccessible::Slider);
  EXPECT_EQ(spoken->text(QAccessible::Name), epsilonSpec.label);
  EXPECT_EQ(spoken->text(QAccessible::Description), epsilonSpec.tip);
  EXPECT_EQ(spoken->text(QAccessible::Value).toStdString(), "0.137");
  ASSERT_NE(spoken->valueInterface(), nullptr);
  EXPECT_EQ(field().accessibleName(), epsilonSpec.label);
}

TEST_F(ParameterSliderTest, WholeNumbersStayWholeByAnyMeans) {
  make(countSpec);
  for (const double fraction : {0.0, 0.01, 0.34, 0.77, 1.0}) {
    const double value = valueAt(fraction, countSpec);
    EXPECT_EQ(value, std::round(value)) << fraction;
  }
  double value = 1;
  for (int step = 0; step < 300; ++step) {
    const double next = steppedValue(value, SliderTrack::Step::fineUp, countSpec);
    EXPECT_TRUE(next > value || next == countSpec.maximum) << "a step is never lost at " << value;
    EXPECT_EQ(next, std::round(next));
    value = next;
  }
  type(QStringLiteral("2.5"));
  EXPECT_TRUE(slider().hasBadText());
  EXPECT_TRUE(sentence().contains(QStringLiteral("whole number")));
  type(QStringLiteral("25"));
  EXPECT_EQ(slider().value(), 25);
}

}  // namespace
}  // namespace epsiscope::parameter_slider_test

#include "ui/window/bounds_question.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>

#include "ui/state/app_state.h"

namespace epsiscope::bounds_question_test {
namespace {

AppState stateWithWages() {
  auto dataset = std::make_shared<Dataset>();
  Column hours, wages;
  hours.name = "hours";
  hours.values = {30, 40, 20};
  wages.name = "wages";
  wages.values = {12, 31, 19};
  dataset->columns = {hours, wages};
  AppState state;
  state.dataset = dataset;
  state.study.data.target = "wages";
  return state;
}

class BoundsQuestionTest : public testing::Test {
protected:
  BoundsQuestionTest() {
    question.present(stateWithWages());
    QObject::connect(&question, &BoundsQuestion::answered, [this](const Study& study) { answer = study; });
  }
  void type(const char* name, const char* text) {
    question.findChild<QLineEdit*>(QLatin1String(name))->setText(QLatin1String(text));
  }
  QPushButton& use() { return *question.findChild<QPushButton*>(QStringLiteral("bounds-question.use")); }

  BoundsQuestion question;
  std::optional<Study> answer;
};

TEST_F(BoundsQuestionTest, WaitsForTwoNumbersInTheirOrder) {
  EXPECT_FALSE(use().isEnabled());
  type("bounds-question.lower", "0");
  type("bounds-question.upper", "-5");
  EXPECT_FALSE(use().isEnabled());
  type("bounds-question.upper", "fifty");
  EXPECT_FALSE(use().isEnabled());
  type("bounds-question.upper", "50");
  ASSERT_TRUE(use().isEnabled());
  use().click();
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->data.lower, 0);
  EXPECT_EQ(answer->data.upper, 50);
  EXPECT_FALSE(answer->data.boundsFromData);
}

TEST_F(BoundsQuestionTest, ThoseOfTheDataAreMarkedAsWhatTheyAre) {
  question.findChild<QPushButton*>(QStringLiteral("bounds-question.from-data"))->click();
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->data.lower, 12);
  EXPECT_EQ(answer->data.upper, 31);
  EXPECT_TRUE(answer->data.boundsFromData);
}

TEST_F(BoundsQuestionTest, AnotherColumnMayBeTheOneToProtect) {
  auto* target = question.findChild<QComboBox*>(QStringLiteral("bounds-question.target"));
  ASSERT_EQ(target->count(), 2);
  target->setCurrentIndex(0);
  emit target->activated(0);
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->data.target, "hours");
}

TEST_F(BoundsQuestionTest, WhatIsTypedStaysUntilTheQuestionIsAnother) {
  type("bounds-question.lower", "0");
  AppState state = stateWithWages();
  question.present(state);
  EXPECT_EQ(question.findChild<QLineEdit*>(QStringLiteral("bounds-question.lower"))->text(), "")
      << "other data";
  type("bounds-question.lower", "7");
  state.study.view.epsilon = 2;
  question.present(state);
  EXPECT_EQ(question.findChild<QLineEdit*>(QStringLiteral("bounds-question.lower"))->text(), "7");
}

}  // namespace
}  // namespace epsiscope::bounds_question_test

#include "ui/lessons/condition.h"

#include <gtest/gtest.h>

#include <QJsonArray>

#include <cmath>

#include "tests/ui/support/settled.h"
#include "ui/lessons/lesson_answer.h"
#include "ui/lessons/lesson_text.h"
#include "ui/lessons/quantity.h"
#include "ui/state/view_kind.h"

namespace epsiscope::condition_test {
namespace {

using Kind = Condition::Kind;
using test::settle;

class ConditionTest : public testing::Test {
protected:
  void SetUp() override {
    session.open(OpenDefault{});
    settle(session);
    before.study = state().study;
  }
  const AppState& state() const { return session.state(); }
  template <class Change>
  void edit(const Change& change) {
    Study study = state().study;
    change(study);
    session.setStudy(study);
    settle(session);
  }
  bool now(const Condition& condition) const { return holds(condition, before, state()); }

  Session session;
  StepEntry before;
};

TEST_F(ConditionTest, KeysHaveRangesValuesAndAPast) {
  Condition key{.kind = Kind::key, .name = QStringLiteral("view.epsilon")};
  EXPECT_FALSE(now(key)) << "nothing has changed";
  edit([](Study& study) { study.view.epsilon = 0.5; });
  EXPECT_TRUE(now(key));
  key.atMost = ConditionLimit{.number = 0.5};
  EXPECT_TRUE(now(key));
  key.atLeast = ConditionLimit{.number = 0.6};
  EXPECT_FALSE(now(key));
  Condition share{.kind = Kind::key, .name = QStringLiteral("label_privacy.prior_share")};
  share.equals = QJsonValue(QStringLiteral("suggested"));
  EXPECT_FALSE(now(share));
  edit([](Study& study) { study.labelPrivacy.priorShare.reset(); });
  EXPECT_TRUE(now(share));
}

TEST_F(ConditionTest, ErrorsAreComparedWhileTheirPictureIsInFront) {
  Condition error{.kind = Kind::quantity, .name = QStringLiteral("error:laplace")};
  error.atMost = ConditionLimit{.quantity = QStringLiteral("error:predict-mean")};
  edit([](Study& study) { study.view.epsilon = 0.1; });
  EXPECT_FALSE(now(error));
  edit([](Study& study) { study.view.epsilon = 4; });
  EXPECT_TRUE(now(error));
  edit([](Study& study) {
    study.view.tab = view_id::noise;
    study.view.epsilon = 5;
  });
  EXPECT_FALSE(now(error)) << "the Trade-off shows another epsilon";
}

TEST_F(ConditionTest, RatiosAreAgainstTheStepBefore) {
  edit([](Study& study) { study.view.tab = view_id::noise; });
  const QString name = QStringLiteral("noise-sd:laplace");
  before.values[name] = *quantity(name, state());
  edit([](Study& study) { study.view.epsilon = 0.5; });
  Condition ratio{.kind = Kind::ratio, .name = name};
  ratio.atLeast = ConditionLimit{.number = 1.99};
  ratio.atMost = ConditionLimit{.number = 2.01};
  EXPECT_TRUE(now(ratio));
  before.values.clear();
  EXPECT_FALSE(now(ratio));
}

TEST_F(ConditionTest, TheAuditIsThatOfTheNoiseView) {
  edit([](Study& study) {
    study.view.tab = view_id::noise;
    study.labelPrivacy.methods = {"laplace", "gaussian-classic"};
  });
  Condition audit{.kind = Kind::audit, .name = QStringLiteral("gaussian-classic"), .wanted = false};
  EXPECT_TRUE(now(audit)) << "epsilon is 1";
  edit([](Study& study) { study.view.epsilon = 0.5; });
  EXPECT_FALSE(now(audit));
  audit.name = QStringLiteral("laplace");
  audit.wanted = true;
  EXPECT_TRUE(now(audit));
}

/// A prior from the true labels promises nothing, as Noise says; the size of the leak is found in Audit.
TEST_F(ConditionTest, WhereAuditIsInFrontItsVerdictCounts) {
  edit([](Study& study) {
    study.view.tab = view_id::noise;
    study.labelPrivacy.methods = {"rp-with-prior", "gaussian-classic", "none"};
    study.labelPrivacy.prior = PriorKind::noisyLabels;
    study.asPrinted = {"raw-labels"};
  });
  const auto passes = [this](const char* method, bool wanted) {
    return now({.kind = Kind::audit, .name = QLatin1String(method), .wanted = wanted});
  };
  EXPECT_FALSE(passes("rp-with-prior", true));
  EXPECT_FALSE(passes("rp-with-prior", false));
  edit([](Study& study) { study.view.tab = view_id::audit; });
  EXPECT_FALSE(passes("rp-with-prior", true));
  EXPECT_TRUE(passes("rp-with-prior", false));
  EXPECT_TRUE(passes("gaussian-classic", false)) << "it is not proved at 1";
  EXPECT_FALSE(passes("none", true)) << "it promises nothing";
  EXPECT_FALSE(passes("none", false));
  edit([](Study& study) { study.asPrinted.clear(); });
  EXPECT_TRUE(passes("rp-with-prior", true));
}

TEST_F(ConditionTest, AGuessAboutAnAuditWaitsForIt) {
  const Condition passes{.kind = Kind::audit, .name = QStringLiteral("laplace")};
  const LessonQuestion guess{.text = QStringLiteral("?"), .choices = {{.when = passes}, {.right = true}}};
  EXPECT_FALSE(canJudge(guess, state())) << "neither Noise nor Audit is in front";
  edit([](Study& study) { study.view.tab = view_id::audit; });
  EXPECT_TRUE(canJudge(guess, state()));
  EXPECT_FALSE(isAudited({.kind = Kind::any, .parts = {passes, {.kind = Kind::audit}}}, state()));
}

TEST_F(ConditionTest, PublishedMistakesAreAListThatCanBeAskedFor) {
  Condition printed{.kind = Kind::key, .name = QStringLiteral("as_printed")};
  printed.equals = QJsonValue(QJsonArray{});
  EXPECT_TRUE(now(printed));
  edit([](Study& study) { study.asPrinted = {"staircase-weights"}; });
  EXPECT_FALSE(now(printed));
  printed.equals = QJsonValue(QJsonArray{QStringLiteral("staircase-weights")});
  EXPECT_TRUE(now(printed));
}

TEST_F(ConditionTest, WhatTheAuditMeasuresIsAQuantity) {
  const auto measured = [this](const char* method) {
    return quantity(QStringLiteral("measured:") + QLatin1String(method), state());
  };
  edit([](Study& study) { study.labelPrivacy.methods = {"laplace", "staircase", "none"}; });
  EXPECT_FALSE(measured("laplace")) << "Audit is not in front";
  edit([](Study& study) {
    study.view.tab = view_id::audit;
    study.asPrinted = {"staircase-weights"};
  });
  EXPECT_NEAR(measured("laplace").value_or(0), 1, 1e-9);
  EXPECT_FALSE(measured("none")) << "nothing of it is measured";
  ASSERT_TRUE(measured("staircase"));
  EXPECT_TRUE(std::isinf(*measured("staircase")));
  Condition large{.kind = Kind::quantity, .name = QStringLiteral("measured:staircase")};
  large.atLeast = ConditionLimit{.number = 1e300};
  EXPECT_TRUE(now(large));
}

/// The rate for Laplace noise between the ends of the bounds: 1 - exp(-epsilon/2)/2.
TEST_F(ConditionTest, HowOftenAnAttackIsRightIsAQuantity) {
  edit([](Study& study) { study.labelPrivacy.methods = {"laplace"}; });
  EXPECT_FALSE(quantity(QStringLiteral("best-guess:laplace"), state())) << "Attack is not in front";
  edit([](Study& study) {
    study.view.tab = "attack";
    study.view.epsilon = 2;
  });
  EXPECT_NEAR(quantity(QStringLiteral("best-guess:laplace"), state()).value_or(0), 1 - std::exp(-1.0) / 2,
              1e-9);
  EXPECT_GT(quantity(QStringLiteral("guessed:laplace"), state()).value_or(0), 0.7);
  EXPECT_FALSE(quantity(QStringLiteral("guessed:staircase"), state())) << "it is not chosen";
}

TEST_F(ConditionTest, ARunMustBeOneOfThisStepAndOfTheseParameters) {
  edit([](Study& study) {
    study.labelPrivacy.methods = {"laplace"};
    study.epsilon = {1};
    study.trials = 1;
  });
  const Condition run{.kind = Kind::run};
  EXPECT_FALSE(now(run));
  session.run();
  settle(session);
  EXPECT_TRUE(now(run));
  before.result = state().result;
  EXPECT_FALSE(now(run));
  before.result = nullptr;
  edit([](Study& study) { study.trials = 2; });
  EXPECT_FALSE(now(run));
}

TEST_F(ConditionTest, PartsAreJoined) {
  const Condition read{.kind = Kind::read};
  const Condition tab{.kind = Kind::tab, .name = QStringLiteral("noise")};
  EXPECT_FALSE(now({.kind = Kind::all, .parts = {read, tab}}));
  EXPECT_TRUE(now({.kind = Kind::any, .parts = {tab, read}}));
  const Condition laplace{.kind = Kind::method, .name = QStringLiteral("laplace")};
  EXPECT_TRUE(now(laplace));
}

TEST_F(ConditionTest, AnswersAreJudgedByWhatIsComputed) {
  const LessonQuestion question{
      .text = QStringLiteral("?"), .quantity = QStringLiteral("posterior"), .tolerance = 0.01};
  EXPECT_TRUE(isRight(question, {.number = 0.735}, before, state()));
  EXPECT_FALSE(isRight(question, {.number = 0.75}, before, state()));
  edit([](Study& study) { study.view.epsilon = 1.1; });
  EXPECT_TRUE(isRight(question, {.number = 0.75}, before, state()));
  EXPECT_FALSE(canJudge({.quantity = QStringLiteral("noise-sd:laplace")}, state()));
}

TEST(LessonText, ShowsEmphasisAndNothingElse) {
  EXPECT_EQ(lessonHtml(QStringLiteral("**a** *b*\n\n<img src=x> 2*3")),
            QStringLiteral("<p><b>a</b> <i>b</i></p><p>&lt;img src=x&gt; 2*3</p>"));
}

}  // namespace
}  // namespace epsiscope::condition_test

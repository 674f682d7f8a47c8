#include "ui/lessons/condition.h"

#include <gtest/gtest.h>

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

TEST_F(ConditionTest, keys_have_ranges_values_and_a_past) {
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

TEST_F(ConditionTest, errors_are_compared_while_their_picture_is_in_front) {
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

TEST_F(ConditionTest, ratios_are_against_the_step_before) {
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

TEST_F(ConditionTest, the_audit_is_that_of_the_noise_view) {
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

TEST_F(ConditionTest, a_run_must_be_one_of_this_step_and_of_these_parameters) {
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

TEST_F(ConditionTest, parts_are_joined) {
  const Condition read{.kind = Kind::read};
  const Condition tab{.kind = Kind::tab, .name = QStringLiteral("noise")};
  EXPECT_FALSE(now({.kind = Kind::all, .parts = {read, tab}}));
  EXPECT_TRUE(now({.kind = Kind::any, .parts = {tab, read}}));
  const Condition laplace{.kind = Kind::method, .name = QStringLiteral("laplace")};
  EXPECT_TRUE(now(laplace));
}

TEST_F(ConditionTest, answers_are_judged_by_what_is_computed) {
  const LessonQuestion question{
      .text = QStringLiteral("?"), .quantity = QStringLiteral("posterior"), .tolerance = 0.01};
  EXPECT_TRUE(isRight(question, {.number = 0.735}, before, state()));
  EXPECT_FALSE(isRight(question, {.number = 0.75}, before, state()));
  edit([](Study& study) { study.view.epsilon = 1.1; });
  EXPECT_TRUE(isRight(question, {.number = 0.75}, before, state()));
  EXPECT_FALSE(canJudge({.quantity = QStringLiteral("noise-sd:laplace")}, state()));
}

TEST(LessonText, shows_emphasis_and_nothing_else) {
  EXPECT_EQ(lessonHtml(QStringLiteral("**a** *b*\n\n<img src=x> 2*3")),
            QStringLiteral("<p><b>a</b> <i>b</i></p><p>&lt;img src=x&gt; 2*3</p>"));
}

}  // namespace
}  // namespace epsiscope::condition_test

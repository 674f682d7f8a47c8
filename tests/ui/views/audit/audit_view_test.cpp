#include "ui/views/audit/audit_view.h"

#include <gtest/gtest.h>

#include <QToolButton>

#include <algorithm>
#include <cmath>

#include "core/study/printed_mistakes.h"
#include "core/tasks/audit_preview.h"
#include "core/tasks/task.h"
#include "tests/ui/support/drawn.h"
#include "tests/ui/support/previewed.h"
#include "ui/state/picture.h"
#include "ui/state/view_kind.h"
#include "ui/views/audit/audit_charts.h"
#include "ui/views/method_table.h"
#include "ui/views/noise/noise_charts.h"

namespace epsiscope::audit_view_test {
namespace {

class AuditViewTest : public testing::Test {
protected:
  void start(TaskId task) {
    const test::Previewed made = test::previewedTask(task);
    state.study = made.study;
    state.cache = made.cache;
    state.dataset = made.cache->data().dataset;
  }
  AuditPreview audited() const {
    const AuditPreview quick = previewAudit(state.study, *state.cache, nullptr, {});
    return previewAudit(state.study, *state.cache, &quick, {});
  }
  std::unique_ptr<AuditView> shown() {
    test::setPicture(state, view_id::audit, audited());
    auto view = std::make_unique<AuditView>();
    QObject::connect(view.get(), &View::edited, view.get(), [this](const Study& study) { edited = study; });
    view->present(state, lightTheme());
    return view;
  }
  AppState state;
  std::optional<Study> edited;
};

const ChartSeries& seriesOf(const ChartModel& model, const QString& id) {
  const auto found = std::ranges::find(model.series, id, &ChartSeries::id);
  EXPECT_NE(found, model.series.end()) << id.toStdString();
  return *found;
}

TEST_F(AuditViewTest, every_task_has_a_dot_for_each_promise_and_none_above_its_line) {
  for (const Task* task : allTasks()) {
    start(task->facts().task);
    const AuditPreview preview = audited();
    const ChartModel model = auditChart(state.study, preview, lightTheme());
    for (const AuditedClaim& claim : preview.claims) {
      EXPECT_NE(claim.verdict(), AuditedClaim::Verdict::broken) << claim.method;
      if (claim.parts.empty()) continue;
      const ChartSeries& dot = seriesOf(model, QString::fromStdString(claim.method) + "/measured");
      EXPECT_DOUBLE_EQ(dot.y.front(), claim.measured());
      EXPECT_EQ(dot.notPrivate, !claim.claimed.isPrivate());
    }
    EXPECT_EQ(model.notPrivate, preview.usesRows() || showsTruth(state.study));
  }
}

TEST_F(AuditViewTest, begins_without_the_rows_and_goes_on_with_them) {
  start(TaskId::privateClassifier);
  const AuditPreview quick = previewAudit(state.study, *state.cache, nullptr, {});
  EXPECT_FALSE(quick.isFinished());
  EXPECT_FALSE(quick.usesRows());
  const AuditPreview full = previewAudit(state.study, *state.cache, &quick, {});
  EXPECT_TRUE(full.isFinished());
  EXPECT_TRUE(full.usesRows());
  EXPECT_GT(full.claims.back().pairs(), quick.claims.back().pairs());
}

TEST_F(AuditViewTest, a_switch_repeats_a_published_mistake_and_its_dot_leaves_the_line) {
  start(TaskId::labelPrivacy);
  state.study.labelPrivacy.methods = {"laplace", "staircase"};
  const auto view = shown();
  auto* button = view->findChild<QToolButton*>(QStringLiteral("as_printed.staircase-weights"));
  ASSERT_NE(button, nullptr);
  EXPECT_TRUE(button->isVisibleTo(view.get()));
  EXPECT_FALSE(
      view->findChild<QToolButton*>(QStringLiteral("as_printed.half-noise"))->isVisibleTo(view.get()))
      << "a mistake of another task";
  button->click();
  ASSERT_TRUE(edited);
  EXPECT_EQ(edited->asPrinted, std::vector<std::string>{"staircase-weights"});
  state.study = *edited;
  const AuditPreview preview = audited();
  EXPECT_EQ(preview.claims.back().verdict(), AuditedClaim::Verdict::broken);
  const ChartModel model = auditChart(state.study, preview, lightTheme());
  const ChartSeries& dot = seriesOf(model, QStringLiteral("staircase/measured"));
  EXPECT_GT(dot.y.front(), preview.claims.back().claimed.epsilon);
  EXPECT_TRUE(dot.notPrivate);
  EXPECT_EQ(model.guides.size(), 1U) << "an infinite measure is said so";
  EXPECT_TRUE(model.x.names.back().startsWith(QStringLiteral("✗")));
  EXPECT_TRUE(claimSentence(preview.claims.back()).contains(QStringLiteral("no bound")));
  const auto again = shown();
  EXPECT_TRUE(again->findChild<QToolButton*>(QStringLiteral("as_printed.staircase-weights"))->isChecked());
  again->findChild<QToolButton*>(QStringLiteral("as_printed.staircase-weights"))->click();
  EXPECT_TRUE(edited->asPrinted.empty());
}

TEST_F(AuditViewTest, the_table_says_in_words_what_became_of_each_promise) {
  start(TaskId::labelPrivacy);
  const auto view = shown();
  const auto tables = view->findChildren<MethodTable*>();
  ASSERT_EQ(tables.size(), 2);
  EXPECT_EQ(tables.front()->rowCount(), static_cast<int>(state.study.labelPrivacy.methods.size()));
  EXPECT_TRUE(tables.front()->item(0, 1)->text().contains(QStringLiteral("holds")));
  EXPECT_GT(tables.back()->rowCount(), 0) << "the pair that is told apart best";
}

/// The curve lies under the bound and over the coin, and says what the bound and the draws say.
TEST_F(AuditViewTest, the_best_test_stays_below_what_epsilon_allows) {
  start(TaskId::labelPrivacy);
  const AuditPreview preview = audited();
  ASSERT_TRUE(preview.attack);
  const AttackPreview& attack = *preview.attack;
  for (std::size_t i = 0; i < attack.found.best.falseAlarms.size(); ++i) {
    const double alarms = attack.found.best.falseAlarms[i], found = attack.found.best.detections[i];
    EXPECT_LE(found, mostDetections(alarms, attack.epsilon, attack.delta) + 1e-9);
    EXPECT_GE(found, alarms - 1e-9);
  }
  EXPECT_LE(attack.found.success, mostSuccess(attack.epsilon, attack.delta) + 1e-12);
  const double share = static_cast<double>(attack.found.guessed) / static_cast<double>(attack.found.draws);
  EXPECT_NEAR(share, attack.found.success, 5 * 0.5 / std::sqrt(static_cast<double>(attack.found.draws)));
  EXPECT_FALSE(attackChart(state.study, attack, lightTheme()).notes.isEmpty());
}

}  // namespace
}  // namespace epsiscope::audit_view_test

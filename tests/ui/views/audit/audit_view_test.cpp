#include "ui/views/audit/audit_view.h"

#include <gtest/gtest.h>

#include <QToolButton>

#include <algorithm>
#include <cmath>

#include "core/study/printed_mistakes.h"
#include "core/tasks/audit_preview.h"
#include "core/tasks/task.h"
#include "tests/ui/support/drawn.h"
#include "tests/ui/support/view_of_task.h"
#include "ui/state/picture.h"
#include "ui/state/view_kind.h"
#include "ui/views/audit/audit_charts.h"
#include "ui/views/method_table.h"
#include "ui/views/noise/noise_charts.h"

namespace epsiscope::audit_view_test {
namespace {

class AuditViewTest : public test::ViewOfTask {
protected:
  AuditPreview audited() const {
    const AuditPreview quick = previewAudit(state.study, *state.cache, nullptr, {});
    return previewAudit(state.study, *state.cache, &quick, {});
  }
  std::unique_ptr<View> shown() {
    test::setPicture(state, view_id::audit, audited());
    return ViewOfTask::shown(auditView());
  }
};

const ChartSeries& seriesOf(const ChartModel& model, const QString& id) {
  const auto found = std::ranges::find(model.series, id, &ChartSeries::id);
  EXPECT_NE(found, model.series.end()) << id.toStdString();
  return *found;
}

TEST_F(AuditViewTest, EveryTaskHasADotForEachPromiseAndNoneAboveItsLine) {
  for (const Task* task : allTasks()) {
    start(task->facts().task);
    const AuditPreview preview = audited();
    const ChartModel model = auditChart(state.study, preview, lightTheme());
    for (const AuditedClaim& claim : preview.claims) {
      EXPECT_NE(claim.verdict(), AuditedClaim::Verdict::broken) << claim.method;
      if (claim.parts.empty()) continue;
      const ChartSeries& dot = seriesOf(model, QString::fromStdString(claim.method) + "/measured");
      EXPECT_DOUBLE_EQ(dot.y.front(), claim.measured());
      EXPECT_NE(dot.style.marker, MarkerShape::none) << "a dot that nobody sees";
      EXPECT_EQ(dot.notPrivate, !claim.claimed.isPrivate());
    }
    EXPECT_EQ(model.showsTruth, preview.usesRows() || showsTruth(state.study));
  }
}

TEST_F(AuditViewTest, BeginsWithoutTheRowsAndGoesOnWithThem) {
  start(TaskId::privateClassifier);
  const AuditPreview quick = previewAudit(state.study, *state.cache, nullptr, {});
  EXPECT_FALSE(quick.isFinished());
  EXPECT_FALSE(quick.usesRows());
  const AuditPreview full = previewAudit(state.study, *state.cache, &quick, {});
  EXPECT_TRUE(full.isFinished());
  EXPECT_TRUE(full.usesRows());
  EXPECT_GT(full.claims.back().pairs(), quick.claims.back().pairs());
}

/// The displayed pair begins at the true statistic once the rows may be looked at.
TEST_F(AuditViewTest, AStatisticIsShownWithMadeUpValuesFirst) {
  start(TaskId::statistic);
  const AuditPreview quick = previewAudit(state.study, *state.cache, nullptr, {});
  EXPECT_FALSE(quick.usesRows());
  const AuditPreview full = previewAudit(state.study, *state.cache, &quick, {});
  EXPECT_TRUE(full.usesRows());
  const auto shownFirst = [](const AuditPreview& preview) {
    return preview.claims.front().parts.front().finding.worst.front().one;
  };
  EXPECT_NE(shownFirst(quick), shownFirst(full));
  EXPECT_NEAR(quick.claims.front().measured(), full.claims.front().measured(), 1e-9);
}

/// The papers have no release of a whole function: a switch that changes nothing would look harmless.
TEST_F(AuditViewTest, NoMistakeOfPredictionsIsOfferedForAFunction) {
  start(TaskId::kernelRelease);
  for (const char* release : {"predictions", "function"}) {
    state.study.kernelRelease.release = release;
    const auto view = shown();
    for (const char* id : {"as_printed.half-noise", "as_printed.one-number"})
      EXPECT_EQ(view->findChild<QToolButton*>(QLatin1String(id))->isVisibleTo(view.get()),
                state.study.kernelRelease.release == "predictions");
  }
}

TEST_F(AuditViewTest, ASwitchRepeatsAPublishedMistakeAndItsDotLeavesTheLine) {
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
  EXPECT_GT(dot.y.front(), preview.claims.back().claimed.epsilon());
  EXPECT_TRUE(dot.notPrivate);
  EXPECT_EQ(model.guides.size(), 1U) << "an infinite measure is said so";
  EXPECT_TRUE(model.x.names.back().startsWith(QStringLiteral("✗")));
  EXPECT_TRUE(claimSentence(preview.claims.back()).contains(QStringLiteral("no bound")));
  const auto again = shown();
  EXPECT_TRUE(again->findChild<QToolButton*>(QStringLiteral("as_printed.staircase-weights"))->isChecked());
  again->findChild<QToolButton*>(QStringLiteral("as_printed.staircase-weights"))->click();
  EXPECT_TRUE(edited->asPrinted.empty());
}

TEST_F(AuditViewTest, TheTableSaysInWordsWhatBecameOfEachPromise) {
  start(TaskId::labelPrivacy);
  const auto view = shown();
  const auto tables = view->findChildren<MethodTable*>();
  ASSERT_EQ(tables.size(), 2);
  EXPECT_EQ(tables.front()->rowCount(), static_cast<int>(state.study.labelPrivacy.methods.size()));
  EXPECT_TRUE(tables.front()->item(0, 1)->text().contains(QStringLiteral("holds")));
  EXPECT_GT(tables.back()->rowCount(), 0) << "the pair that is told apart best";
}

TEST_F(AuditViewTest, ADeeperSearchNeverFindsLess) {
  start(TaskId::privateClassifier);
  state.study.view.searchDeeper = true;
  AuditPreview preview = previewAudit(state.study, *state.cache, nullptr, {});
  for (int pass = 0; pass < 4; ++pass) {
    const AuditPreview before = preview;
    preview = previewAudit(state.study, *state.cache, &before, {});
    ASSERT_EQ(preview.claims.size(), before.claims.size());
    for (std::size_t i = 0; i < preview.claims.size(); ++i)
      for (std::size_t k = 0; k < preview.claims[i].parts.size(); ++k) {
        const AuditFinding& found = preview.claims[i].parts[k].finding;
        EXPECT_GE(found.measured, before.claims[i].parts[k].finding.measured) << preview.claims[i].method;
        EXPECT_GE(found.pairs, before.claims[i].parts[k].finding.pairs);
      }
  }
}

TEST_F(AuditViewTest, SearchesDeeperPassByPassAndEnds) {
  start(TaskId::labelPrivacy);
  state.study.labelPrivacy.methods = {"laplace"};
  const auto view = shown();
  auto* deeper = view->findChild<QToolButton*>(QStringLiteral("view.search_deeper"));
  ASSERT_NE(deeper, nullptr);
  deeper->click();
  ASSERT_TRUE(edited && edited->view.searchDeeper);
  AuditPreview preview = audited();
  const std::size_t usual = preview.effort.draws;
  state.study = *edited;
  std::size_t passes = 0;
  double atLeast = 0;
  // The next effort begins with the findings of the usual one.
  while (!(preview = previewAudit(state.study, *state.cache, &preview, {})).isFinished()) {
    EXPECT_LT(++passes, 10U);
    EXPECT_GT(preview.effort.draws, usual);
    EXPECT_NE(preview.claims.front().verdict(), AuditedClaim::Verdict::broken);
    atLeast = preview.claims.front().parts.front().sampled->atLeast;
  }
  EXPECT_GT(passes, 2U);
  EXPECT_GT(atLeast, 0.8 * preview.claims.front().claimed.epsilon()) << "draws alone come near the truth";
  const AuditPreview deep = preview;
  state.study.view.searchDeeper = false;
  const AuditPreview kept = previewAudit(state.study, *state.cache, &deep, {});
  EXPECT_TRUE(kept.isFinished());
  EXPECT_EQ(kept.effort.draws, deep.effort.draws) << "what was found is not thrown away";
}

}  // namespace
}  // namespace epsiscope::audit_view_test

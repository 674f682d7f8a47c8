#include <gtest/gtest.h>

#include <QComboBox>
#include <QPushButton>
#include <QToolButton>

#include "core/tasks/kernel_release/function_preview.h"
#include "core/tasks/kernel_release/theory_preview.h"
#include "core/tasks/private_classifier/boundary_preview.h"
#include "core/tasks/private_classifier/tuning_preview.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/ui/support/drawn.h"
#include "tests/ui/support/view_of_task.h"
#include "ui/charts/chart.h"
#include "ui/state/picture.h"
#include "ui/state/view_kind.h"
#include "ui/theme/theme.h"
#include "ui/views/boundary/boundary_view.h"
#include "ui/views/function/function_view.h"
#include "ui/views/invitation.h"
#include "ui/views/learning_curve/learning_curve_view.h"
#include "ui/views/method_table.h"
#include "ui/views/theory/theory_view.h"
#include "ui/views/trade_off/trade_off_view.h"
#include "ui/views/tuning/tuning_view.h"
#include "ui/widgets/segmented.h"

namespace epsiscope::model_views_test {
namespace {

/// Views of the tasks with models: their pictures, and the studies that they hand out.
class ModelViews : public test::ViewOfTask {
protected:
  /// Presses the choice of a segmented control that has this text.
  static void press(QWidget& view, const char* text) {
    for (QPushButton* button : view.findChildren<QPushButton*>())
      if (button->text() == QString::fromUtf8(text)) return button->click();
    FAIL() << "no button " << text;
  }
  static void drag(const View& view, const char* guide, double value) {
    emit view.charts()[0]->guideDragged(QString::fromLatin1(guide), value);
  }
  static const Invitation& invitationOf(const View& view) { return *view.findChild<Invitation*>(); }
};

TEST_F(ModelViews, TradeOffHandsOutAxisMetricAndWhatIsDragged) {
  start(TaskId::privateClassifier);
  test::setPicture(state, view_id::tradeOff, previewTradeOff(state.study, {state.cache}));
  const auto view = shown<TradeOffView>();
  press(*view, "over Λ");
  EXPECT_EQ(edited->view.tradeOffAxis, "lambda");
  press(*view, "loss");
  EXPECT_EQ(edited->view.metric, "loss");
  drag(*view, "lambda", 0.02);
  EXPECT_DOUBLE_EQ(edited->privateClassifier.lambda, 0.02);
  EXPECT_DOUBLE_EQ(edited->kernelRelease.lambda, state.study.kernelRelease.lambda);
  EXPECT_EQ(view->findChild<MethodTable*>()->horizontalHeaderItem(2)->text(), QStringLiteral("accuracy"));
}

TEST_F(ModelViews, TradeOffOverLambdaOfKernelsShowsRootsAndMovesTheirLambda) {
  start(TaskId::kernelRelease);
  state.study.view.tradeOffAxis = "lambda";
  test::setPicture(state, view_id::tradeOff, previewTradeOff(state.study, {state.cache}));
  const auto view = shown<TradeOffView>();
  EXPECT_EQ(view->findChild<MethodTable*>()->horizontalHeaderItem(2)->text(), QStringLiteral("RMSE"));
  drag(*view, "lambda", 0.5);
  EXPECT_DOUBLE_EQ(edited->kernelRelease.lambda, 0.5);
}

TEST_F(ModelViews, FunctionIsDrawnAlongTheFeatureThatIsChosen) {
  start(TaskId::kernelRelease);
  test::setPicture(state, view_id::function, previewFunction(state.study, *state.cache, nullptr));
  const auto view = shown(functionView());
  auto* choice = view->findChild<QComboBox*>(QStringLiteral("view.feature"));
  ASSERT_NE(choice, nullptr);
  ASSERT_GT(choice->count(), 1);
  emit choice->activated(1);
  EXPECT_EQ(edited->view.feature, choice->itemData(1).toString().toStdString());
  EXPECT_EQ(view->charts().size(), 2u);
}

TEST_F(ModelViews, TheoryHandsOutAxisConstantsAndWhatIsDragged) {
  start(TaskId::kernelRelease);
  test::setPicture(state, view_id::theory, previewTheory(state.study, *state.cache));
  const auto view = shown(theoryView());
  press(*view, "over m");
  EXPECT_EQ(edited->view.theoryAxis, "rows");
  drag(*view, "epsilon", 0.25);
  EXPECT_DOUBLE_EQ(edited->view.epsilon, 0.25);
  drag(*view, "lambda", 0.25);
  EXPECT_DOUBLE_EQ(edited->kernelRelease.lambda, 0.25);
  EXPECT_EQ(view->findChild<MethodTable*>()->rowCount(), 4) << "corrected, tight, as printed, Theorem 1";
}

TEST_F(ModelViews, ALearningCurveInvitesToSizesAndThenToRun) {
  start(TaskId::privateClassifier);
  const auto view = shown(learningCurveView());
  invitationOf(*view).button()->click();
  ASSERT_EQ(edited->trainSizes.size(), 6u);
  EXPECT_LE(edited->trainSizes.back(), static_cast<int>(state.cache->data().rows.size()));
  state.study = *edited;
  view->present(state, lightTheme());
  EXPECT_TRUE(invitationOf(*view).sentence().contains(QStringLiteral("Press Run")));
  EXPECT_TRUE(invitationOf(*view).button()->isHidden());
}

TEST_F(ModelViews, ABoundaryOfManyFeaturesOffersTwo) {
  start(TaskId::privateClassifier);
  BoundaryPreview preview;
  preview.reason = "too many features";
  state.study.data.features.reset();
  test::setPicture(state, view_id::boundary, preview);
  const auto view = shown(boundaryView());
  EXPECT_EQ(invitationOf(*view).button()->text(), QStringLiteral("Use age and hours"));
  invitationOf(*view).button()->click();
  EXPECT_EQ(edited->data.features, (std::vector<std::string>{"age", "hours"}));
}

TEST_F(ModelViews, ABoundaryOffersThePrivateMethodsAndShowsTheDrawnOne) {
  start(TaskId::privateClassifier);
  state.study.view.method = "objective";
  test::setPicture(state, view_id::boundary, previewBoundary(state.study, *state.cache));
  ASSERT_TRUE(previewOf<BoundaryPreview>(state)->reason.empty()) << previewOf<BoundaryPreview>(state)->reason;
  const auto view = shown(boundaryView());
  auto* methods = view->findChild<QComboBox*>();
  EXPECT_EQ(methods->count(), 2) << "output and objective";
  EXPECT_EQ(methods->currentData().toString(), QStringLiteral("objective"));
  emit methods->activated(0);
  EXPECT_EQ(edited->view.method, "output");
  EXPECT_FALSE(view->modelOf(view->charts()[0]).series.empty());
}

TEST_F(ModelViews, TuningWithoutCandidatesBeginsWithFiveAndOffersThem) {
  start(TaskId::privateClassifier);
  test::setPicture(state, view_id::tuning, previewTuning(state.study, *state.cache));
  const auto view = shown(tuningView());
  EXPECT_EQ(view->findChild<MethodTable*>()->rowCount(), 5);
  auto* use = view->findChild<QToolButton*>(QStringLiteral("tuning.use"));
  EXPECT_FALSE(use->isHidden());
  use->click();
  ASSERT_TRUE(edited->privateClassifier.tune);
  EXPECT_EQ(edited->privateClassifier.tune->size(), 5u);
  state.study = *edited;
  test::setPicture(state, view_id::tuning, previewTuning(state.study, *state.cache));
  view->present(state, lightTheme());
  auto* parts = view->findChild<MethodTable*>();
  ASSERT_EQ(parts->rowCount(), 5);
  int picked = 0;
  for (int row = 0; row < 5; ++row) picked += parts->item(row, 4)->text().isEmpty() ? 0 : 1;
  EXPECT_EQ(picked, 1);
}

}  // namespace
}  // namespace epsiscope::model_views_test

#include <gtest/gtest.h>

#include <QAccessible>
#include <QPushButton>

#include <memory>

#include "core/start/paper_forms.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/ui/events.h"
#include "tests/ui/support/drawn.h"
#include "tests/ui/support/previewed.h"
#include "ui/charts/chart.h"
#include "ui/charts/chart_csv.h"
#include "ui/charts/chart_summary.h"
#include "ui/session/history.h"
#include "ui/state/view_kind.h"
#include "ui/theme/theme.h"
#include "ui/views/trade_off/paper_form_words.h"
#include "ui/views/trade_off/trade_off_view.h"
#include "ui/widgets/disclosure.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/segmented.h"

namespace epsiscope::paper_form_test {
namespace {

/// A study beside a published table, on other rows than the paper's, in a view whose edits it takes.
class PaperFormTest : public testing::Test {
protected:
  PaperFormTest() {
    const test::Previewed made = test::previewed();
    curves = previewTradeOff(made.study, {made.cache});
    state.study = made.study;
    state.study.data.recipe = "california-housing";
    state.study.published = {{.label = "RPWithPrior (\"Ours\")",
                              .method = "rp-with-prior",
                              .source = "H. Liu, R. Huang: RPWithPrior, Table 4",
                              .isPrivate = false,
                              .reason = "not private, prior from raw labels",
                              .epsilon = {0.1, 1},
                              .error = {5e6, 1.0726},
                              .sd = {},
                              .withoutPrivacy = {}}};
    state.study = inPaperForm(state.study, PaperForm::ours);
    state.cache = made.cache;
    state.dataset = made.cache->data().dataset;
    test::setPicture(state, view_id::tradeOff, curves);
    view.resize(900, 700);
    QObject::connect(&view, &View::edited, &view, [this](const Study& study) {
      state.study = study;
      view.present(state, lightTheme());
    });
    view.present(state, lightTheme());
  }
  SegmentedControl* forms() {
    return view.findChild<SegmentedControl*>(QStringLiteral("trade-off.paper-form"));
  }
  QString differences() {
    return view.findChild<Disclosure*>(QStringLiteral("trade-off.differences"))->text();
  }
  QPushButton* button(PaperForm form) {
    return forms()->findChildren<QPushButton*>()[static_cast<int>(form)];
  }

  AppState state;
  TradeOffPreview curves;
  TradeOffView view;
};

TEST_F(PaperFormTest, EachFormIsOneClickAwayAndIsOneChange) {
  ASSERT_TRUE(forms()->isVisibleTo(&view));
  EXPECT_EQ(forms()->current(), 0);
  const Study ours = state.study;
  for (const PaperForm form : {PaperForm::printed, PaperForm::described, PaperForm::ours}) {
    button(form)->click();
    EXPECT_EQ(state.study, inPaperForm(ours, form));
    EXPECT_EQ(forms()->current(), static_cast<int>(form));
  }
  History history;
  history.record(ours, inPaperForm(ours, PaperForm::described), 0);
  EXPECT_EQ(history.undo(inPaperForm(ours, PaperForm::described)), ours);
}

TEST_F(PaperFormTest, TheKeyboardReachesEachForm) {
  for (const PaperForm form : {PaperForm::described, PaperForm::printed, PaperForm::ours}) {
    EXPECT_FALSE(button(form)->accessibleName().isEmpty());
    EXPECT_FALSE(button(form)->toolTip().isEmpty());
    test::press(*button(form), Qt::Key_Space);
    EXPECT_EQ(paperFormOf(state.study), form);
    EXPECT_NE(button(form)->focusPolicy() & Qt::TabFocus, 0) << "Tab leads to the choice, arrows to others";
  }
  EXPECT_FALSE(forms()->accessibleName().isEmpty());
}

TEST_F(PaperFormTest, AKeyThatIsChangedLeavesTheFormAndAClickLeadsBack) {
  button(PaperForm::described)->click();
  const Study described = state.study;
  state.study.labelPrivacy.zeta = 0.5;
  view.present(state, lightTheme());
  EXPECT_EQ(forms()->current(), -1);
  EXPECT_FALSE(differences().isEmpty());
  button(PaperForm::described)->click();
  EXPECT_EQ(state.study, described);
  EXPECT_EQ(forms()->current(), 1);
}

TEST_F(PaperFormTest, WhatDiffersFromOursHasALineForEachKey) {
  EXPECT_TRUE(differences().isEmpty());
  button(PaperForm::described)->click();
  for (const char* line :
       {"Scaling of the features: none; ours: standardise", "Failure probability δ: 0.0001; ours: 1e−5",
        "Prior: noisy-labels; ours: noisy-counts", "Predictions clipped to the bounds: no; ours: yes",
        "Histogram width: suggested; ours: 0.25"})
    EXPECT_TRUE(differences().contains(QString::fromUtf8(line))) << line << '\n'
                                                                 << differences().toStdString();
  EXPECT_FALSE(differences().contains(QStringLiteral("mistakes")));
  button(PaperForm::printed)->click();
  EXPECT_TRUE(
      differences().contains(QStringLiteral("Published mistakes repeated: Classic Gaussian above 1")));
  state.study.published.clear();
  view.present(state, lightTheme());
  EXPECT_FALSE(forms()->isVisibleTo(&view));
  EXPECT_TRUE(differences().isEmpty());
}

/// What lies above the axis has an arrow on the chart; screen readers, the table and exports say it too, with
/// what is to be known of the column.
TEST_F(PaperFormTest, APublishedPointBeyondTheAxisIsSaidEverywhere) {
  const Chart* chart = view.charts().front();
  const QString beyond =
      QStringLiteral("Beyond the axes: published: RPWithPrior (\"Ours\"): %1 at 0.1.").arg(numberText(5e6));
  EXPECT_TRUE(chart->accessibleDescription().contains(beyond))
      << chart->accessibleDescription().toStdString();
  const ChartModel& model = view.modelOf(chart);
  EXPECT_TRUE(chartSummary(model).contains(beyond)) << "beside the table of the chart, and in reports";
  const QByteArray csv = chartCsv(model, {});
  EXPECT_TRUE(csv.contains(",5000000,"));
  EXPECT_TRUE(csv.contains("not among the best at ε 1 and 1.5")) << csv.toStdString();
  button(PaperForm::printed)->click();
  test::setPicture(state, view_id::tradeOff, curves);
  view.present(state, lightTheme());
  EXPECT_TRUE(chartCsv(view.modelOf(chart), {}).contains("Differences from ours: "));
}

}  // namespace
}  // namespace epsiscope::paper_form_test

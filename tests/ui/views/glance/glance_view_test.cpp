#include "ui/views/glance/glance_view.h"

#include <gtest/gtest.h>

#include <QComboBox>

#include <algorithm>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include "core/tasks/statistic/glance_preview.h"
#include "tests/support/declared_visits.h"
#include "tests/support/every_method.h"
#include "tests/support/prepared.h"
#include "tests/ui/support/drawn.h"
#include "tests/ui/support/in_model.h"
#include "tests/ui/support/view_of_task.h"
#include "ui/charts/chart.h"
#include "ui/charts/chart_csv.h"
#include "ui/state/view_kind.h"
#include "ui/theme/theme.h"
#include "ui/views/glance/glance_charts.h"
#include "ui/views/method_table.h"

namespace epsiscope::glance_view_test {
namespace {

using test::notesSay;
using test::seriesOf;

/// Visits with everything declared; the outcome twice, so that there are two texts.
std::shared_ptr<const Dataset> visits() {
  Dataset table = *test::visits(10, 100);
  table.columns.push_back(table.columns[3]);
  table.columns.back().name = "again";
  return std::make_shared<const Dataset>(table);
}

Study declaredStudy(const std::vector<std::string>& columns) {
  Study study = test::declaredStudy();
  study.data.columns.clear();
  for (const char* name : {"outcome", "again"})
    study.data.columns.push_back({.column = name, .kind = {}, .categories = {{"well", "ill", "gone"}}});
  if (!columns.empty()) study.view.columns = columns;
  return study;
}

const std::vector<std::vector<std::string>> kPictures = {{"age"},
                                                         {"outcome"},
                                                         {"age", "cost"},
                                                         {"outcome", "cost"},
                                                         {"cost", "outcome"},
                                                         {"outcome", "again"},
                                                         {"age", "cost", "outcome"}};

GlancePreview glanceOf(const Study& study) {
  const auto cache = buildCache(study, visits());
  const GlancePreview first = previewGlance(study, *cache);
  return previewGlance(study, *cache, &first);
}

ChartModel truthOf(const Study& study, const GlancePreview& preview) {
  return preview.shown.empty() ? pairsChart(study, preview, lightTheme())
                               : columnsChart(study, preview, lightTheme());
}
ChartModel twinOf(const Study& study, const GlancePreview& preview) {
  return preview.shown.empty() ? privatePairsChart(study, preview, lightTheme())
                               : privateColumnsChart(study, preview, lightTheme());
}

std::vector<std::vector<std::string>> everyPicture() {
  std::vector<std::vector<std::string>> all = kPictures;
  all.emplace_back();
  return all;
}

TEST(GlanceCharts, SayWhatIsTrueAndWhatIsPrivate) {
  for (const auto& columns : everyPicture()) {
    const Study study = declaredStudy(columns);
    const GlancePreview preview = glanceOf(study);
    const ChartModel truth = truthOf(study, preview), twin = twinOf(study, preview);
    EXPECT_TRUE(truth.showsTruth);
    EXPECT_FALSE(twin.showsTruth);
    EXPECT_TRUE(twin.notPrivateCurves.isEmpty());
    EXPECT_TRUE(notesSay(twin, "One possible result at ε = 1"));
    EXPECT_TRUE(truth.heat || !truth.series.empty());
    EXPECT_TRUE(twin.heat || !twin.series.empty());
    for (const ChartSeries& series : truth.series) EXPECT_TRUE(series.notPrivate) << series.id.toStdString();
    for (const ChartSeries& series : twin.series) EXPECT_FALSE(series.notPrivate) << series.id.toStdString();
  }
}

/// The private picture is drawn from what was released: with another truth behind the same release it is the
/// same picture, to the last digit of its CSV.
TEST(GlanceCharts, ShowNothingOfTheTruthInAPrivatePicture) {
  for (const auto& columns : everyPicture()) {
    const Study study = declaredStudy(columns);
    GlancePreview preview = glanceOf(study);
    const QByteArray before = chartCsv(twinOf(study, preview), {});
    for (auto& panel : preview.panels)
      for (double& count : panel.counts) count = 7;
    preview.dots = {};
    preview.boxes.clear();
    preview.look.reset();
    preview.facts = std::make_shared<const GlancePreview::Facts>();
    EXPECT_EQ(chartCsv(twinOf(study, preview), {}), before);
  }
}

TEST(GlanceCharts, WithoutAPromiseSaySo) {
  for (const auto& columns : everyPicture()) {
    const Study study = declaredStudy(columns);
    GlancePreview preview = glanceOf(study);
    preview.guarantee = Guarantee::none(Guarantee::Neighbours::row, "the reading was found out");
    const ChartModel twin = twinOf(study, preview);
    EXPECT_EQ(twin.notPrivateCurves, QStringList{QStringLiteral("this picture")});
    EXPECT_TRUE(notesSay(twin, "the reading was found out"));
  }
}

/// The sentence stands in the plot, in place of the picture.
TEST(GlanceCharts, WithoutDeclarationsSayWhatIsMissing) {
  for (const auto& columns : everyPicture()) {
    const Study study = test::withoutDeclarations(declaredStudy(columns));
    const ChartModel twin = twinOf(study, glanceOf(study));
    EXPECT_FALSE(hasContents(twin));
    ASSERT_EQ(twin.shades.size(), 1U);
    EXPECT_TRUE(twin.shades.front().label.contains(QStringLiteral("declare")))
        << twin.shades.front().label.toStdString();
  }
}

/// Two columns without a common row leave one panel of a matrix empty, and the others as they are.
TEST(GlanceCharts, DrawThePanelsThatHaveRows) {
  Study study = declaredStudy({"age", "cost", "outcome"});
  GlancePreview preview = glanceOf(study);
  std::ranges::fill(preview.panels.front().counts, 0.0);
  EXPECT_TRUE(hasContents(truthOf(study, preview)));
  for (auto& panel : preview.panels) std::ranges::fill(panel.counts, 0.0);
  EXPECT_FALSE(hasContents(truthOf(study, preview)));
}

/// Whoever sees both knows that they are paid twice; and where nothing can be told, no error is named.
TEST(GlanceCharts, OfTheWholeTableSayWhatIsPaidAndWhatIsCertain) {
  const Study study = declaredStudy({});
  GlancePreview preview = glanceOf(study);
  EXPECT_TRUE(notesSay(twinOf(study, preview), "the first look is another release"));
  preview.correlations->toldFromZero = {true};
  EXPECT_TRUE(notesSay(twinOf(study, preview), "none of those in colour is 0"));
  preview.correlations->toldFromZero = {false};
  EXPECT_FALSE(notesSay(twinOf(study, preview), "in colour"));
  EXPECT_TRUE(notesSay(twinOf(study, preview), "Hatched: 1 correlation"));
}

/// Too small a count is unsure, which is not the same as 0.
TEST(GlanceCharts, DrawWhatNoiseCouldMakeUpAsUnsure) {
  Study study = declaredStudy({"outcome"});
  const ChartModel bars = twinOf(study, glanceOf(study));
  ASSERT_NE(seriesOf(bars, "unsure"), nullptr) << "nobody is gone";
  EXPECT_TRUE(std::isnan(seriesOf(bars, "rows")->y[2]));
  EXPECT_FALSE(std::isnan(seriesOf(bars, "unsure")->y[2]));
  EXPECT_TRUE(notesSay(bars, "1 of 3 cells may as well be 0"));
  study = declaredStudy({"age", "cost"});
  const GlancePreview preview = glanceOf(study);
  const ChartModel cells = twinOf(study, preview);
  ASSERT_EQ(cells.heat->unsure.size(), cells.heat->values.size());
  for (std::size_t i = 0; i < cells.heat->values.size(); ++i)
    EXPECT_EQ(cells.heat->unsure[i], cells.heat->values[i] <= preview.panels[0].twin->halfWidth);
}

/// Widths are the shares of the first text, heights those of the second in it; by a count row by row.
TEST(GlanceCharts, DrawAMosaicByShares) {
  const Study study = declaredStudy({"outcome", "again"});
  const GlancePreview preview = glanceOf(study);
  const ChartModel mosaic = truthOf(study, preview);
  const auto codes = visits()->columns[3].codes;
  const double well = static_cast<double>(std::ranges::count(codes, 0)) / static_cast<double>(codes.size());
  const ChartSeries* first = seriesOf(mosaic, "category-0");
  ASSERT_NE(first, nullptr);
  EXPECT_NEAR(first->x[2], well, 1e-12);
  EXPECT_EQ(first->y[0], 0);
  EXPECT_EQ(first->upper[0], 1) << "all who are well are well again";
  EXPECT_EQ(first->upper[3], 0);
  EXPECT_EQ(mosaic.x.names.size(), 3);
  EXPECT_NEAR(mosaic.x.places[0], well / 2, 1e-12);
}

TEST(GlanceCharts, DrawABoxForEachCategory) {
  const Study study = declaredStudy({"outcome", "cost"});
  const GlancePreview preview = glanceOf(study);
  const ChartModel boxes = truthOf(study, preview);
  ASSERT_NE(seriesOf(boxes, "box"), nullptr);
  EXPECT_EQ(seriesOf(boxes, "box")->y[0], preview.boxes[0].values[1]);
  EXPECT_EQ(seriesOf(boxes, "median")->y[3], preview.boxes[1].values[2]);
  EXPECT_EQ(boxes.x.names.size(), 3);
  const ChartModel twin = twinOf(study, preview);
  EXPECT_TRUE(notesSay(twin, "1 group has too few rows for a box"))
      << twin.notes.join(QLatin1Char(' ')).toStdString();
  EXPECT_FALSE(notesSay(twin, "hatched")) << "no box is";
}

TEST(GlanceCharts, DrawAMatrixWithItsNamesOnBothSides) {
  const Study study = declaredStudy({"age", "cost", "outcome"});
  const ChartModel matrix = twinOf(study, glanceOf(study));
  EXPECT_EQ(matrix.x.names,
            (QStringList{QStringLiteral("age"), QStringLiteral("cost"), QStringLiteral("outcome")}));
  EXPECT_EQ(matrix.y.names, matrix.x.names);
  EXPECT_TRUE(notesSay(matrix, "Each of 3 panels looks at every row and has ε/3"));
}

/// Rows chosen in one column are lit in every panel, and nothing of it reaches the private picture.
TEST(GlanceCharts, LightTheRowsThatAreChosen) {
  const Study study = declaredStudy({"age", "cost"});
  const GlancePreview preview = glanceOf(study);
  ASSERT_TRUE(takesBrush(preview));
  const Brush brush{.low = 30, .high = 40};
  const ChartModel lit = columnsChart(study, preview, lightTheme(), brush);
  const auto isLit = [&](double age) { return age >= 30 && age <= 40; };
  const auto data = visits();
  const auto& ages = data->columns[1].values;
  const auto expected = static_cast<std::size_t>(std::ranges::count_if(ages, isLit));
  EXPECT_EQ(seriesOf(lit, "rows")->x.size(), expected);
  EXPECT_TRUE(std::ranges::all_of(seriesOf(lit, "rows")->x, isLit));
  EXPECT_EQ(seriesOf(lit, "unlit")->x.size(), ages.size() - expected);
  EXPECT_EQ(test::guideOf(lit, "brush-low")->value, 30);
  EXPECT_EQ(brushAt(preview, 35), 35);
  EXPECT_FALSE(brushAt(preview, preview.axes[0].edges.front())) << "no end";

  const Study many = declaredStudy({"age", "cost", "outcome"});
  const GlancePreview matrix = glanceOf(many);
  const ChartModel panels = columnsChart(many, matrix, lightTheme(), brush);
  EXPECT_EQ(seriesOf(panels, "lit")->x.size(), 6 * expected) << "each row in every panel";
  EXPECT_NEAR(*brushAt(matrix, test::guideOf(panels, "brush-high")->value), 40, 0.05);
  EXPECT_FALSE(takesBrush(glanceOf(declaredStudy({"outcome", "cost"}))));
  EXPECT_FALSE(takesBrush(glanceOf(declaredStudy({}))));
}

/// On logarithmic axes cells are as wide on the screen, and the brush is where its value is. A column that
/// begins at 0 keeps even cells, and the chart says so.
TEST(GlanceCharts, DrawLogarithmicCellsOfColumnsAboveNothing) {
  Study study = declaredStudy({"age", "cost"});
  study.view.spacing = "logarithmic";
  for (ColumnBound& bound : study.data.columnBounds)
    if (bound.column == "age") bound.lower = 1;
  const GlancePreview preview = glanceOf(study);
  for (const ChartModel& model : {truthOf(study, preview), twinOf(study, preview)}) {
    EXPECT_TRUE(model.x.logarithmic);
    EXPECT_FALSE(model.y.logarithmic);
    EXPECT_TRUE(notesSay(model, "Even cells, because they begin at or below 0: cost."));
    const ChartSeries* mean = seriesOf(model, "mean");
    const std::vector<double>& edges = preview.axes[0].edges;
    EXPECT_NEAR(mean->x[0], std::sqrt(edges[0] * edges[1]), 1e-9);
  }
  const Brush brush{.low = 30, .high = 40};
  EXPECT_EQ(test::guideOf(columnsChart(study, preview, lightTheme(), brush), "brush-low")->value, 30);
  study.view.columns = {{"age", "cost", "outcome"}};
  const GlancePreview matrix = glanceOf(study);
  const ChartModel panels = columnsChart(study, matrix, lightTheme(), brush);
  EXPECT_FALSE(panels.x.logarithmic) << "panels are drawn side by side";
  EXPECT_NEAR(*brushAt(matrix, test::guideOf(panels, "brush-low")->value), 30, 0.05);
}

class GlanceView : public test::ViewOfTask {
protected:
  std::unique_ptr<View> shownWith(const std::vector<std::string>& columns) {
    start(TaskId::statistic);
    if (!columns.empty()) state.study.view.columns = columns;
    const GlancePreview first = previewGlance(state.study, *state.cache);
    test::setPicture(state, view_id::glance, previewGlance(state.study, *state.cache, &first));
    return shown(glanceView());
  }
};

TEST_F(GlanceView, ShowsThePairThatIsClicked) {
  const auto view = shownWith({});
  auto* pairs = view->findChild<MethodTable*>();
  ASSERT_GT(pairs->rowCount(), 0);
  emit pairs->cellActivated(0, 0);
  ASSERT_TRUE(edited && edited->view.columns);
  ASSERT_EQ(edited->view.columns->size(), 2u);
  for (const std::string& name : *edited->view.columns) EXPECT_GE(state.dataset->find(name), 0) << name;
  const auto& strongest = previewOf<GlancePreview>(state)->facts->associations.pairs.front();
  EXPECT_EQ(edited->view.columns->front(), state.dataset->columns[strongest.a].name);
}

TEST_F(GlanceView, TakesColumnsFromItsFields) {
  const auto view = shownWith({});
  auto* first = view->findChild<QComboBox*>(QStringLiteral("view.columns.1"));
  auto* second = view->findChild<QComboBox*>(QStringLiteral("view.columns.2"));
  ASSERT_NE(second, nullptr);
  EXPECT_TRUE(second->isHidden());
  first->setCurrentIndex(2);
  emit first->activated(2);
  EXPECT_EQ(edited->view.columns, (std::vector<std::string>{state.dataset->columns[1].name}));
  state.study = *edited;
  view->present(state, lightTheme());
  EXPECT_FALSE(second->isHidden());
  second->setCurrentIndex(1);
  emit second->activated(1);
  EXPECT_EQ(edited->view.columns,
            (std::vector<std::string>{state.dataset->columns[1].name, state.dataset->columns[0].name}));
  state.study = *edited;
  view->present(state, lightTheme());
  first->setCurrentIndex(0);
  emit first->activated(0);
  EXPECT_FALSE(edited->view.columns) << "the whole table again";
}

TEST_F(GlanceView, TakesTheEndsOfTheBrushAndForgetsThemWithTheColumn) {
  start(TaskId::statistic);
  std::vector<std::string> numbers;
  for (const Column& column : state.dataset->columns)
    if (column.kind == ColumnKind::number) numbers.push_back(column.name);
  ASSERT_GE(numbers.size(), 2u);
  numbers.resize(2);
  const auto view = shownWith(numbers);
  const auto* preview = previewOf<GlancePreview>(state);
  ASSERT_TRUE(takesBrush(*preview));
  const double middle = std::midpoint(preview->axes[0].edges.front(), preview->axes[0].edges.back());
  emit view->charts().front()->guideDragged(QStringLiteral("brush-low"), middle);
  ASSERT_TRUE(edited);
  EXPECT_NEAR(*edited->view.brushLow, middle, 0.01 * std::abs(middle));
  state.study = *edited;
  view->present(state, lightTheme());
  auto* first = view->findChild<QComboBox*>(QStringLiteral("view.columns.1"));
  first->setCurrentIndex(first->findData(QString::fromStdString(numbers[1])));
  emit first->activated(first->currentIndex());
  EXPECT_FALSE(edited->view.brushLow);
}

}  // namespace
}  // namespace epsiscope::glance_view_test

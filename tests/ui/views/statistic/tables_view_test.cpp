#include "ui/views/statistic/tables_view.h"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAbstractTableModel>
#include <QComboBox>
#include <QLabel>
#include <QTableView>

#include <algorithm>
#include <cmath>
#include <memory>

#include "core/reading/reader.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/task.h"
#include "tests/support/prepared.h"
#include "tests/support/temporary_folder.h"
#include "ui/charts/chart.h"
#include "ui/report/report_tables.h"
#include "ui/state/picture.h"
#include "ui/state/view_kind.h"
#include "ui/views/statistic/cell_table_model.h"
#include "ui/views/statistic/tables_chart.h"
#include "ui/views/study_charts.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/segmented.h"

namespace epsiscope::tables_view_test {
namespace {

/// How many rows each group has: those of west are few.
struct Group {
  const char *region, *sex, *age;
  std::size_t rows;
};
constexpr Group kSurvey[] = {{"east", "f", "old", 40}, {"east", "f", "young", 200},
                             {"east", "m", "old", 60}, {"east", "m", "young", 90},
                             {"west", "f", "old", 5},  {"west", "f", "young", 11},
                             {"west", "m", "old", 12}, {"west", "m", "young", 25}};

class TablesViewTest : public testing::Test {
protected:
  TablesViewTest() {
    const test::TemporaryFolder folder;
    std::string csv = "region,sex,age,income\n";
    for (const Group& group : kSurvey)
      for (std::size_t i = 0; i < group.rows; ++i)
        csv += std::string(group.region) + ',' + group.sex + ',' + group.age + ',' + std::to_string(i % 9) +
               ".5\n";
    state.dataset = std::make_shared<const Dataset>(readDataset(folder.write("survey.csv", csv)).value());
    Study& study = state.study;
    study.task = TaskId::statistic;
    study.data.target = "income";
    study.data.lower = 0;
    study.data.upper = 10;
    study.data.columns = {{.column = "region", .kind = {}, .categories = {{"east", "west"}}},
                          {.column = "sex", .kind = {}, .categories = {{"f", "m"}}},
                          {.column = "age", .kind = {}, .categories = {{"young", "old"}}}};
    study.statistic.statistic = StatisticKind::count;
    study.statistic.by = {"region", "sex", "age"};
    study.view.epsilon = 1;
  }
  void draw() {
    state.cache = buildCache(state.study, state.dataset);
    ASSERT_NE(state.cache, nullptr);
    state.pictures.clear();
    state = withAllPictures(state, {});
    view.present(state, lightTheme());
  }
  const TablesPreview& preview() const { return *previewOf<TablesPreview>(state); }
  QAbstractItemModel& cells() const { return *view.findChild<QTableView*>()->model(); }
  QString text(int row, int column) const { return cells().index(row, column).data().toString(); }

  AppState state;
  TablesView view;
};

/// A replaced row moves two counts by 1, so that Laplace noise has the scale 2/epsilon: 5 % lie beyond
/// 2 ln 20 / epsilon.
TEST_F(TablesViewTest, ShowsEachCellWithTheHalfWidthOfItsNoise) {
  draw();
  ASSERT_EQ(cells().rowCount(), 4);
  ASSERT_EQ(cells().columnCount(), 2);
  EXPECT_EQ(cells().headerData(1, Qt::Vertical).toString(), QStringLiteral("east, m"));
  EXPECT_EQ(cells().headerData(0, Qt::Horizontal).toString(), QStringLiteral("young"));
  EXPECT_EQ(text(0, 0), QStringLiteral("200 ± 6"));
  EXPECT_EQ(text(0, 1), QStringLiteral("40 ± 6"));
  EXPECT_EQ(text(2, 1), QStringLiteral("(5 ± 6)"));
  for (const PlannedCell& cell : preview().tables.front().cells)
    EXPECT_NEAR(cell.halfWidth, 2 * std::log(20), 1e-9);
}

/// Before the bounds are found there is no half-width: nothing calls the colours one, and none can be asked
/// for.
TEST_F(TablesViewTest, SaysWhatTheColoursAreWhereNoHalfWidthIsKnown) {
  const auto* measure = view.findChild<SegmentedControl*>(QStringLiteral("tables.measure"));
  const auto isOffered = [&](int index) {
    return measure->findChildren<QAbstractButton*>().at(index)->isEnabled();
  };
  const auto heat = [this] { return *tableChart(state.study, preview(), 0, CellMeasure::value).heat; };
  state.study.statistic.statistic = StatisticKind::mean;
  for (const double share : {0.0, 0.2, 0.0}) {
    SCOPED_TRACE(share);
    state.study.statistic.boundsShare = share;
    draw();
    const bool isKnown = share == 0;
    EXPECT_EQ(isOffered(1), isKnown);
    EXPECT_EQ(isOffered(2), isKnown);
    EXPECT_EQ(text(0, 0).contains(QChar(0xB1)), isKnown);
    EXPECT_EQ(heat().name,
              isKnown ? QStringLiteral("Half-width / number") : QStringLiteral("2 × root error / number"));
    const std::vector<PlannedCell>& planned = preview().tables.front().cells;
    for (std::size_t i = 0; i < planned.size(); ++i) {
      const double reach = isKnown ? planned[i].halfWidth : 2 * std::sqrt(planned[i].error);
      // The picture has the first row at its top.
      const std::size_t place = (planned.size() / 2 - 1 - i / 2) * 2 + i % 2;
      EXPECT_NEAR(heat().values[place], reach / planned[i].truth, 1e-12);
    }
  }
}

TEST_F(TablesViewTest, SaysOfSmallCellsInTheirTextThatNoiseCouldBeHalf) {
  draw();
  for (const Group& group : kSurvey) {
    const int row = (group.region[0] == 'w' ? 2 : 0) + (group.sex[0] == 'm' ? 1 : 0);
    const int column = group.age[0] == 'o' ? 1 : 0;
    const bool isSmall = 2 * std::log(20) > 0.5 * static_cast<double>(group.rows);
    EXPECT_EQ(text(row, column).startsWith(QLatin1Char('(')), isSmall) << row << ' ' << column;
    const auto brush = cells().index(row, column).data(Qt::BackgroundRole).value<QBrush>();
    EXPECT_EQ(brush.style() == Qt::BDiagPattern, isSmall);
    const QString tip = cells().index(row, column).data(Qt::ToolTipRole).toString();
    EXPECT_EQ(tip.contains(QStringLiteral("could make up half")), isSmall) << tip.toStdString();
  }
  // 5.99 of 12 rows is 0.499 of them, and 0.1 takes 4.99 times as many as the 443 of the table.
  EXPECT_TRUE(cells()
                  .index(3, 1)
                  .data(Qt::ToolTipRole)
                  .toString()
                  .contains(QStringLiteral("± 1.2 would take about %1 rows").arg(numberText(2212, 3))));
}

TEST_F(TablesViewTest, PlacesEveryCellUnderItsOwnNames) {
  state.study.statistic.others = {{.column = "region",
                                   .statistic = StatisticKind::histogram,
                                   .positive = {},
                                   .share = 0.5,
                                   .by = {"age", "sex"}},
                                  {.column = "income",
                                   .statistic = StatisticKind::mean,
                                   .lower = 0.0,
                                   .upper = 10.0,
                                   .positive = {},
                                   .share = 0.2,
                                   .by = {"age"}}};
  state.study.statistic.share = 0.3;
  draw();
  ASSERT_EQ(preview().tables.size(), 3u);
  for (std::size_t i = 0; i < preview().tables.size(); ++i) {
    const PlannedTable& table = preview().tables[i];
    const CellGrid grid = gridOf(state.study, i, table);
    ASSERT_EQ(static_cast<std::size_t>(grid.rows.size() * grid.columns.size()), table.cells.size());
    for (std::size_t at = 0; at < table.cells.size(); ++at) {
      const auto columns = static_cast<std::size_t>(grid.columns.size());
      const QString row = grid.rows[static_cast<qsizetype>(at / columns)],
                    column = grid.columns[static_cast<qsizetype>(at % columns)];
      const PlannedCell& cell = table.cells[at];
      const QString group = QString::fromStdString(cell.group);
      if (!cell.category.empty())
        EXPECT_EQ(row + column, group + QString::fromStdString(cell.category));
      else
        EXPECT_EQ(i == 0 ? row + QStringLiteral(", ") + column : row, group);
    }
  }
  auto* choice = view.findChild<QComboBox*>(QStringLiteral("tables.table"));
  ASSERT_EQ(choice->count(), 3);
  choice->setCurrentIndex(1);
  emit choice->activated(1);
  EXPECT_EQ(cells().rowCount(), 4);
  EXPECT_EQ(cells().headerData(0, Qt::Horizontal).toString(), QStringLiteral("east"));
}

TEST_F(TablesViewTest, FollowsEpsilonWithoutLosingThePlace) {
  draw();
  int resets = 0, changes = 0;
  QObject::connect(&cells(), &QAbstractItemModel::modelReset, &view, [&resets] { ++resets; });
  QObject::connect(&cells(), &QAbstractItemModel::dataChanged, &view, [&changes] { ++changes; });
  state.study.view.epsilon = 2;
  draw();
  EXPECT_EQ(resets, 0);
  EXPECT_GT(changes, 0);
  EXPECT_EQ(text(0, 0), QStringLiteral("200 ± 3"));
  auto* measure = view.findChild<SegmentedControl*>(QStringLiteral("tables.measure"));
  measure->setCurrent(2);
  emit measure->chosen(2);
  EXPECT_EQ(text(0, 0), QStringLiteral("1.5 %")) << "ln 20 / 200";
}

TEST_F(TablesViewTest, SaysThatTablesAgree) {
  const auto saysSo = [this] {
    return std::ranges::any_of(view.findChildren<QLabel*>(), [](const QLabel* label) {
      return label->text().contains(QStringLiteral("made to agree after their noise"));
    });
  };
  state.study.statistic.share = 0.5;
  state.study.statistic.others = {{.column = "income",
                                   .statistic = StatisticKind::count,
                                   .lower = 0,
                                   .upper = 10,
                                   .share = 0.5,
                                   .by = {"region"}}};
  draw();
  EXPECT_FALSE(saysSo());
  const double apart = preview().tables.front().cells.front().halfWidth;
  state.study.statistic.isConsistent = true;
  draw();
  EXPECT_TRUE(saysSo());
  EXPECT_LT(preview().tables.front().cells.front().halfWidth, apart);
  EXPECT_TRUE(groupTables(state).front().notes.join(QLatin1Char(' ')).contains(QStringLiteral("agree")));
}

TEST_F(TablesViewTest, LeavesExportsOnceNothingIsDivided) {
  draw();
  ASSERT_EQ(groupTables(state).size(), 1u);
  state.study.statistic.by.clear();
  state.cache = buildCache(state.study, state.dataset);
  state = withAllPictures(state, {});
  ASSERT_EQ(preview().tables.front().cells.size(), 8u) << "the picture stays";
  EXPECT_TRUE(groupTables(state).empty());
  EXPECT_TRUE(std::ranges::none_of(studyCharts(state), [](const LookedAtChart& chart) {
    return chart.model.id.startsWith(QStringLiteral("table"));
  }));
  // Nobody asks for a picture of all rows; it is a table of one cell.
  const ViewKind* kind = viewKind(view_id::tables);
  state.pictures[kind->id] =
      std::make_shared<const Picture>(drawPicture(*kind, state.study, state.splits(), nullptr));
  view.present(state, lightTheme());
  EXPECT_EQ(cells().rowCount() * cells().columnCount(), 1);
  EXPECT_EQ(cells().headerData(0, Qt::Vertical).toString(), QStringLiteral("all rows"));
}

TEST_F(TablesViewTest, IsAPictureWithTheSameNumbersForExports) {
  draw();
  const ChartModel model = tableChart(state.study, preview(), 0);
  ASSERT_TRUE(model.heat);
  ASSERT_EQ(model.heat->texts.size(), 8);
  EXPECT_EQ(model.y.names.back(), QStringLiteral("east, f")) << "upwards";
  EXPECT_EQ(model.heat->texts[6], text(0, 0));
  EXPECT_EQ(model.heat->texts[1], text(3, 1));
  EXPECT_NEAR(model.heat->values[6], 2 * std::log(20) / 200, 1e-12);
  EXPECT_TRUE(model.showsTruth);
  EXPECT_TRUE(couldBeChart(model.id) && couldBeChart(QStringLiteral("table-2")));
  const std::vector<LookedAtChart> all = studyCharts(state);
  EXPECT_EQ(std::ranges::count(all, model.id, [](const LookedAtChart& chart) { return chart.model.id; }), 1);
  EXPECT_TRUE(view.offers(view.charts().front()));
}

TEST_F(TablesViewTest, IsInReportsWithTheLargestCellsFirst) {
  std::vector<std::string> many = {"east", "west"};
  while (many.size() < 12) many.push_back("nowhere " + std::to_string(many.size()));
  state.study.data.columns.front().categories = many;
  draw();
  const std::vector<ReportTable> tables = groupTables(state);
  ASSERT_EQ(tables.size(), 1u);
  ASSERT_EQ(tables.front().rows.size(), 40u) << "of 48";
  EXPECT_EQ(tables.front().rows[0][2], QStringLiteral("200"));
  EXPECT_EQ(tables.front().rows[1][2], QStringLiteral("90"));
  EXPECT_TRUE(tables.front().notes.front().contains(QStringLiteral("8 more")));
}

}  // namespace
}  // namespace epsiscope::tables_view_test

#include "ui/charts/chart_table.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QPushButton>
#include <QTableView>

#include <cmath>
#include <set>

#include "tests/ui/charts/csv_reading.h"
#include "tests/ui/charts/sample_models.h"
#include "ui/charts/chart_csv.h"
#include "ui/charts/chart_picture.h"
#include "ui/charts/chart_rows.h"
#include "ui/theme/theme.h"
#include "ui/widgets/number_text.h"

namespace epsiscope::chart_table_test {
namespace {

/// Every kind of series, a gap, guides and a map.
ChartModel everything() {
  ChartModel model = test::tradeOffModel(20, lightTheme());
  model.series[1].y[7] = std::nan("");
  for (const ChartSeries& series : test::histogramModel(lightTheme()).series) model.series.push_back(series);
  model.series.push_back({.id = QStringLiteral("cloud"),
                          .name = QStringLiteral("Cloud"),
                          .kind = ChartSeries::Kind::dots,
                          .x = {1, 2},
                          .y = {0.1 + 0.2, 1.0 / 3}});
  model.heat = test::heatModel().heat;
  return model;
}

class ChartTableTest : public testing::Test {
protected:
  QAbstractItemModel* rows() { return table.findChild<QTableView*>()->model(); }
  std::string cell(int row, int column) { return rows()->index(row, column).data().toString().toStdString(); }

  ChartModel model = everything();
  ChartTable table;
};

TEST_F(ChartTableTest, TableAndCsvAndModelSayTheSame) {
  table.present(model, freshState(model));
  const test::CsvTable csv = test::readCsv(chartCsv(model, {}));
  const std::vector<ChartRow> data = chartRows(model);
  ASSERT_EQ(static_cast<std::size_t>(rows()->rowCount()), csv.rows.size());
  ASSERT_EQ(data.size(), csv.rows.size());
  for (std::size_t i = 0; i < data.size(); ++i) {
    EXPECT_EQ(csv.rows[i][0], data[i].id.toStdString());
    EXPECT_EQ(cell(static_cast<int>(i), 0), data[i].name.toStdString());
    const double values[] = {data[i].x, data[i].y, data[i].upper};
    for (int k = 0; k < 3; ++k) {
      const std::string& text = csv.rows[i][static_cast<std::size_t>(k) + 1];
      const bool there = std::isfinite(values[k]);
      EXPECT_EQ(text.empty(), !there);
      if (there) {
        EXPECT_EQ(std::stod(text), values[k]);
      }
      EXPECT_EQ(cell(static_cast<int>(i), k + 1), there ? numberText(values[k], 6).toStdString() : "");
    }
  }
}

TEST_F(ChartTableTest, EverySeriesOfTheModelIsThere) {
  std::size_t at = 0;
  const std::vector<ChartRow> data = chartRows(model);
  for (const ChartSeries& series : model.series)
    for (std::size_t i = 0; i < series.x.size(); ++i, ++at) {
      EXPECT_EQ(data[at].id, series.id);
      EXPECT_EQ(data[at].x, series.x[i]);
      EXPECT_EQ(std::isnan(data[at].y), i >= series.y.size() || std::isnan(series.y[i]));
      if (!std::isnan(data[at].y)) {
        EXPECT_EQ(data[at].y, series.y[i]);
      }
    }
  EXPECT_EQ(data.size() - at, model.guides.size() + model.heat->values.size());
}

TEST_F(ChartTableTest, OnlyWhatIsVisibleLeavesOutTheRest) {
  ChartState seen = freshState(model, {QStringLiteral("laplace")});
  seen.x = {1, 4};
  seen.y = {0.2, 2};
  seen.isPart = true;
  table.present(model, seen);
  const int all = rows()->rowCount();
  table.findChild<QCheckBox*>(QStringLiteral("chart-table.visible"))->setChecked(true);
  EXPECT_LT(rows()->rowCount(), all);
  std::set<QString> ids;
  for (const ChartRow& row : visibleRows(model, seen)) {
    ids.insert(row.id);
    if (row.id != QLatin1String("gaussian")) continue;
    EXPECT_TRUE(row.x >= 1 && row.x <= 4 && row.y >= 0.2 && row.y <= 2) << row.x << ' ' << row.y;
  }
  EXPECT_FALSE(ids.contains(QStringLiteral("laplace")));
  EXPECT_FALSE(ids.contains(QStringLiteral("laplace-band")));
  EXPECT_TRUE(ids.contains(QStringLiteral("gaussian")));
}

TEST_F(ChartTableTest, CopiesItsRowsTabSeparatedWithAllDigits) {
  table.present(model, freshState(model));
  table.findChild<QPushButton*>(QStringLiteral("chart-table.copy"))->click();
  const QStringList lines = QApplication::clipboard()->text().split('\n');
  EXPECT_EQ(lines[0].toStdString(), "series\tx\ty\tupper");
  EXPECT_EQ(lines.size(), static_cast<qsizetype>(chartRows(model).size()) + 2);
  EXPECT_TRUE(lines.contains(QStringLiteral("cloud\t1\t0.30000000000000004\t")));
}

}  // namespace
}  // namespace epsiscope::chart_table_test

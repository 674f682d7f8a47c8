#include "ui/views/data_models.h"

#include <gtest/gtest.h>

#include <limits>

namespace epsiscope {
namespace {

std::shared_ptr<const Dataset> table() {
  auto dataset = std::make_shared<Dataset>();
  Column number, words;
  number.name = "height";
  number.values = {1.5, std::numeric_limits<double>::quiet_NaN(), -2};
  number.missing = 1;
  words.name = "colour";
  words.kind = ColumnKind::text;
  words.codes = {1, -1, 0};
  words.categories = {"red", "blue"};
  words.missing = 1;
  dataset->columns = {number, words};
  return dataset;
}

TEST(DataTableModel, shows_every_cell_and_leaves_missing_ones_empty) {
  DataTableModel model;
  EXPECT_EQ(model.rowCount(), 0);
  model.setDataset(table());
  ASSERT_EQ(model.rowCount(), 3);
  ASSERT_EQ(model.columnCount(), 2);
  const auto cell = [&](int row, int column) { return model.data(model.index(row, column)).toString(); };
  EXPECT_EQ(cell(0, 0), QStringLiteral("1.5"));
  EXPECT_EQ(cell(1, 0), QString());
  EXPECT_EQ(cell(2, 0), QStringLiteral("−2"));
  EXPECT_EQ(cell(0, 1), QStringLiteral("blue"));
  EXPECT_EQ(cell(1, 1), QString());
  EXPECT_EQ(model.headerData(1, Qt::Horizontal).toString(), QStringLiteral("colour"));
}

TEST(ColumnSummaryModel, says_in_one_line_what_a_column_holds) {
  ColumnSummaryModel model;
  const auto dataset = table();
  model.setDataset(dataset, {summarise(dataset->columns[0]), summarise(dataset->columns[1])});
  ASSERT_EQ(model.rowCount(), 2);
  const auto cell = [&](int row, int column) { return model.data(model.index(row, column)).toString(); };
  EXPECT_EQ(cell(0, 0), QStringLiteral("height"));
  EXPECT_EQ(cell(0, 2), QStringLiteral("1"));
  EXPECT_EQ(cell(0, 3), QStringLiteral("−2"));
  EXPECT_EQ(cell(0, 4), QStringLiteral("−0.25"));
  EXPECT_EQ(cell(1, 1), QStringLiteral("text, 2 values"));
  EXPECT_EQ(cell(1, 4), QString());
}

}  // namespace
}  // namespace epsiscope

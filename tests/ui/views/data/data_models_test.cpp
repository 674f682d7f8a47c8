#include "ui/views/data/column_summary_model.h"
#include "ui/views/data/data_table_model.h"

#include <gtest/gtest.h>

#include "tests/support/small_table.h"
#include "ui/state/app_state.h"
#include "ui/theme/theme.h"

namespace epsiscope::data_models_test {
namespace {

QString cell(const QAbstractItemModel& model, int row, int column, int role = Qt::DisplayRole) {
  return model.data(model.index(row, column), role).toString();
}

TEST(DataTableModel, ShowsEveryCellAndMarksThoseWithoutAValue) {
  DataTableModel model;
  EXPECT_EQ(model.rowCount(), 0);
  model.setDataset(test::smallTable());
  ASSERT_EQ(model.rowCount(), 5);
  ASSERT_EQ(model.columnCount(), 3);
  EXPECT_EQ(cell(model, 0, 0), QStringLiteral("1.5"));
  EXPECT_EQ(cell(model, 2, 0), QStringLiteral("−2"));
  EXPECT_EQ(cell(model, 0, 1), QStringLiteral("blue"));
  EXPECT_EQ(cell(model, 1, 0), QStringLiteral("–"));
  EXPECT_EQ(cell(model, 1, 0, Qt::ToolTipRole), QStringLiteral("This cell is missing."));
  EXPECT_EQ(cell(model, 1, 1), QStringLiteral("–"));
  EXPECT_EQ(cell(model, 3, 0), QStringLiteral("tall"));
  EXPECT_EQ(cell(model, 3, 0, Qt::ToolTipRole),
            QStringLiteral("Line 5, column 1 \"height\" (row 4): \"tall\" is not a number."));
  EXPECT_EQ(model.data(model.index(3, 0), Qt::ForegroundRole).value<QColor>(), lightTheme().problem);
  EXPECT_EQ(model.data(model.index(1, 0), Qt::ForegroundRole).value<QColor>(), lightTheme().mutedText);
  EXPECT_EQ(model.headerData(1, Qt::Horizontal).toString(), QStringLiteral("colour"));
}

TEST(DataTableModel, KeepsTheNumbersOfRowsInAnotherOrder) {
  DataTableModel model;
  model.setDataset(test::smallTable());
  model.setRows(std::make_shared<const std::vector<std::uint32_t>>(std::vector<std::uint32_t>{4, 0}));
  ASSERT_EQ(model.rowCount(), 2);
  EXPECT_EQ(cell(model, 0, 2), QStringLiteral("5"));
  EXPECT_EQ(model.headerData(0, Qt::Vertical).toInt(), 5);
  EXPECT_EQ(model.fileRow(1), 0u);
  EXPECT_EQ(model.placeOf(0), 1);
  EXPECT_EQ(model.placeOf(2), -1);
  EXPECT_EQ(model.headerData(2, Qt::Horizontal).toString(), QStringLiteral("price net"));
  model.setRows(model.rows(), RowSort{2, Qt::DescendingOrder});
  EXPECT_EQ(model.headerData(2, Qt::Horizontal).toString(), QStringLiteral("price net ↓"));
  model.setRows(nullptr);
  EXPECT_EQ(model.placeOf(2), 2);
  EXPECT_EQ(model.placeOf(5), -1);
}

TEST(DataTableModel, SaysAllDigitsWhereItShowsSome) {
  auto dataset = std::make_shared<Dataset>();
  dataset->columns = {{.name = "x", .values = {0.1234567890123}}};
  DataTableModel model;
  model.setDataset(dataset);
  EXPECT_EQ(cell(model, 0, 0), QStringLiteral("0.123457"));
  EXPECT_EQ(cell(model, 0, 0, Qt::ToolTipRole), QStringLiteral("0.1234567890123"));
}

TEST(DataTableModel, HidesCellsAndWhatIsSaidOfThem) {
  DataTableModel model;
  model.setDataset(test::smallTable());
  model.setLook(lightTheme(), true);
  for (int row = 0; row < 5; ++row)
    for (int column = 0; column < 3; ++column) {
      EXPECT_EQ(cell(model, row, column), QStringLiteral("hidden"));
      for (const int role : {Qt::ToolTipRole, Qt::AccessibleTextRole})
        EXPECT_EQ(cell(model, row, column, role), cell(model, 0, 0, role));
      EXPECT_EQ(model.data(model.index(row, column), Qt::ForegroundRole),
                model.data(model.index(0, 0), Qt::ForegroundRole));
    }
}

struct Summary : testing::Test {
  Summary() {
    state.dataset = test::smallTable();
    state.study.data.target = "price net";
    for (const Column& column : state.dataset->columns) state.summaries.push_back(summarise(column));
  }
  QString text(int row, int field) { return cell(model, row, field); }

  AppState state;
  ColumnSummaryModel model;
};

TEST_F(Summary, SaysInOneLineWhatAColumnHolds) {
  state.profiles = std::make_shared<const std::vector<ColumnProfile>>(profiles(*state.dataset));
  state.oddities = std::make_shared<const std::vector<std::vector<Oddity>>>(std::vector<std::vector<Oddity>>{
      {{Oddity::Kind::missing, "Half is missing.", "So is its promise."}}, {}, {}});
  EXPECT_TRUE(model.present(state));
  ASSERT_EQ(model.rowCount(), 3);
  const QStringList numbers = {"height", "",      "feature", "number", "gaps", "1",      "1",    "2",
                               "−2",     "−0.25", "1.5",     "1.5",    "1.5",  "0.3333", "2.021"};
  for (int field = 0; field < ColumnSummaryModel::fields; ++field)
    EXPECT_EQ(text(0, field), numbers[field]) << field;
  EXPECT_EQ(cell(model, 0, ColumnSummaryModel::odd, Qt::ToolTipRole),
            QStringLiteral("Half is missing. So is its promise."));
  EXPECT_EQ(text(1, ColumnSummaryModel::odd), QString());
  EXPECT_EQ(text(1, ColumnSummaryModel::kind), QStringLiteral("text"));
  EXPECT_EQ(text(1, ColumnSummaryModel::distinct), QStringLiteral("3"));
  EXPECT_EQ(text(1, ColumnSummaryModel::mean), QString());
  EXPECT_EQ(text(2, ColumnSummaryModel::role), QStringLiteral("target"));
  EXPECT_EQ(cell(model, 1, ColumnSummaryModel::shape, Qt::AccessibleTextRole),
            QStringLiteral("blue (50 %), red (25 %), Dark red (25 %)"));
}

TEST_F(Summary, ShowsWhatIsThereBeforeTheProfilesAre) {
  model.present(state);
  EXPECT_EQ(text(0, ColumnSummaryModel::largest), QStringLiteral("1.5"));
  EXPECT_EQ(text(0, ColumnSummaryModel::median), QStringLiteral("…"));
  EXPECT_EQ(model.profileOf(0), nullptr);
  EXPECT_FALSE(model.present(state)) << "nothing is new";
}

TEST_F(Summary, SaysWhatIsDeclared) {
  state.study.data.features = {{"colour"}};
  state.study.data.columns = {{.column = "colour", .kind = {}, .categories = {{"red", "green"}}}};
  model.present(state);
  EXPECT_EQ(text(0, ColumnSummaryModel::role), QStringLiteral("ignored"));
  EXPECT_EQ(text(1, ColumnSummaryModel::kind), QStringLiteral("text, 2 declared"));
}

TEST_F(Summary, HidesWhatCellsAreNeededFor) {
  state.profiles = std::make_shared<const std::vector<ColumnProfile>>(profiles(*state.dataset));
  state.study.mode = Mode::release;
  model.present(state);
  EXPECT_EQ(text(0, ColumnSummaryModel::name), QStringLiteral("height"));
  EXPECT_EQ(model.profileOf(0), nullptr);
  for (int field = ColumnSummaryModel::odd; field < ColumnSummaryModel::fields; ++field)
    EXPECT_EQ(text(0, field), QStringLiteral("hidden"));
  EXPECT_EQ(cell(model, 1, ColumnSummaryModel::shape, Qt::ToolTipRole), QString());
}

}  // namespace
}  // namespace epsiscope::data_models_test

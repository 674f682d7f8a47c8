#include "ui/views/data/data_view.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTableView>
#include <QToolButton>

#include "tests/ui/events.h"
#include "tests/ui/support/edits.h"
#include "tests/support/small_table.h"
#include "ui/charts/chart.h"
#include "ui/charts/chart_model.h"
#include "ui/theme/theme.h"
#include "ui/views/data/data_columns.h"
#include "ui/views/data/data_rows.h"

namespace epsiscope::data_view_test {
namespace {

class DataViewTest : public testing::Test {
protected:
  DataViewTest() {
    state.study.data.file = "small.csv";
    state.study.data.target = "price net";
    open(test::smallTable());
    view.resize(900, 700);
  }
  void open(std::shared_ptr<const Dataset> dataset) {
    state.dataset = std::move(dataset);
    state.summaries.clear();
    for (const Column& column : state.dataset->columns) state.summaries.push_back(summarise(column));
    view.present(state, lightTheme());
    rest();
  }
  void rest() {
    while (rows().isBusy()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  }
  DataColumns& columns() { return *view.findChild<DataColumns*>(); }
  DataRows& rows() { return *view.findChild<DataRows*>(); }
  QAction* entry(int column, const char* name) {
    return columns().menuOf(column)->findChild<QAction*>(QLatin1String(name));
  }
  void choose(int column, const char* name) {
    entry(column, name)->trigger();
    ASSERT_FALSE(edits.empty());
  }
  void search(const char* line) {
    auto* field = view.findChild<QLineEdit*>(QStringLiteral("row-filter"));
    field->setText(QString::fromUtf8(line));
    test::press(*field, Qt::Key_Return);
    rest();
  }
  void goToRow(const char* number) {
    auto* field = view.findChild<QLineEdit*>(QStringLiteral("row-number"));
    field->setText(QString::fromLatin1(number));
    test::press(*field, Qt::Key_Return);
  }
  void sortBy(int column, Qt::SortOrder order) {
    rows().table().horizontalHeader()->setSortIndicator(column, order);
    rest();
  }
  /// The numbers of the rows in the table.
  std::vector<int> shown() {
    std::vector<int> numbers;
    const QAbstractItemModel& model = *rows().table().model();
    for (int row = 0; row < model.rowCount(); ++row)
      numbers.push_back(model.headerData(row, Qt::Vertical).toInt());
    return numbers;
  }
  QStringList said() {
    QStringList texts;
    for (const QLabel* label : rows().findChildren<QLabel*>())
      if (!label->isHidden()) texts << label->text();
    return texts;
  }

  AppState state;
  DataView view;
  test::Edits edits{view};
};

TEST_F(DataViewTest, RolesAreChangedInTheMenuOfAColumn) {
  choose(0, "role-ignored");
  EXPECT_EQ(edits.back().data.features, (std::vector<std::string>{"colour"}));
  state.study = edits.back();
  view.present(state, lightTheme());
  choose(0, "role-feature");
  EXPECT_FALSE(edits.back().data.features);
  choose(0, "role-target");
  EXPECT_EQ(edits.back().data.target, "height");
}

TEST_F(DataViewTest, ATableOfFewColumnsLeavesItsRoomToThePictures) {
  view.show();
  QCoreApplication::processEvents();
  const int lines = columns().model()->rowCount();
  ASSERT_LT(lines, 6);
  const int line = columns().verticalHeader()->defaultSectionSize();
  EXPECT_GE(columns().viewport()->height(), lines * line);
  EXPECT_LT(columns().viewport()->height(), (lines + 2) * line);
  view.goTo(0, 0);
  QCoreApplication::processEvents();
  EXPECT_GE(rows().height(), 10 * view.fontMetrics().height());
}

TEST_F(DataViewTest, ARoleThatCannotBeSaysWhy) {
  const QAction* text = entry(1, "role-target");
  EXPECT_FALSE(text->isEnabled());
  EXPECT_TRUE(text->toolTip().contains(QStringLiteral("text")));
  EXPECT_FALSE(entry(2, "role-ignored")->isEnabled()) << "the target";
  EXPECT_FALSE(entry(2, "role-feature")->isEnabled());
  state.study.data.features = {{"height"}};
  view.present(state, lightTheme());
  EXPECT_TRUE(entry(0, "role-ignored")->toolTip().contains(QStringLiteral("last feature")));
  state.study.task = TaskId::privateClassifier;
  view.present(state, lightTheme());
  EXPECT_TRUE(entry(1, "role-target")->isEnabled()) << "classes may be text";
}

TEST_F(DataViewTest, KindsAreDeclaredAndTakenBack) {
  choose(0, "kind-text");
  EXPECT_EQ(edits.back().data.columns.at(0).kind, ColumnKind::text);
  state.study = edits.back();
  view.present(state, lightTheme());
  EXPECT_TRUE(entry(0, "kind-text")->isChecked());
  choose(0, "kind-detected");
  EXPECT_TRUE(edits.back().data.columns.empty());
  state.study.data.file = "builtin:small";
  view.present(state, lightTheme());
  EXPECT_FALSE(entry(0, "kind-number")->isEnabled()) << "there is no file to read again";
}

TEST_F(DataViewTest, OnlyTextHasCategories) {
  EXPECT_FALSE(entry(0, "categories")->isEnabled());
  EXPECT_TRUE(entry(1, "categories")->isEnabled());
}

TEST_F(DataViewTest, OnlyNumbersHaveBounds) {
  EXPECT_TRUE(entry(0, "bounds")->isEnabled());
  EXPECT_FALSE(entry(1, "bounds")->isEnabled());
  EXPECT_TRUE(entry(2, "bounds")->toolTip().contains(QStringLiteral("Setup"))) << "the target";
}

TEST_F(DataViewTest, AChosenColumnIsDrawnAgainstTheLabels) {
  columns().setCurrentIndex(columns().model()->index(0, 0));
  EXPECT_EQ(view.modelOf(view.charts()[1]).x.title, QStringLiteral("height"));
  EXPECT_TRUE(edits.empty());
}

TEST_F(DataViewTest, RowsAreSearchedSortedAndCounted) {
  search("price net >= 3");
  EXPECT_EQ(shown(), (std::vector<int>{3, 4, 5}));
  EXPECT_TRUE(said().contains(QStringLiteral("3 of 5 rows")));
  sortBy(2, Qt::DescendingOrder);
  EXPECT_EQ(shown(), (std::vector<int>{5, 4, 3}));
  search("");
  EXPECT_EQ(shown(), (std::vector<int>{5, 4, 3, 2, 1}));
  sortBy(-1, Qt::AscendingOrder);
  EXPECT_EQ(shown(), (std::vector<int>{1, 2, 3, 4, 5}));
  EXPECT_TRUE(said().contains(QStringLiteral("5 rows")));
}

TEST_F(DataViewTest, AHeadingThatIsClickedSortsUpDownAndNotAtAll) {
  QHeaderView& header = *rows().table().horizontalHeader();
  view.goTo(0, 0);
  view.show();
  QCoreApplication::processEvents();
  const QPointF place(header.sectionViewportPosition(2) + 10, 5);
  const std::vector<std::vector<int>> orders = {{1, 2, 3, 4, 5}, {5, 4, 3, 2, 1}, {1, 2, 3, 4, 5}};
  std::vector<int> sections;
  for (const std::vector<int>& order : orders) {
    test::click(*header.viewport(), place);
    rest();
    EXPECT_EQ(shown(), order);
    sections.push_back(header.sortIndicatorSection());
  }
  EXPECT_EQ(sections, (std::vector<int>{2, 2, -1}));
}

TEST_F(DataViewTest, ASearchThatIsNotUnderstoodSaysWhyAndChangesNothing) {
  search("price net >= 3");
  search("weight > 3");
  EXPECT_EQ(shown(), (std::vector<int>{3, 4, 5}));
  EXPECT_TRUE(said().join(QLatin1Char(' ')).contains(QStringLiteral("There is no column \"weight\"")));
}

TEST_F(DataViewTest, ASearchThatIsStoppedLeavesTheRowsAsTheyWere) {
  auto* field = view.findChild<QLineEdit*>(QStringLiteral("row-filter"));
  field->setText(QStringLiteral("price net >= 3"));
  test::press(*field, Qt::Key_Return);
  EXPECT_FALSE(view.findChild<QToolButton*>(QStringLiteral("row-stop"))->isHidden());
  view.findChild<QToolButton*>(QStringLiteral("row-stop"))->click();
  rest();
  const bool wasFast = shown().size() == 3;
  EXPECT_TRUE(wasFast || said().contains(QStringLiteral("Stopped: shown as before")));
  EXPECT_TRUE(view.findChild<QToolButton*>(QStringLiteral("row-stop"))->isHidden());
}

TEST_F(DataViewTest, TheLatestOfManyWishesWins) {
  auto* field = view.findChild<QLineEdit*>(QStringLiteral("row-filter"));
  for (const char* line : {"price net > 1", "price net > 2", "price net > 4"}) {
    field->setText(QString::fromLatin1(line));
    test::press(*field, Qt::Key_Return);
  }
  rest();
  EXPECT_EQ(shown(), (std::vector<int>{5}));
}

TEST_F(DataViewTest, GoesToARowByItsNumberInTheFile) {
  sortBy(2, Qt::DescendingOrder);
  goToRow("2");
  EXPECT_EQ(rows().table().currentIndex().row(), 3);
  search("price net > 2");
  goToRow("2");
  EXPECT_TRUE(said().join(QLatin1Char(' ')).contains(QStringLiteral("not among the rows")));
  for (const char* wrong : {"0", "6", "x", "1.5", "1e400"}) {
    goToRow(wrong);
    EXPECT_TRUE(said().join(QLatin1Char(' ')).contains(QStringLiteral("from 1 to 5"))) << wrong;
  }
  view.goTo(4, 1);
  EXPECT_EQ(rows().table().currentIndex().column(), 1);
  EXPECT_FALSE(rows().isHidden());
}

TEST_F(DataViewTest, AnotherTableIsSearchedTooWhereItCanBe) {
  search("price net > 2");
  open(test::smallTable());
  EXPECT_EQ(shown(), (std::vector<int>{3, 4, 5}));
  auto other = std::make_shared<Dataset>();
  other->columns = {{.name = "x", .values = {1, 2}}};
  open(other);
  EXPECT_EQ(shown(), (std::vector<int>{1, 2}));
}

TEST_F(DataViewTest, HiddenCellsAreNeitherSearchedNorSortedNorWritten) {
  search("price net > 4");
  sortBy(2, Qt::DescendingOrder);
  state.study.mode = Mode::release;
  view.present(state, lightTheme());
  rest();
  EXPECT_EQ(shown(), (std::vector<int>{1, 2, 3, 4, 5})) << "which rows are shown would tell";
  EXPECT_FALSE(view.findChild<QLineEdit*>(QStringLiteral("row-filter"))->isEnabled());
  sortBy(2, Qt::DescendingOrder);
  EXPECT_EQ(shown(), (std::vector<int>{1, 2, 3, 4, 5}));
  for (const char* name : {"sort-up", "save-shown", "save-all"})
    EXPECT_FALSE(rows().menuOf(0)->findChild<QAction*>(QLatin1String(name))->isEnabled());
}

TEST_F(DataViewTest, AsksHowTheFileWasRead) {
  int asked = 0;
  QObject::connect(&view, &DataView::readingAsked, [&] { ++asked; });
  view.findChild<QToolButton*>(QStringLiteral("how-it-was-read"))->click();
  EXPECT_EQ(asked, 1);
}

}  // namespace
}  // namespace epsiscope::data_view_test

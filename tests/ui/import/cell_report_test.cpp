#include <gtest/gtest.h>

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QPushButton>
#include <QTableView>

#include "tests/support/temporary_folder.h"
#include "tests/ui/events.h"
#include "tests/ui/support/settled.h"
#include "ui/state/bad_cell_words.h"
#include "ui/import/cell_report_dialog.h"

namespace epsiscope::cell_report_test {
namespace {

/// Three bad cells in two columns; those of "b" come first by row.
std::shared_ptr<Dataset> badTable() {
  auto dataset = std::make_shared<Dataset>();
  dataset->name = "bad.csv";
  Column a;
  a.name = "a";
  a.values = std::vector<double>(4, 1.0);
  a.badTexts = {"fifty", "say \"1\", or\n2"};
  a.badCells = {{.line = 3, .row = 1, .text = 0, .fault = CellFault::notANumber},
                {.line = 9, .row = 3, .text = 1, .fault = CellFault::notANumber}};
  Column b = a;
  b.name = "b";
  b.badTexts = {"1e400"};
  b.badCells = {{.line = 2, .row = 0, .text = 0, .fault = CellFault::tooLarge}};
  dataset->columns = {a, b};
  return dataset;
}

class CellReportTest : public testing::Test {
protected:
  void SetUp() override {
    state.dataset = badTable();
    dialog.present(state);
  }
  QTableView* table() const { return dialog.findChild<QTableView*>(QStringLiteral("cell-report.cells")); }
  QStringList texts(int column) const {
    QStringList found;
    for (int row = 0; row < table()->model()->rowCount(); ++row)
      found << table()->model()->index(row, column).data().toString();
    return found;
  }
  void press(const char* name) const { dialog.findChild<QPushButton*>(QString::fromLatin1(name))->click(); }

  AppState state;
  CellReportDialog dialog;
};

TEST_F(CellReportTest, ListsEveryCellWithItsPlaceAndReasonByRowOrByColumn) {
  EXPECT_EQ(texts(0), (QStringList{QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("4")}));
  EXPECT_EQ(texts(1), (QStringList{QStringLiteral("2"), QStringLiteral("3"), QStringLiteral("9")}));
  EXPECT_EQ(texts(2), (QStringList{QStringLiteral("b"), QStringLiteral("a"), QStringLiteral("a")}));
  EXPECT_TRUE(texts(4).front().contains(QStringLiteral("too large")));
  table()->sortByColumn(2, Qt::AscendingOrder);
  EXPECT_EQ(texts(0), (QStringList{QStringLiteral("2"), QStringLiteral("4"), QStringLiteral("1")}));
  table()->sortByColumn(0, Qt::DescendingOrder);
  EXPECT_EQ(texts(0), (QStringList{QStringLiteral("4"), QStringLiteral("2"), QStringLiteral("1")}));
  EXPECT_EQ(badCellSummary(*state.dataset), QStringLiteral("3 cells are no numbers, in 2 columns."));
}

TEST_F(CellReportTest, AHeadingSaysByWhatTheCellsAreSorted) {
  const auto heading = [this](int column) {
    return table()->model()->headerData(column, Qt::Horizontal).toString();
  };
  EXPECT_EQ(heading(0), QString::fromUtf8("Row ↑"));
  table()->sortByColumn(2, Qt::DescendingOrder);
  EXPECT_EQ(heading(0), QStringLiteral("Row"));
  EXPECT_EQ(heading(2), QString::fromUtf8("Column ↓"));
}

TEST_F(CellReportTest, LeadsToTheRowOfTheChosenCell) {
  std::vector<std::size_t> rows;
  QObject::connect(&dialog, &CellReportDialog::rowChosen, &dialog,
                   [&](std::size_t row) { rows.push_back(row); });
  press("cell-report.go-to-row");
  table()->selectRow(2);
  press("cell-report.go-to-row");
  EXPECT_EQ(rows, (std::vector<std::size_t>{0, 3}));
}

TEST_F(CellReportTest, EnterPressesTheButtonThatHasTheKeyboard) {
  dialog.show();
  auto* close = dialog.findChild<QPushButton*>(QStringLiteral("cell-report.close"));
  close->setFocus();
  test::press(*close, Qt::Key_Return);
  EXPECT_FALSE(dialog.isVisible());
}

TEST_F(CellReportTest, CopiesWhatIsChosenOrAll) {
  press("cell-report.copy");
  EXPECT_EQ(QApplication::clipboard()->text().count(QLatin1Char('\n')), 4);
  table()->selectRow(1);
  press("cell-report.copy");
  EXPECT_EQ(QApplication::clipboard()->text().section(QLatin1Char('\n'), 1, 1),
            QStringLiteral("2\t3\ta\tfifty\tis not a number"));
}

TEST_F(CellReportTest, HidesTheTextsWhereResultsAreReleased) {
  state.study.mode = Mode::release;
  dialog.present(state);
  EXPECT_EQ(texts(3), QStringList(3, QStringLiteral("…")));
  for (int row = 0; row < 3; ++row) {
    const QString tip = table()->model()->index(row, 0).data(Qt::ToolTipRole).toString();
    EXPECT_FALSE(tip.contains(QStringLiteral("fifty"))) << tip.toStdString();
  }
  press("cell-report.copy");
  EXPECT_FALSE(QApplication::clipboard()->text().contains(QStringLiteral("fifty")));
}

TEST_F(CellReportTest, IsWrittenAsATableThatReadsBack) {
  const test::TemporaryFolder folder;
  dialog.save(QString::fromStdString((folder.path() / "cells.csv").string()));
  while (dialog.isSaving()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  const QString text = QString::fromStdString(test::bytesOf(folder.path() / "cells.csv"));
  EXPECT_TRUE(text.startsWith(QStringLiteral("# Epsiscope")));
  EXPECT_TRUE(text.contains(QStringLiteral("\n4,9,a,\"say \"\"1\"\", or\n2\",is not a number\n")));
}

TEST_F(CellReportTest, WhatHappensToTheCellsIsChosenThere) {
  std::vector<Study> edits;
  QObject::connect(&dialog, &CellReportDialog::edited, &dialog,
                   [&](const Study& study) { edits.push_back(study); });
  auto* rule = dialog.findChild<QComboBox*>(QStringLiteral("cell-report.rule"));
  EXPECT_EQ(rule->currentIndex(), 0);
  emit rule->activated(1);
  ASSERT_EQ(edits.size(), 1u);
  EXPECT_EQ(edits.front().data.badCells, BadCellRule::dropRows);
  state.study = edits.front();
  dialog.present(state);
  EXPECT_EQ(rule->currentIndex(), 1);
}

}  // namespace
}  // namespace epsiscope::cell_report_test

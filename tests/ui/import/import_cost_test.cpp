#include "tests/ui/support/event_costs.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QCoreApplication>
#include <QPointer>
#include <QPushButton>
#include <QTableView>
#include <QTimer>

#include <cstdint>
#include <cstdio>
#include <functional>
#include <string>

#include "core/study/study.h"
#include "tests/support/temporary_folder.h"
#include "ui/import/column_model.h"
#include "ui/import/import_dialog.h"
#include "ui/theme/theme.h"

namespace epsiscope::import_cost_test {
namespace {

constexpr int kColumns = 10'000;

/// The form on a table of ten thousand columns, in half of which 99 may stand for no answer.
class ImportCostTest : public testing::Test {
protected:
  ~ImportCostTest() override { delete dialog; }
  std::string writeTable() const {
    std::string text;
    for (int row = -1; row < 40; ++row)
      for (int column = 0; column < kColumns; ++column) {
        text += row < 0                            ? "column_" + std::to_string(column)
                : row % 10 == 3 && column % 2 == 0 ? std::string("99")
                                                   : std::to_string(1 + (row * 7 + column) % 5);
        text += column + 1 == kColumns ? '\n' : ',';
      }
    return folder.write("wide.csv", text).string();
  }
  /// Expects that no event of those that `act` starts, with all its consequences, asks the heap for more than
  /// about twice what it does of each column. Looking at the fifty cells shown of it asks more often.
  void expectCheap(const char* name, const std::function<void()>& act) const {
    constexpr std::uint64_t kMostOfColumn = 75, kMostBytesOfColumn = 12'000;
    test::CountingApplication::self().forget();
    QTimer::singleShot(0, act);
    QCoreApplication::processEvents();
    do QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    while (!dialog || dialog->isReading());
    QCoreApplication::processEvents();
    const test::EventCost& cost = test::CountingApplication::self().most();
    std::printf("%-10s %6.1f allocations and %6.0f bytes of a column: %s, %s\n", name,
                static_cast<double>(cost.allocations) / kColumns, static_cast<double>(cost.bytes) / kColumns,
                cost.what.c_str(), cost.whatOfBytes.c_str());
    EXPECT_LE(cost.allocations, kMostOfColumn * kColumns) << name << ": " << cost.what;
    EXPECT_LE(cost.bytes, kMostBytesOfColumn * kColumns) << name << ": " << cost.whatOfBytes;
  }
  void choose(const char* name, int index) const {
    auto* box = dialog->findChild<QComboBox*>(QLatin1String(name));
    box->setCurrentIndex(index);
    emit box->activated(index);
  }
  void chooseInColumns(ColumnModel::Field field, int choice) const {
    QAbstractItemModel* model = dialog->findChild<QTableView*>(QStringLiteral("data.columns"))->model();
    ASSERT_TRUE(model->setData(model->index(7, field), choice));
  }

  test::TemporaryFolder folder;
  QPointer<ImportDialog> dialog;
};

TEST_F(ImportCostTest, TenThousandColumnsKeepNobodyWaiting) {
  Study study;
  study.data.file = writeTable();
  study.data.target.clear();
  study.data.lower = study.data.upper = std::nullopt;
  expectCheap("open", [&] {
    dialog = new ImportDialog(study, nullptr, lightTheme());
    dialog->show();
  });
  expectCheap("decimal", [&] { choose("data.decimal", 1); });
  expectCheap("as before", [&] { choose("data.decimal", 0); });
  expectCheap("answer", [&] {
    for (QPushButton* button : dialog->findChildren<QPushButton*>())
      if (button->objectName().startsWith(QStringLiteral("answer.missing.missing"))) return button->click();
    FAIL() << "nothing was asked";
  });
  expectCheap("role", [&] { chooseInColumns(ColumnModel::role, static_cast<int>(ColumnRole::ignored)); });
  expectCheap("kind", [&] { chooseInColumns(ColumnModel::kind, 2); });
  // A study that names every column.
  Study again = study;
  again.data.features.emplace();
  again.data.target = "column_0";
  for (int column = 1; column < kColumns; ++column) {
    again.data.features->push_back("column_" + std::to_string(column));
    again.data.columns.push_back({.column = again.data.features->back(), .kind = ColumnKind::number});
  }
  expectCheap("again", [&] {
    delete dialog;
    dialog = new ImportDialog(again, nullptr, lightTheme());
    dialog->show();
  });
  expectCheap("role again",
              [&] { chooseInColumns(ColumnModel::role, static_cast<int>(ColumnRole::ignored)); });
}

}  // namespace
}  // namespace epsiscope::import_cost_test

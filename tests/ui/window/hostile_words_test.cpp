#include <gtest/gtest.h>

#include <QDialogButtonBox>
#include <QFile>
#include <QPlainTextEdit>
#include <QPushButton>

#include <set>

#include "core/results/result.h"
#include "core/table/cell_report.h"
#include "core/text/printable.h"
#include "core/text/utf8.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/support/shown_texts.h"
#include "tests/ui/support/shown_window.h"
#include "ui/compare/compare_dialog.h"
#include "ui/import/cell_report_dialog.h"
#include "ui/session/data_defaults.h"
#include "ui/state/tasks.h"
#include "ui/state/view_kind.h"
#include "ui/views/data/category_dialog.h"

// A table whose names and words change the direction of the text after them, or steer the widget that shows
// them.

namespace epsiscope::hostile_words_test {
namespace {

bool steers(const QString& text) {
  const std::string bytes = text.toStdString();
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t length = characterLength(bytes, at);
    if (length == 0) return true;
    if (bytes[at] != '\n' && bytes[at] != '\t' && isControl(bytes, at, length)) return true;
    at += length;
  }
  return false;
}

class HostileWords : public test::ShownWindow {
protected:
  test::TemporaryFolder files;
};

TEST_F(HostileWords, NeverSteerWhatTheWindowShows) {
  std::string table =
      "\xE2\x80\xAE"
      "age,\xC2\x9B"
      "31mclass,a\xE2\x81\xA6"
      "b\n";
  for (int row = 0; row < 40; ++row)
    table += std::to_string(row) +
             (row % 2 == 0 ? ",\xE2\x80\xAE"
                             "yes,"
                           : ",no\xC2\x9B,") +
             std::to_string(row % 7) + '\n';
  const QString file = folder.filePath(QStringLiteral("turned\u202Ecsv.csv"));
  QFile out(file);
  ASSERT_TRUE(out.open(QIODevice::WriteOnly));
  out.write(table.c_str());
  out.close();
  std::set<std::string> found;
  for (const TaskId task : test::everyTask()) {
    Study study = studyOfResources(QLatin1String(taskOf(task).facts().start));
    study.data = {};
    study.data.file = file.toStdString();
    study.data.target = taskOf(study).holdsClasses(study) || task == TaskId::labelClasses ? "\xC2\x9B"
                                                                                            "31mclass"
                                                                                          : "a\xE2\x81\xA6"
                                                                                            "b";
    study.labelClasses.classes = {};
    study.data.lower = 0;
    study.data.upper = 7;
    study.data.prepare = taskOf(task).facts().preparations.front();
    study.trials = 1;
    window->session().open(OpenStudy{study});
    rest();
    ASSERT_EQ(state().study.data.file, file.toStdString());
    for (const ViewKind* view : viewsOf(state().study)) {
      openTab(view->id);
      test::forEachText(*window, [&](const std::string& where, const QString& text) {
        if (steers(text)) found.insert(where + ": " + text.left(200).toStdString());
      });
    }
  }
  for (const std::string& one : found) ADD_FAILURE() << one;
}

std::set<std::string> steeringTexts(QWidget& window) {
  std::set<std::string> found;
  std::size_t count = 0;
  test::forEachText(window, [&](const std::string& where, const QString& text) {
    ++count;
    if (steers(text)) found.insert(where + ": " + text.left(200).toStdString());
  });
  EXPECT_GT(count, 10U);
  return found;
}

const std::string kTurned =
    "\xE2\x80\xAE"
    "turned";
const std::string kSteered =
    "\xC2\x9B"
    "31msteered";

Column textColumn() {
  Column column;
  column.name = kTurned;
  column.kind = ColumnKind::text;
  column.categories = {kSteered, "plain", kTurned};
  column.codes = {0, 1, 2};
  return column;
}

TEST(HostileDialogs, CategoriesAreShownWithoutSteeringAndKeptAsTheyAre) {
  const std::vector<std::string> declared = {kTurned, "plain", kSteered};
  CategoryDialog dialog(textColumn(), declared, false);
  dialog.setAttribute(Qt::WA_DeleteOnClose, false);
  for (const std::string& one : steeringTexts(dialog)) ADD_FAILURE() << one;
  auto* text = dialog.findChild<QPlainTextEdit*>();
  std::optional<std::vector<std::string>> chosen;
  QObject::connect(&dialog, &CategoryDialog::chosen, &dialog,
                   [&](const CategoryDialog::Categories& categories) { chosen = categories; });
  text->appendPlainText(QStringLiteral("one more"));
  auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
  ok->click();
  ASSERT_TRUE(chosen);
  EXPECT_EQ(*chosen, (std::vector<std::string>{kTurned, "plain", kSteered, "one more"}));
  text->appendPlainText(text->toPlainText().section(QLatin1Char('\n'), 0, 0));
  EXPECT_FALSE(ok->isEnabled()) << "it is there twice";
  for (const std::string& one : steeringTexts(dialog)) ADD_FAILURE() << one;
}

TEST_F(HostileWords, NeverSteerTheListOfCellsWithoutNumbers) {
  std::string table = "age," + kTurned + '\n';
  for (int row = 0; row < 60; ++row)
    table += std::to_string(row) + ',' +
             (row == 7   ? kTurned
              : row == 9 ? kSteered
                         : std::to_string(row % 5)) +
             '\n';
  Study study = state().study;
  study.data = {};
  study.data.file = files.write("turned\u202Ecsv.csv", table).string();
  study.data.target = "age";
  study.data.columns = {{.column = kTurned, .kind = ColumnKind::number}};
  window->session().open(OpenStudy{study});
  rest();
  ASSERT_EQ(badCellCount(*state().dataset), 2U);
  CellReportDialog dialog;
  dialog.present(state());
  for (const std::string& one : steeringTexts(dialog)) ADD_FAILURE() << one;
}

TEST_F(HostileWords, NeverSteerAComparison) {
  Result result;
  result.dataName = kTurned + ".csv";
  result.study.data.target = kSteered;
  result.study.data.unit = kTurned;
  for (const char* method : {"laplace", "staircase"}) {
    ResultRow row;
    row.task = "label-privacy";
    row.method = method;
    row.metric = "test_mse";
    row.kind = "sampled";
    row.epsilon = 1;
    row.learner = "ridge";
    row.values = {1, 2, 3};
    summariseTrials(row);
    result.series.push_back(row);
  }
  result.notes = {kTurned};
  CompareDialog dialog(settings, lightTheme());
  for (const std::string& name : {kTurned, kSteered})
    dialog.addRun(QString::fromStdString(name), std::make_shared<const Result>(result));
  while (dialog.isBusy()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  EXPECT_EQ(dialog.comparison().sources.size(), 2U);
  for (const std::string& one : steeringTexts(dialog)) ADD_FAILURE() << one;
}

}  // namespace
}  // namespace epsiscope::hostile_words_test

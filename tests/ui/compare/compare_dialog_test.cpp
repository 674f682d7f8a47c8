#include "ui/compare/compare_dialog.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QCoreApplication>
#include <QEventLoop>
#include <QLabel>
#include <QListWidget>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>

#include "core/base/store.h"
#include "core/results/result_file.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/support/in_model.h"
#include "ui/charts/chart.h"
#include "ui/charts/chart_csv.h"
#include "ui/views/method_table.h"

namespace epsiscope::compare_dialog_test {
namespace {

ResultRow row(const std::string& method, const std::string& metric, double epsilon,
              std::vector<double> values) {
  ResultRow made;
  made.task = "label-privacy";
  made.method = method;
  made.learner = "ridge";
  made.metric = metric;
  made.kind = "sampled";
  made.epsilon = epsilon;
  made.values = std::move(values);
  summariseTrials(made);
  return made;
}

Result resultWith(double shift) {
  Result result;
  result.dataName = "table.csv";
  result.dataSha256 = "abc";
  result.version = "1";
  result.rows = 100;
  result.trainRows = 80;
  result.study.trials = 3;
  for (const double epsilon : {0.5, 1.0})
    for (const char* method : {"laplace", "staircase"})
      for (const char* metric : {"label_mse", "test_mse"})
        result.series.push_back(row(method, metric, epsilon,
                                    {1 / epsilon + shift, 1.1 / epsilon + shift, 1.3 / epsilon + shift}));
  return result;
}

class CompareDialogTest : public testing::Test {
protected:
  void wait() {
    while (dialog.isBusy()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  }
  QString write(const std::string& name, const std::string& text) const {
    return QString::fromStdString(folder.write(name, text).string());
  }
  void add(const QStringList& files) {
    dialog.addFiles(files);
    wait();
  }
  QString said() const { return dialog.findChild<QLabel*>(QStringLiteral("compare.said"))->text(); }
  const Chart& chart() const { return *dialog.findChild<Chart*>(); }
  const MethodTable& table() const { return *dialog.findChild<MethodTable*>(); }

  test::TemporaryFolder folder;
  QTemporaryDir settingsFolder;
  QSettings settings{settingsFolder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
  CompareDialog dialog{settings, lightTheme()};
};

TEST_F(CompareDialogTest, ShowsTwoResultsSideBySideWithTheirDifferences) {
  EXPECT_TRUE(said().contains(QStringLiteral("Add two or more")));
  Result other = resultWith(0.25);
  other.study.seed = 9;
  other.study.splitSeed = 1;
  add({write("a.json", toJson(resultWith(0))), write("b.json", toJson(other))});
  EXPECT_EQ(said(), QString());
  const ChartModel& model = chart().model();
  ASSERT_EQ(model.series.size(), 4U);
  const ChartSeries* second = test::seriesOf(model, "laplace/2");
  ASSERT_NE(second, nullptr);
  EXPECT_TRUE(second->name.contains(QStringLiteral("b.json (seed 9)"))) << second->name.toStdString();
  EXPECT_EQ(second->x, (std::vector<double>{0.5, 1}));
  EXPECT_EQ(second->y[1], other.series[5].mean);
  EXPECT_TRUE(model.y.title.contains(QStringLiteral("Test error"))) << "sampled test errors come first";
  ASSERT_EQ(table().rowCount(), 4);
  EXPECT_EQ(table().item(0, 4)->text().section(QLatin1Char(' '), -1), QStringLiteral("worse"));
  EXPECT_TRUE(chartCsv(model, {}).contains("# laplace/2: seed 9\n"));
  EXPECT_TRUE(chartCsv(model, {}).contains("# laplace/1: seed 1\n"));
}

TEST_F(CompareDialogTest, AnotherFirstOneTurnsTheDifferencesRound) {
  add({write("a.json", toJson(resultWith(0))), write("b.json", toJson(resultWith(0.25)))});
  const double before = dialog.comparison().cells[0].differences[1]->mean;
  dialog.makeFirst(1);
  EXPECT_TRUE(dialog.isBusy()) << "the window's thread does not compare";
  EXPECT_EQ(dialog.comparison().sources[0].name, "a.json") << "and shows what was there until it is done";
  wait();
  EXPECT_EQ(dialog.comparison().sources[0].name, "b.json");
  EXPECT_EQ(dialog.comparison().cells[0].differences[1]->mean, -before);
  EXPECT_TRUE(table().item(0, 4)->text().contains(QStringLiteral("better")));
  dialog.remove(0);
  wait();
  EXPECT_TRUE(dialog.comparison().cells.empty());
  EXPECT_TRUE(said().contains(QStringLiteral("Add two or more")));
}

TEST_F(CompareDialogTest, OneErrorAndOneMethodCanBeLookedAt) {
  add({write("a.json", toJson(resultWith(0))), write("b.json", toJson(resultWith(0.25)))});
  auto* what = dialog.findChild<QComboBox*>(QStringLiteral("compare.what"));
  auto* method = dialog.findChild<QComboBox*>(QStringLiteral("compare.method"));
  EXPECT_EQ(what->count(), 2);
  what->setCurrentIndex(1);
  emit what->activated(1);
  EXPECT_TRUE(chart().model().y.title.contains(QStringLiteral("labels")));
  method->setCurrentIndex(2);
  emit method->activated(2);
  EXPECT_EQ(chart().model().series.size(), 2U);
  EXPECT_EQ(table().rowCount(), 2);
}

TEST_F(CompareDialogTest, WhatCannotBeComparedOrReadIsOneSentence) {
  Result statistic = resultWith(0);
  statistic.study.task = TaskId::statistic;
  add({write("a.json", toJson(resultWith(0))), write("b.json", toJson(statistic))});
  EXPECT_TRUE(said().contains(QStringLiteral("compare results of one task"))) << said().toStdString();
  EXPECT_TRUE(dialog.comparison().cells.empty());
  add({write("cut.json", toJson(resultWith(0)).substr(0, 500))});
  EXPECT_TRUE(said().contains(QStringLiteral("ends too early"))) << said().toStdString();
  EXPECT_EQ(dialog.findChild<QListWidget*>()->count(), 2) << "what was there stays";
  add({write("study.json", "{\"format\": \"epsiscope-study\"}")});
  EXPECT_TRUE(said().contains(QStringLiteral("not a results file"))) << said().toStdString();
}

TEST_F(CompareDialogTest, ResultsOfAnotherTableHaveNoDifferences) {
  Result other = resultWith(0.25);
  other.dataSha256 = "def";
  add({write("a.json", toJson(resultWith(0))), write("b.json", toJson(other))});
  EXPECT_EQ(table().item(0, 4)->text(), QStringLiteral("–"));
  bool isSaid = false;
  for (const QLabel* label : dialog.findChildren<QLabel*>())
    isSaid |= label->text().contains(QStringLiteral("different tables"));
  EXPECT_TRUE(isSaid);
}

TEST_F(CompareDialogTest, TheWholeTableIsWrittenAsCsv) {
  add({write("a.json", toJson(resultWith(0))), write("b.json", toJson(resultWith(0.25)))});
  dialog.writeTable(QString::fromStdString((folder.path() / "out.csv").string()));
  wait();
  EXPECT_EQ(test::bytesOf(folder.path() / "out.csv"), comparisonCsv(dialog.comparison()));
  dialog.writeTable(QString::fromStdString((folder.path() / "absent/out.csv").string()));
  wait();
  EXPECT_FALSE(said().isEmpty());
}

TEST_F(CompareDialogTest, FilesThatAreAddedWhileOthersAreReadComeAfterThem) {
  dialog.addFiles({write("a.json", toJson(resultWith(0)))});
  add({write("b.json", toJson(resultWith(0.25)))});
  ASSERT_EQ(dialog.comparison().sources.size(), 2U);
  EXPECT_EQ(dialog.comparison().sources[0].name, "a.json");
}

TEST_F(CompareDialogTest, MoreThanCanBeShownIsSaidAndExportedWhole) {
  Result large = resultWith(0);
  large.series.clear();
  for (int i = 0; i < 1200; ++i) large.series.push_back(row("laplace", "test_mse", 1 + i, {1, 2, 3}));
  for (int i = 0; i < 300; ++i)
    large.series.push_back(row("method " + std::to_string(i), "test_mse", 1, {1, 2, 3}));
  const QString file = write("large.json", toJson(large));
  add({file, file});
  EXPECT_EQ(table().rowCount(), 1000);
  EXPECT_EQ(chart().model().series.size(), 200U);
  const QString notes = dialog.findChild<QLabel*>(QStringLiteral("compare.notes"))->text();
  EXPECT_TRUE(notes.contains(QStringLiteral("first 200 of 602 lines"))) << notes.toStdString();
  EXPECT_TRUE(notes.contains(QStringLiteral("first 1000 of 1500 rows"))) << notes.toStdString();
  dialog.writeTable(QString::fromStdString((folder.path() / "out.csv").string()));
  wait();
  const std::string csv = test::bytesOf(folder.path() / "out.csv");
  EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 1 + 2 * 1500);
}

TEST(ShortNames, AreAsLongAsItTakesToTellFilesApart) {
  EXPECT_EQ(shortNames({QStringLiteral("/a/one.json"), QStringLiteral("/a/two.json")}),
            (QStringList{QStringLiteral("one.json"), QStringLiteral("two.json")}));
  EXPECT_EQ(shortNames({QStringLiteral("/r/a/results.json"), QStringLiteral("/r/b/results.json"),
                        QStringLiteral("this run")}),
            (QStringList{QStringLiteral("a/results.json"), QStringLiteral("b/results.json"),
                         QStringLiteral("this run")}));
  EXPECT_EQ(shortNames({QStringLiteral("/a/x.json"), QStringLiteral("/a/x.json")}),
            (QStringList{QStringLiteral("x.json"), QStringLiteral("x.json (2)")}));
}

}  // namespace
}  // namespace epsiscope::compare_dialog_test

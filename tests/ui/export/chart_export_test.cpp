#include "ui/export/chart_export.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QTemporaryDir>

#include <unistd.h>

#include "tests/ui/charts/csv_reading.h"
#include "tests/ui/charts/sample_models.h"

namespace epsiscope {
namespace {

class ChartExportTest : public testing::Test {
protected:
  QString path(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }
  static QByteArray contents(const QString& file) {
    QFile in(file);
    EXPECT_TRUE(in.open(QIODevice::ReadOnly));
    return in.readAll();
  }
  static void expectSentence(const QString& text) {
    EXPECT_TRUE(text.endsWith(QLatin1Char('.'))) << text.toStdString();
    EXPECT_EQ(text.count(QStringLiteral(". ")), 0) << text.toStdString();
  }

  const QTemporaryDir folder;
  const ChartModel model = test::tradeOffModel(60, lightTheme());
  const QStringList header{QStringLiteral("study: demo"), QStringLiteral("seed: 7")};
};

TEST_F(ChartExportTest, APngHasTheSizeAskedForAndShowsTheCurves) {
  ASSERT_EQ(exportChart(model, header, path("a.png"), {1200, 700}).toStdString(), "");
  const QImage image(path("a.png"));
  EXPECT_EQ(image.size(), QSize(1200, 700));
  EXPECT_EQ(image.pixelColor(2, 2), QColor(Qt::white));
  EXPECT_TRUE(image.text(QStringLiteral("Description")).contains(QStringLiteral("seed: 7")));
  int accent = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) accent += image.pixelColor(x, y) == lightTheme().accent ? 1 : 0;
  EXPECT_GT(accent, 500) << "the epsilon line";
}

TEST_F(ChartExportTest, TextInAnSvgStaysText) {
  ASSERT_EQ(exportChart(model, header, path("a.SVG")).toStdString(), "");
  const QByteArray svg = contents(path("a.SVG"));
  for (const char* text : {"<text", "What privacy costs", "predict the mean: 1.33", "staircase", "seed: 7"})
    EXPECT_TRUE(svg.contains(text)) << text;
}

TEST_F(ChartExportTest, AGreyedRangeSaysWhyInThePicture) {
  ChartModel greyed = model;
  greyed.shades = {{.low = 2, .high = 1e9, .label = QStringLiteral("not proved")}};
  ASSERT_EQ(exportChart(greyed, header, path("s.svg")).toStdString(), "");
  EXPECT_TRUE(contents(path("s.svg")).contains("not proved"));
}

TEST_F(ChartExportTest, APdfIsAPdf) {
  ASSERT_EQ(exportChart(model, header, path("a.pdf")).toStdString(), "");
  EXPECT_TRUE(contents(path("a.pdf")).startsWith("%PDF"));
}

TEST_F(ChartExportTest, TheCsvReadBackEqualsTheModel) {
  ASSERT_EQ(exportChart(model, header, path("a.csv")).toStdString(), "");
  const test::CsvTable table = test::readCsv(contents(path("a.csv")));
  EXPECT_EQ(table.comments.at(0), "# study: demo");
  for (const ChartSeries& series : model.series) {
    const auto rows = table.rowsOf(series.id.toStdString());
    ASSERT_EQ(rows.size(), series.x.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
      EXPECT_EQ(std::stod(rows[i][1]), series.x[i]);
      EXPECT_EQ(std::stod(rows[i][2]), series.y[i]);
    }
  }
}

TEST_F(ChartExportTest, WhatIsNotPrivateSaysSoInEveryFormat) {
  const ChartModel histogram = test::histogramModel(lightTheme());
  for (const char* name : {"h.csv", "h.svg"}) {
    ASSERT_EQ(exportChart(histogram, header, path(name)).toStdString(), "");
    EXPECT_TRUE(contents(path(name)).contains("not private")) << name;
  }
  ASSERT_EQ(exportChart(histogram, header, path("h.png")).toStdString(), "");
  EXPECT_TRUE(
      QImage(path("h.png")).text(QStringLiteral("Description")).contains(QStringLiteral("not private")));
}

TEST_F(ChartExportTest, EachObstacleIsOneSentence) {
  expectSentence(exportChart(model, header, QString()));
  expectSentence(exportChart(model, header, folder.path()));
  expectSentence(exportChart(model, header, path("a.jpeg2")));
  expectSentence(exportChart(model, header, path("a")));
  expectSentence(exportChart(model, header, path("missing/a.png")));
  expectSentence(exportChart(model, header, path("a.png"), {0, 100}));
  expectSentence(exportChart(model, header, path("b.png"), {2000000, 2000000}));
  EXPECT_FALSE(QFileInfo::exists(path("a.png")));
}

TEST_F(ChartExportTest, AFolderThatCannotBeWrittenIsSaidAndLeavesTheOldFile) {
  if (::geteuid() == 0) {
    // Root may write anywhere on disk, but nobody may create files in /proc.
    expectSentence(exportChart(model, header, QStringLiteral("/proc/a.csv")));
    return;
  }
  ASSERT_EQ(exportChart(model, header, path("a.csv")).toStdString(), "");
  const QByteArray before = contents(path("a.csv"));
  QFile(path("a.csv")).setPermissions(QFileDevice::ReadOwner);
  QFile(folder.path()).setPermissions(QFileDevice::ReadOwner | QFileDevice::ExeOwner);
  expectSentence(exportChart(model, {}, path("a.csv")));
  expectSentence(exportChart(model, {}, path("b.png")));
  QFile(folder.path())
      .setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
  EXPECT_EQ(contents(path("a.csv")), before);
}

}  // namespace
}  // namespace epsiscope

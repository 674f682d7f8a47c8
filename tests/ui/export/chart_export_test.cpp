#include "ui/export/chart_export.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <thread>

#include "tests/ui/charts/csv_reading.h"
#include "tests/ui/charts/sample_models.h"
#include "ui/theme/theme.h"

namespace epsiscope::chart_export_test {
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
  QByteArray bytes(PictureFormat format) const {
    return encoded(drawnChart(model, {}, {.format = format}, header));
  }
  QString write(const char* name, const PictureOptions& options) const {
    return exportChart(model, {}, options, header, path(name));
  }
  static int count(const QImage& image, const QColor& color) {
    int found = 0;
    for (int y = 0; y < image.height(); ++y)
      for (int x = 0; x < image.width(); ++x) found += image.pixelColor(x, y) == color ? 1 : 0;
    return found;
  }

  const QTemporaryDir folder;
  const ChartModel model = test::tradeOffModel(60, lightTheme());
  const ExportHeader header{
      {QStringLiteral("study: demo"), QStringLiteral("seed: 7")},
      QStringLiteral("Classroom mode: computed from true values, not for publication.")};
};

TEST_F(ChartExportTest, APngHasTheSizeAndTheResolutionAskedFor) {
  for (const int dpi : {72, 96, 300, 1200}) {
    const PictureOptions options{.width = 63.5, .height = 40, .dpi = dpi};
    const QImage image = QImage::fromData(encoded(drawnChart(model, {}, options, header)), "PNG");
    EXPECT_EQ(image.size(), QSize(qRound(63.5 / 25.4 * dpi), qRound(40 / 25.4 * dpi))) << dpi;
    EXPECT_EQ(image.dotsPerMeterX(), qRound(dpi / 0.0254)) << dpi;
    EXPECT_EQ(image.dotsPerMeterY(), image.dotsPerMeterX());
  }
  const PictureOptions pixels{.width = 1200, .height = 700, .unit = PictureUnit::pixels, .dpi = 96};
  EXPECT_EQ(drawnChart(model, {}, pixels, header).image.size(), QSize(1200, 700));
}

TEST_F(ChartExportTest, APngShowsTheCurvesOnWhiteAndSaysWhereItIsFrom) {
  const QImage image = QImage::fromData(bytes(PictureFormat::png), "PNG");
  EXPECT_EQ(image.pixelColor(2, 2), QColor(Qt::white));
  EXPECT_GT(count(image, lightTheme().accent), 500) << "the epsilon line";
  const QString description = image.text(QStringLiteral("Description"));
  EXPECT_TRUE(description.contains(QStringLiteral("seed: 7")));
  EXPECT_EQ(image.text(QStringLiteral("Title")), model.title);
}

TEST_F(ChartExportTest, APictureIsTheSameFromAnotherThread) {
  for (const PictureFormat format : {PictureFormat::png, PictureFormat::svg}) {
    QByteArray elsewhere;
    std::jthread([&] { elsewhere = bytes(format); }).join();
    EXPECT_FALSE(elsewhere.isEmpty());
    EXPECT_EQ(elsewhere, bytes(format));
  }
}

TEST_F(ChartExportTest, BackgroundAndAppearanceDoNotDependOnTheScreen) {
  PictureOptions options{.background = PictureBackground::transparent};
  EXPECT_EQ(drawnChart(model, {}, options, header).image.pixelColor(2, 2).alpha(), 0);
  options = {.background = PictureBackground::theme, .dark = true};
  const QImage dark = drawnChart(model, {}, options, header).image;
  EXPECT_EQ(dark.pixelColor(2, 2), darkTheme().surface);
  EXPECT_GT(count(dark, darkTheme().accent), 500);
  options.background = PictureBackground::white;
  const QImage white = drawnChart(model, {}, options, header).image;
  EXPECT_EQ(white.pixelColor(2, 2), QColor(Qt::white));
  EXPECT_GT(count(white, lightTheme().accent), 500) << "light letters on white cannot be read";
}

TEST_F(ChartExportTest, TextInADrawingStaysText) {
  const QByteArray svg = bytes(PictureFormat::svg);
  for (const char* text : {"<text", "What privacy costs", "predict the mean: 1.33", "staircase", "seed: 7",
                           "Privacy budget", "(100 000 $)²", "not for publication"})
    EXPECT_TRUE(svg.contains(text)) << text;
  QXmlStreamReader reader(svg);
  while (!reader.atEnd()) reader.readNext();
  EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString();
}

TEST_F(ChartExportTest, ADrawingHasItsSizeInMillimetresAndAViewBoxOfTheSameShape) {
  const PictureOptions options{.format = PictureFormat::svg, .width = 123, .height = 45};
  const QString svg = QString::fromUtf8(encoded(drawnChart(model, {}, options, header)));
  static const QRegularExpression head(QStringLiteral(
      "<svg width=\"([0-9.]+)mm\" height=\"([0-9.]+)mm\"\\s+viewBox=\"0 0 ([0-9.]+) ([0-9.]+)\""));
  const QRegularExpressionMatch match = head.match(svg);
  ASSERT_TRUE(match.hasMatch()) << svg.left(300).toStdString();
  EXPECT_NEAR(match.captured(1).toDouble(), 123, 0.01);
  EXPECT_NEAR(match.captured(2).toDouble(), 45, 0.01);
  EXPECT_NEAR(match.captured(3).toDouble() / match.captured(4).toDouble(), 123.0 / 45, 0.01);
}

/// As a photograph the colours of few cells would run into each other.
TEST_F(ChartExportTest, APageKeepsTheColoursOfCells) {
  const QByteArray pdf = encoded(drawnChart(test::heatModel(), {}, {.format = PictureFormat::pdf}, header));
  EXPECT_TRUE(pdf.contains("/Subtype /Image"));
  EXPECT_FALSE(pdf.contains("/DCTDecode"));
}

TEST_F(ChartExportTest, APageHasTheSizeOfThePictureEmbedsItsFontsAndSaysWhereItIsFrom) {
  const PictureOptions options{.format = PictureFormat::pdf, .width = 210, .height = 296};
  const QByteArray pdf = encoded(drawnChart(model, {}, options, header));
  ASSERT_TRUE(pdf.startsWith("%PDF"));
  static const QRegularExpression box(QStringLiteral("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]"));
  const QRegularExpressionMatch match = box.match(QString::fromLatin1(pdf));
  ASSERT_TRUE(match.hasMatch());
  // A page's size is written in whole points.
  EXPECT_NEAR(match.captured(1).toDouble(), 210 / 25.4 * 72, 0.5);
  EXPECT_NEAR(match.captured(2).toDouble(), 296 / 25.4 * 72, 0.5) << "not A4";
  EXPECT_TRUE(pdf.contains("/FontFile2") || pdf.contains("/FontFile3"));
  EXPECT_TRUE(pdf.contains("seed: 7"));
}

TEST_F(ChartExportTest, AGreyedRangeSaysWhyInThePicture) {
  ChartModel greyed = model;
  greyed.shades = {{.low = 2, .high = 1e9, .label = QStringLiteral("not proved")}};
  EXPECT_TRUE(drawnChart(greyed, {}, {.format = PictureFormat::svg}, header).bytes.contains("not proved"));
}

TEST_F(ChartExportTest, WhatIsHiddenOrZoomedAwayIsExportedAsItIsSeen) {
  const ChartLook look{.zoom = {0.5, 2, 0.2, 1}, .hidden = {"staircase"}};
  PictureOptions options{.format = PictureFormat::csv};
  const test::CsvTable seen = test::readCsv(encoded(drawnChart(model, look, options, header)));
  EXPECT_TRUE(seen.rowsOf("staircase").empty());
  EXPECT_TRUE(seen.rowsOf("staircase-band").empty());
  ASSERT_FALSE(seen.rowsOf("central-ridge").empty());
  for (const auto& row : seen.rowsOf("central-ridge")) {
    EXPECT_GE(std::stod(row[1]), 0.5);
    EXPECT_LE(std::stod(row[1]), 2);
  }
  options.visiblePart = false;
  EXPECT_EQ(encoded(drawnChart(model, look, options, header)),
            encoded(drawnChart(model, {}, options, header)));
  options = {.format = PictureFormat::svg};
  EXPECT_NE(encoded(drawnChart(model, look, options, header)),
            encoded(drawnChart(model, {}, options, header)));
}

TEST_F(ChartExportTest, TheCsvReadBackEqualsTheModel) {
  ASSERT_EQ(write("a.csv", {.format = PictureFormat::csv, .visiblePart = false}).toStdString(), "");
  const test::CsvTable table = test::readCsv(contents(path("a.csv")));
  EXPECT_TRUE(table.comments.empty());
  EXPECT_TRUE(contents(path("a.csv.txt")).startsWith("study: demo\nseed: 7\nchart: "));
  for (const ChartSeries& series : model.series) {
    const auto rows = table.rowsOf(series.id.toStdString());
    ASSERT_EQ(rows.size(), series.x.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
      EXPECT_EQ(std::stod(rows[i][1]), series.x[i]);
      EXPECT_EQ(std::stod(rows[i][2]), series.y[i]);
    }
  }
}

/// Strict readers want the names in the first line, and as many cells in every line.
TEST_F(ChartExportTest, ATableIsRectangularFromItsFirstLine) {
  for (const ChartModel& one : {model, test::histogramModel(lightTheme()), test::heatModel()}) {
    ASSERT_EQ(exportChart(one, {}, {.format = PictureFormat::csv}, header, path("r.csv")).toStdString(), "");
    const QByteArray bytes = contents(path("r.csv"));
    EXPECT_TRUE(bytes.startsWith("series,x,y,upper,private\n"));
    for (const auto& row : test::readCsv(bytes).rows) ASSERT_EQ(row.size(), 5u);
  }
}

TEST_F(ChartExportTest, ADrawingIsWellFormedWhateverTheNamesAre) {
  ChartModel odd = model;
  odd.title = odd.x.title = odd.series[0].name = odd.series[0].id = QStringLiteral("a <b> & \"c\" >");
  const QByteArray bytes =
      drawnChart(odd, {}, {.format = PictureFormat::svg}, {{QStringLiteral("file: <i> & \"x\"")}, {}}).bytes;
  QXmlStreamReader reader(bytes);
  bool hasTitle = false;
  while (!reader.atEnd())
    if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("title"))
      hasTitle = reader.readElementText() == odd.title;
  EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString();
  EXPECT_TRUE(hasTitle);
}

TEST_F(ChartExportTest, ATableMayHaveItsNotesOnTop) {
  ASSERT_EQ(write("c.csv", {.format = PictureFormat::csv, .comments = true}).toStdString(), "");
  EXPECT_TRUE(contents(path("c.csv")).startsWith("# study: demo\n# seed: 7\n# chart: "));
  EXPECT_FALSE(QFile::exists(path("c.csv.txt")));
}

TEST_F(ChartExportTest, WhatIsNotPrivateSaysSoInEveryFormat) {
  const ChartModel histogram = test::histogramModel(lightTheme());
  EXPECT_TRUE(
      drawnChart(histogram, {}, {.format = PictureFormat::csv}, header).notes.contains("not private"));
  for (const PictureFormat format : {PictureFormat::svg, PictureFormat::pdf})
    EXPECT_TRUE(encoded(drawnChart(histogram, {}, {.format = format}, header)).contains("not private"))
        << endingOf(format).toStdString();
  EXPECT_TRUE(drawnChart(histogram, {}, {}, header)
                  .image.text(QStringLiteral("Description"))
                  .contains(QStringLiteral("not private")));
}

TEST_F(ChartExportTest, EachReasonIsOneSentence) {
  expectSentence(exportChart(model, {}, {}, header, QString()));
  expectSentence(exportChart(model, {}, {}, header, folder.path()));
  expectSentence(write("missing/a.png", {}));
  expectSentence(write("a.png", {.width = 0}));
  expectSentence(write("a.png", {.dpi = 71}));
  expectSentence(write("a.pdf", {.format = PictureFormat::pdf, .width = 1e6}));
  expectSentence(
      write("b.png", {.width = 2000000, .height = 2000000, .unit = PictureUnit::pixels, .dpi = 1200}));
  EXPECT_FALSE(QFileInfo::exists(path("a.png")));
}

TEST_F(ChartExportTest, AFolderThatCannotBeWrittenIsSaidAndLeavesTheOldFile) {
  const PictureOptions csv{.format = PictureFormat::csv};
  if (::geteuid() == 0) {
    // Root may write anywhere on disk, but nobody may create files in /proc.
    expectSentence(exportChart(model, {}, csv, header, QStringLiteral("/proc/a.csv")));
    return;
  }
  ASSERT_EQ(write("a.csv", csv).toStdString(), "");
  const QByteArray before = contents(path("a.csv"));
  QFile(path("a.csv")).setPermissions(QFileDevice::ReadOwner);
  QFile(folder.path()).setPermissions(QFileDevice::ReadOwner | QFileDevice::ExeOwner);
  expectSentence(exportChart(model, {}, csv, {}, path("a.csv")));
  expectSentence(exportChart(model, {}, {}, {}, path("b.png")));
  QFile(folder.path())
      .setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
  EXPECT_EQ(contents(path("a.csv")), before);
  EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files),
            (QStringList{QStringLiteral("a.csv"), QStringLiteral("a.csv.txt")}));
}

TEST_F(ChartExportTest, AFileThatFindsNoRoomIsSaidAndLeavesTheOldOne) {
  ASSERT_EQ(writtenTo(path("a.txt"), QByteArray("old")).toStdString(), "");
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  rlimit small = before;
  small.rlim_cur = 1000;
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
  const QString failure = writtenTo(path("a.txt"), QByteArray(100000, 'x'));
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
  std::signal(SIGXFSZ, handler);
  expectSentence(failure);
  EXPECT_EQ(contents(path("a.txt")), "old");
}

}  // namespace
}  // namespace epsiscope::chart_export_test

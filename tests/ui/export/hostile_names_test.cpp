#include <gtest/gtest.h>

#include <QXmlStreamReader>

#include <random>

#include "core/study/load.h"
#include "core/study/study.h"
#include "core/tasks/task_cache.h"
#include "core/text/csv_cell.h"
#include "tests/support/hostile_names.h"
#include "tests/support/prepared.h"
#include "tests/support/temporary_folder.h"
#include "ui/charts/chart_csv.h"
#include "ui/export/chart_export.h"
#include "ui/export/clipboard.h"
#include "ui/export/export_header.h"
#include "ui/report/report_html.h"
#include "ui/report/report_of.h"
#include "ui/report/report_pages.h"
#include "ui/state/app_state.h"
#include "ui/views/study_charts.h"
#include "ui/widgets/table_text.h"

namespace epsiscope::hostile_names_test {
namespace {

/// Always quoted: some of the names begin like comments.
std::string cellOf(const std::string& name) {
  std::string cell = "\"";
  for (const char c : name) cell += c == '"' ? std::string(2, c) : std::string(1, c);
  return cell + '"';
}

/// A table whose columns and classes are hostile names: the last column has two classes, the one before it is
/// the target of regressions.
AppState stateOf(const std::string& target, const std::string& other, TaskId task) {
  const test::TemporaryFolder files;
  std::mt19937_64 random(3);
  std::string text = cellOf("x " + other) + ',' + cellOf(target) + ',' + cellOf("class " + other) + '\n';
  for (int i = 0; i < 60; ++i) {
    const double x = static_cast<double>(random() % 1000) / 1000;
    text += std::to_string(x) + ',' + std::to_string(x / 2) + ',' +
            (x <= 0.5                       ? "no"
             : task == TaskId::labelClasses ? cellOf(target)
                                            : "yes") +
            '\n';
  }
  AppState state;
  state.study.task = task;
  state.study.data.file = files.write("table.csv", text).string();
  state.study.data.unit = target;
  state.study.about = {.purpose = target, .author = other};
  state.dataset = loadData(state.study.data, {});
  const std::vector<Column>& columns = state.dataset->columns;
  const bool classifies = task == TaskId::labelClasses;
  state.study.data.target = columns[classifies ? 2 : 1].name;
  if (!classifies) {
    state.study.data.lower = 0;
    state.study.data.upper = 1;
  }
  state.study.data.features = {columns[0].name};
  state.study.labelPrivacy.methods = {"laplace"};
  state.study.trials = 2;
  state.study.epsilon = {1};
  state.savedStudy = state.study;
  state.cache = buildCache(state.study, state.dataset);
  return withAllPictures(std::move(state));
}

/// Expects that the text is well-formed, without an element or attribute that a browser would run.
void expectQuietXml(const QString& text, const std::string& what) {
  QXmlStreamReader reader(text);
  while (!reader.atEnd()) {
    reader.readNext();
    if (!reader.isStartElement()) continue;
    EXPECT_NE(reader.name().toString().toLower(), QStringLiteral("script")) << what;
    for (const QXmlStreamAttribute& attribute : reader.attributes())
      EXPECT_FALSE(attribute.name().startsWith(QLatin1String("on"))) << what;
  }
  EXPECT_FALSE(reader.hasError()) << what << ": " << reader.errorString().toStdString() << " at line "
                                  << reader.lineNumber();
}

/// Expects that no cell of any line begins like a formula, unless it is a number.
void expectNoFormulas(const QString& text, QChar separator, const std::string& what) {
  for (const QString& line : text.split(QLatin1Char('\n')))
    for (QString cell : line.split(separator)) {
      if (cell.startsWith(QLatin1Char('"'))) cell.remove(0, 1);
      EXPECT_EQ(withoutFormula(cell.toStdString()), cell.toStdString()) << what;
    }
}

void expectSafeExports(const AppState& state, const std::string& name) {
  const ExportHeader header = exportHeader(state);
  for (const LookedAtChart& looked : studyCharts(state)) {
    const std::string what = looked.model.id.toStdString() + " of " + name.substr(0, 40);
    PictureOptions options;
    options.format = PictureFormat::svg;
    expectQuietXml(QString::fromUtf8(drawnChart(looked.model, looked.look, options, header).bytes), what);
    options.format = PictureFormat::csv;
    options.comments = false;
    expectNoFormulas(QString::fromUtf8(drawnChart(looked.model, looked.look, options, header).bytes),
                     QLatin1Char(','), what);
    options.format = PictureFormat::pdf;
    EXPECT_TRUE(drawnChart(looked.model, looked.look, options, header).bytes.startsWith("%PDF")) << what;
  }
  const Report report = reportOf(state, QStringLiteral("2030-01-02T03:04:05Z"));
  const QString html = QString::fromUtf8(reportHtml(report));
  expectQuietXml(html, "report of " + name.substr(0, 40));
  EXPECT_TRUE(html.contains(QStringLiteral("Content-Security-Policy\" content=\"default-src 'none'")));
}

TEST(HostileNames, StayTextInEveryPictureTableAndReport) {
  const std::vector<std::string> names = test::hostileNames();
  for (std::size_t i = 0; i < names.size(); ++i)
    expectSafeExports(stateOf(names[i], names[(i + 1) % names.size()], TaskId::labelPrivacy), names[i]);
}

TEST(HostileNames, OfClassesStayTextAsWell) {
  const std::vector<std::string> names = test::hostileNames();
  for (std::size_t i = 0; i < names.size(); i += 3) {
    // A file with nothing but controls is no text, and is refused when it is opened.
    if (names[i].starts_with('\x01')) continue;
    expectSafeExports(stateOf(names[i], names[(i + 1) % names.size()], TaskId::labelClasses), names[i]);
  }
}

TEST(HostileNames, ArePastedAsTextIntoSpreadsheets) {
  TextTable table;
  for (const std::string& name : test::hostileNames()) {
    table.headings << QString::fromStdString(name);
    table.rows.push_back({QString::fromStdString(name), QStringLiteral("-1.5")});
  }
  expectNoFormulas(toTsv(table), QLatin1Char('\t'), "clipboard");
  EXPECT_TRUE(toTsv(table).contains(QStringLiteral("\t-1.5\n"))) << "numbers stay numbers";
  EXPECT_TRUE(toCsv(table).contains("\"'=cmd") || toCsv(table).contains("'=cmd"));
}

}  // namespace
}  // namespace epsiscope::hostile_names_test

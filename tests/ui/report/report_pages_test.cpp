#include "ui/report/report_pages.h"

#include <gtest/gtest.h>

#include <QBuffer>
#include <QPaintEngine>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/run/run.h"
#include "core/tasks/task_cache.h"
#include "tests/support/every_task.h"
#include "tests/support/prepared.h"
#include "tests/ui/support/example_state.h"
#include "ui/report/report_of.h"
#include "ui/views/study_charts.h"

namespace epsiscope::report_pages_test {
namespace {

struct PrintedText {
  double points;  ///< of its font, as it is printed
  double bottom;  ///< in units of the page
  QString text;
  bool isBold = false;  ///< of a heading of the text or of a table
};

/// Notes every text that is painted, page by page, and paints nothing.
class NotingEngine : public QPaintEngine {
public:
  NotingEngine() : QPaintEngine(QPaintEngine::AllFeatures) {}
  bool begin(QPaintDevice*) override { return true; }
  bool end() override { return true; }
  void updateState(const QPaintEngineState&) override {}
  void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
  void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
  void drawPath(const QPainterPath&) override {}
  void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
  void drawTextItem(const QPointF& at, const QTextItem& item) override {
    const QTransform transform = painter()->combinedTransform();
    const QFont font = item.font();
    const double perInch = paintDevice()->logicalDpiY();
    const double size = font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() / 72 * perInch;
    pages.back().push_back({size * std::sqrt(std::abs(transform.determinant())) / perInch * 72,
                            transform.map(at).y(), item.text(), font.bold()});
  }
  Type type() const override { return QPaintEngine::User; }

  std::vector<std::vector<PrintedText>> pages{{}};
};

/// A printer whose pages are noted.
class NotingPrinter : public QPdfWriter {
public:
  explicit NotingPrinter(QIODevice* device) : QPdfWriter(device) { setReportPages(*this); }
  bool newPage() override {
    m_engine.pages.emplace_back();
    return true;
  }
  QPaintEngine* paintEngine() const override { return &m_engine; }
  const std::vector<std::vector<PrintedText>>& pages() const { return m_engine.pages; }

private:
  mutable NotingEngine m_engine;
};

AppState stateOf(const char* example) {
  AppState state = test::exampleState(example);
  state.cache = buildCache(state.study, state.dataset);
  state.result = std::make_shared<const Result>(run(state.study, state.dataset, {}, {}).value());
  return withAllPictures(std::move(state));
}

std::vector<std::vector<PrintedText>> printed(const Report& report) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  NotingPrinter printer(&buffer);
  printReport(report, printer);
  return printer.pages();
}

class Pages : public testing::TestWithParam<const char*> {};

/// What a board reads: few pages, in letters that can be read, and none that looks unfinished. The text of a
/// page but the last reaches over half of it; 1e-6 is for rounding.
TEST_P(Pages, AreFewFullAndReadable) {
  const AppState state = stateOf(GetParam());
  const QString date = QStringLiteral("2030-01-02T03:04:05Z");
  for (const TrueValues trueValues : {TrueValues::leftOut, TrueValues::shown}) {
    const auto pages = printed(reportOf(state, date, trueValues));
    const bool isOrdinary = trueValues == TrueValues::leftOut;
    EXPECT_LE(pages.size(), isOrdinary ? 6u : 9u);
    EXPECT_GE(pages.size(), 3u);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const double height = NotingPrinter(&buffer).height();
    for (std::size_t page = 0; page < pages.size(); ++page) {
      double bottom = 0;
      for (const PrintedText& text : pages[page]) {
        EXPECT_GE(text.points, 9 - 1e-6) << page << ": " << text.text.toStdString();
        // The page's number stands in the last lines.
        if (text.bottom < 0.96 * height) bottom = std::max(bottom, text.bottom);
      }
      const bool isLast = page + 1 == pages.size();
      EXPECT_TRUE(isLast || bottom >= height / 2) << page << ": " << bottom / height;
    }
    EXPECT_EQ(static_cast<std::size_t>(reportPdf(reportOf(state, date, trueValues)).count("/Type /Page\n")),
              pages.size());
  }
}

/// A report with everything that has a heading, with some lines more above its charts.
Report longerBy(int lines) {
  const auto text = [](int words) { return QStringLiteral("word ").repeated(words).trimmed(); };
  const auto table = [&](const QString& caption) {
    return ReportTable{.caption = caption,
                       .headings = {QStringLiteral("Method"), QStringLiteral("Error")},
                       .rows = std::vector<QStringList>(6, {text(2), text(40)}),
                       .notes = {text(30)}};
  };
  const std::vector<ReportFact> facts = {{QStringLiteral("Fact"), text(90)}};
  Report report{.title = QStringLiteral("A report"),
                .marks = {},
                .conclusion = {},
                .summary = {{QStringLiteral("Purpose"), text(40)}},
                .expected = table(QStringLiteral("Expected error")),
                .limits = {text(20), text(50)},
                .costs = table(QStringLiteral("What it costs")),
                .about = facts,
                .data = facts,
                .preparation = facts,
                .parameters = facts,
                .guarantee = facts,
                .charts = std::vector<ReportChart>(4),
                .firstOfData = 2,
                .claims = table(QStringLiteral("What is claimed")),
                .release = table(QStringLiteral("What may leave")),
                .tables = {},
                .shortTables = {table(QStringLiteral("One")), table(QStringLiteral("Another"))},
                .warnings = {text(50), text(9)},
                .ledger = table(QStringLiteral("What is spent")),
                .command = text(6),
                .commandHint = text(20),
                .study = {},
                .shortStudy = text(100)};
  for (int i = 0; i < lines; ++i) report.costs.notes << text(3);
  return report;
}

/// However long the text above is: no page ends with a heading, or with the headings of a table.
TEST(ReportPages, EndWithNoHeading) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  const double height = NotingPrinter(&buffer).height();
  for (int lines = 0; lines < 60; ++lines) {
    const auto pages = printed(longerBy(lines));
    ASSERT_GE(pages.size(), 4U);
    for (const std::vector<PrintedText>& page : pages) {
      const PrintedText* last = nullptr;
      for (const PrintedText& text : page)
        if (text.bottom < 0.96 * height && (last == nullptr || text.bottom >= last->bottom)) last = &text;
      ASSERT_NE(last, nullptr);
      EXPECT_FALSE(last->isBold) << lines << ": " << last->text.toStdString();
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Report, Pages, testing::ValuesIn(test::everyStart()), [](const auto& one) {
  return QString::fromLatin1(one.param).remove(QLatin1Char('-')).toStdString();
});

}  // namespace
}  // namespace epsiscope::report_pages_test

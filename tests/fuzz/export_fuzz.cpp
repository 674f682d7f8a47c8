#include <QApplication>
#include <QXmlStreamReader>

#include <cstdlib>

#include "core/results/result_file.h"
#include "core/run/run.h"
#include "core/tasks/task_cache.h"
#include "tests/fuzz/fuzz_study.h"
#include "ui/report/report_html.h"
#include "ui/report/report_of.h"
#include "ui/views/study_charts.h"

namespace epsiscope {
namespace {

void requireXml(const QByteArray& bytes) {
  QXmlStreamReader reader(bytes);
  while (!reader.atEnd()) reader.readNext();
  if (reader.hasError()) std::abort();
}

void exportCharts(const AppState& state, const ExportHeader& header) {
  for (const LookedAtChart& chart : studyCharts(state))
    for (const PictureFormat format : {PictureFormat::svg, PictureFormat::csv}) {
      const PictureOptions options{.format = format, .width = 60, .height = 40};
      const DrawnChart drawn = drawnChart(chart.model, chart.look, options, header);
      if (drawn.failure.isEmpty() && format == PictureFormat::svg) requireXml(drawn.bytes);
    }
}

}  // namespace
}  // namespace epsiscope

extern "C" int LLVMFuzzerInitialize(int* count, char*** arguments) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  // Never destroyed: memory that the fonts keep would look lost afterwards.
  static const auto* const application = new QApplication(*count, *arguments);
  (void)application;
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned seed) {
  return epsiscope::test::mutateStudy(data, size, most, seed);
}

/// Whatever a study without problems says: all of its charts and its report can be written, and the pictures
/// are XML.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace epsiscope;
  auto from = test::runnableFrom({reinterpret_cast<const char*>(bytes), size}, false);
  if (!from) return -1;
  try {
    AppState state;
    state.study = state.savedStudy = from->study;
    state.table = from->table;
    state.dataset = from->table->dataset();
    state.cache = buildCache(from->study, from->table);
    if (size % 2 == 0)
      state.result = std::make_shared<const Result>(*run(from->study, from->table, {.threads = 1}, {}));
    state = withAllPictures(std::move(state));
    exportCharts(state, {.lines = {QStringLiteral("line")}, .mark = QStringLiteral("mark")});
    (void)reportHtml(reportOf(state, QStringLiteral("2030-01-02T03:04:05Z")));
  } catch (const FileError& error) {
    if (error.what()[0] == '\0') std::abort();
  }
  return 0;
}

#include "ui/theme/line_meaning.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>

#include "core/study/load.h"
#include "core/study/study_file.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "tests/support/paths.h"
#include "tests/support/prepared.h"
#include "ui/charts/chart_model.h"
#include "ui/views/study_charts.h"

namespace epsiscope::grammar_test {
namespace {

AppState stateOf(const std::string& example) {
  const std::filesystem::path folder = std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "resources" / "studies";
  AppState state;
  state.study = readStudy(folder / (example + ".json"));
  state.study.kernelRelease.mostRows = 200;
  state.dataset = loadData(state.study.data, folder);
  state.cache = buildCache(state.study, state.dataset);
  return withAllPictures(state);
}

class Grammar : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Examples, Grammar,
                         testing::Values("house-prices", "kernel-release", "private-classifier", "noisy-mean",
                                         "label-classes", "private-regression", "as-printed"),
                         [](const auto& about) {
                           std::string name = about.param;
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

/// Somebody who sees a method solid in one view and dashed in another does not know what it promises.
TEST_P(Grammar, AMethodIsInDashesInEveryViewOrInNone) {
  const AppState state = stateOf(GetParam());
  const Task& task = taskOf(state.study);
  int lines = 0;
  for (const auto& [chart, look] : studyCharts(state))
    for (const ChartSeries& series : chart.series) {
      const std::string method = series.id.section(QLatin1Char('/'), 0, 0).toStdString();
      const bool isLine = series.kind == ChartSeries::Kind::line || series.kind == ChartSeries::Kind::steps;
      if (!isLine || !task.isMethod(method) || series.style.meaning == LineMeaning::elsewhere) continue;
      const Guarantee promise = task.promise(state.study, state.cache->data(), method);
      EXPECT_EQ(series.style.meaning == LineMeaning::notPrivate, !promise.isPrivate())
          << chart.id.toStdString() << ' ' << series.id.toStdString() << ": " << promise.note();
      ++lines;
    }
  EXPECT_GT(lines, 3);
}

}  // namespace
}  // namespace epsiscope::grammar_test

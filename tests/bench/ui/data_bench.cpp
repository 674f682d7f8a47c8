#include <benchmark/benchmark.h>

#include <QCoreApplication>
#include <QImage>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>
#include <chrono>

#include "core/random/rng.h"
#include "tests/bench/iterations.h"
#include "ui/theme/theme.h"
#include "ui/views/data/data_rows.h"
#include "ui/views/data/data_table_model.h"

namespace epsiscope::data_bench {
namespace {

using Clock = std::chrono::steady_clock;

std::shared_ptr<const Dataset> millionRows() {
  static const auto table = [] {
    Rng rng(1);
    auto dataset = std::make_shared<Dataset>();
    for (int i = 0; i < 20; ++i) {
      Column column{.name = "c" + std::to_string(i)};
      for (int row = 0; row < 1'000'000; ++row) column.values.push_back(100 * rng.uniform());
      dataset->columns.push_back(std::move(column));
    }
    return dataset;
  }();
  return table;
}

struct Bench {
  Bench() {
    state.dataset = millionRows();
    rows.resize(1200, 700);
    rows.present(state, lightTheme());
    rows.show();
    settle();
  }
  void settle() {
    while (rows.isBusy()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::processEvents();
  }
  AppState state;
  DataRows rows;
};

/// The step from one page of a million rows to the next: a frame, the worst one as a counter.
void scrollByPages(benchmark::State& state) {
  Bench bench;
  QImage image(1200, 700, QImage::Format_ARGB32_Premultiplied);
  QScrollBar* bar = bench.rows.table().verticalScrollBar();
  std::vector<double> milliseconds;
  for (auto _ : state) {
    const auto start = Clock::now();
    bar->setValue((bar->value() + 997 * bar->pageStep()) % bar->maximum());
    bench.rows.render(&image);
    milliseconds.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
  }
  state.counters["worst_ms"] = *std::ranges::max_element(milliseconds);
}
BENCHMARK(scrollByPages)->Iterations(bench::times(200))->Unit(benchmark::kMillisecond);

/// The sorting of a million rows, and the adoption of the new order.
void sortMillionRows(benchmark::State& state) {
  for (auto _ : state)
    benchmark::DoNotOptimize(rowsShown(*millionRows(), {.sort = RowSort{3, Qt::DescendingOrder}}));
}
BENCHMARK(sortMillionRows)->Iterations(bench::times(3))->Unit(benchmark::kMillisecond);

void filterMillionRows(benchmark::State& state) {
  const RowTest test{.kind = RowTest::Kind::more, .column = 3, .number = 50};
  for (auto _ : state) benchmark::DoNotOptimize(rowsShown(*millionRows(), {.test = test}));
}
BENCHMARK(filterMillionRows)->Iterations(bench::times(3))->Unit(benchmark::kMillisecond);

void swapOrder(benchmark::State& state) {
  Bench bench;
  auto* model = bench.rows.findChild<DataTableModel*>();
  const auto order = std::make_shared<const std::vector<std::uint32_t>>(
      rowsShown(*millionRows(), {.sort = RowSort{3, Qt::DescendingOrder}}).value());
  bool sorted = false;
  for (auto _ : state) model->setRows((sorted = !sorted) ? order : nullptr);
}
BENCHMARK(swapOrder)->Iterations(bench::times(20))->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace epsiscope::data_bench

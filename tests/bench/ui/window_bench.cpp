#include <benchmark/benchmark.h>

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "core/random/rng.h"
#include "core/tasks/label_privacy/task.h"
#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "tests/bench/iterations.h"
#include "tests/ui/support/window_acts.h"
#include "ui/charts/chart.h"
#include "ui/charts/chart_model.h"
#include "ui/state/view_kind.h"
#include "ui/views/view.h"
#include "ui/widgets/slider_track.h"
#include "ui/window/main_window.h"

namespace epsiscope::window_bench {
namespace {

using Clock = std::chrono::steady_clock;

/// A counter of the frames of a chart, or of several.
class Frames : public QObject {
public:
  explicit Frames(Chart* chart) { chart->installEventFilter(this); }
  explicit Frames(std::span<Chart* const> charts) {
    for (Chart* chart : charts) chart->installEventFilter(this);
  }
  int count = 0;

protected:
  bool eventFilter(QObject*, QEvent* event) override {
    count += event->type() == QEvent::Paint;
    return false;
  }
};

/// A window of 1440x900 on the built-in data, at rest in one view.
struct Bench {
  explicit Bench(std::string_view view) {
    window.resize(1440, 900);
    window.show();
    settle();  // the study that is opened first brings its own view
    const auto kind =
        std::ranges::find(allViews(), view, [](const ViewKind& one) { return std::string_view(one.id); });
    window.actionsOfWindow().tabs[static_cast<std::size_t>(kind - allViews().begin())]->trigger();
    settle();
  }
  void settle() {
    while (!window.session().isSettled()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::processEvents();
  }
  SliderTrack* epsilonTrack() {
    for (SliderTrack* track : window.findChildren<SliderTrack*>())
      if (track->accessibleName().contains(QStringLiteral("ε"))) return track;
    return nullptr;
  }

  QTemporaryDir folder;
  QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
  MainWindow window{settings, {.file = {}, .asksBeforeClosing = false}};
};

double percentile95(std::vector<double> milliseconds) {
  std::sort(milliseconds.begin(), milliseconds.end());
  return milliseconds[milliseconds.size() * 95 / 100];
}

/// The time from one step of the epsilon slider to the frame that shows it: 200 steps up and down, p95 as a
/// counter.
void sliderStepToFrame(benchmark::State& state, const char* view) {
  Bench bench(view);
  SliderTrack* track = bench.epsilonTrack();
  Frames frames(bench.window.currentView()->charts().front());
  std::vector<double> milliseconds;
  int step = 0;
  for (auto _ : state) {
    const int before = frames.count;
    const auto start = Clock::now();
    QKeyEvent key(QEvent::KeyPress, step++ % 100 < 50 ? Qt::Key_Right : Qt::Key_Left, Qt::NoModifier);
    QCoreApplication::sendEvent(track, &key);
    while (frames.count == before || !bench.window.session().isSettled())
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    milliseconds.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
  }
  state.counters["p95_ms"] = percentile95(milliseconds);
}
BENCHMARK_CAPTURE(sliderStepToFrame, noise, view_id::noise)
    ->Iterations(bench::times(200))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sliderStepToFrame, interval, view_id::interval)
    ->Iterations(bench::times(200))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sliderStepToFrame, trade_off, view_id::tradeOff)
    ->Iterations(bench::times(200))
    ->Unit(benchmark::kMillisecond);

/// A table with that many rows: a label, and two features that depend on it.
std::shared_ptr<const Dataset> largeTable(std::size_t rows) {
  Dataset made;
  made.name = "large";
  made.columns = {{.name = "y"}, {.name = "a"}, {.name = "b"}};
  for (Column& column : made.columns) column.values.resize(rows);
  Rng rng(1);
  for (std::size_t row = 0; row < rows; ++row) {
    const double a = rng.uniform(), b = rng.uniform();
    made.columns[0].values[row] = 2 * a + b + rng.uniform();
    made.columns[1].values[row] = a;
    made.columns[2].values[row] = b;
  }
  return std::make_shared<const Dataset>(std::move(made));
}

/// A step of the epsilon slider as above, in Trade-off, on a table of state.range(0) rows: p95_step_ms, the
/// part before control returns to the event loop, must not grow with them.
void sliderStepOnRows(benchmark::State& state) {
  Bench bench(view_id::tradeOff);
  DataChoice data;
  data.file = "large.csv";
  data.target = "y";
  data.lower = 0;
  data.upper = 4;
  bench.window.session().open(OpenTable{data, largeTable(static_cast<std::size_t>(state.range(0)))});
  bench.settle();
  SliderTrack* track = bench.epsilonTrack();
  Frames frames(bench.window.currentView()->charts().front());
  std::vector<double> milliseconds, steps;
  int step = 0;
  for (auto _ : state) {
    const int before = frames.count;
    const auto start = Clock::now();
    QKeyEvent key(QEvent::KeyPress, step++ % 100 < 50 ? Qt::Key_Right : Qt::Key_Left, Qt::NoModifier);
    QCoreApplication::sendEvent(track, &key);
    steps.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    while (frames.count == before || !bench.window.session().isSettled())
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    milliseconds.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
  }
  state.counters["p95_ms"] = percentile95(milliseconds);
  state.counters["p95_step_ms"] = percentile95(steps);
}
BENCHMARK(sliderStepOnRows)
    ->Arg(20'000)
    ->Arg(1'300'000)
    ->Arg(10'000'000)
    ->Iterations(bench::times(100))
    ->Unit(benchmark::kMillisecond);

/// A table of the size of California housing: 20,640 rows of 8 features, the label within [0, 5].
std::shared_ptr<const Dataset> housingTable() {
  constexpr std::size_t kRows = 20'640, kFeatures = 8;
  Dataset made;
  made.name = "housing";
  made.columns.resize(kFeatures + 1);
  Rng rng(1);
  for (std::size_t j = 0; j <= kFeatures; ++j) {
    made.columns[j].name = j < kFeatures ? "x" + std::to_string(j + 1) : "target";
    made.columns[j].values.resize(kRows);
  }
  for (std::size_t i = 0; i < kRows; ++i) {
    const double shared = rng.normal();
    for (std::size_t j = 0; j < kFeatures; ++j) made.columns[j].values[i] = shared + rng.normal();
    made.columns[kFeatures].values[i] = std::min(5.0, 1.8 * std::exp(0.4 * shared + 0.3 * rng.normal()));
  }
  return std::make_shared<const Dataset>(std::move(made));
}

/// A step in Glance on that table: p95_ms is the time to the first frame after it. Epsilon moves the private
/// twin of a picture, the brush lights other rows of the true one.
void glanceStepToFrame(benchmark::State& state, void (*move)(Study&, double step)) {
  Bench bench(view_id::glance);
  DataChoice data;
  data.file = "housing.csv";
  data.target = "target";
  data.lower = 0;
  data.upper = 5;
  for (int j = 1; j <= 8; ++j) data.columnBounds.push_back({"x" + std::to_string(j), 6, -6});
  bench.window.session().open(OpenTable{data, housingTable()});
  bench.settle();
  Study study = bench.window.session().state().study;
  study.view.columns = std::vector<std::string>{"x1", "x2"};
  bench.window.session().setStudy(study);
  bench.settle();
  const auto charts = bench.window.currentView()->charts();
  Frames frames(charts);
  std::vector<double> milliseconds;
  double step = 0;
  for (auto _ : state) {
    move(study, ++step);
    const int painted = frames.count;
    const auto start = Clock::now();
    bench.window.session().setStudy(study, 7);
    while (frames.count == painted) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    milliseconds.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    bench.settle();
  }
  state.counters["p95_ms"] = percentile95(milliseconds);
}
BENCHMARK_CAPTURE(glanceStepToFrame, epsilon,
                  [](Study& study, double step) { study.view.epsilon = 0.3 + 0.01 * step; })
    ->Iterations(bench::times(100))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(glanceStepToFrame, brush,
                  [](Study& study, double step) {
                    study.view.brushLow = -3 + 0.02 * step;
                    study.view.brushHigh = -2 + 0.02 * step;
                  })
    ->Iterations(bench::times(100))
    ->Unit(benchmark::kMillisecond);

/// A step of one slider with every method of label privacy ticked, the mean over all splits: p95_ms is the
/// time to the first frame of the chart after it, p95_settled_ms the time until the picture of the new study
/// is there.
void allMethodsStepToFrame(benchmark::State& state, void (*move)(Study&, double step)) {
  static Bench& bench =
      *new Bench(view_id::tradeOff);  // never deleted: the application ends before static objects
  static const bool opened = [] {
    DataChoice data;
    data.file = "housing.csv";
    data.target = "target";
    data.lower = 0;
    data.upper = 5;
    bench.window.session().open(OpenTable{data, housingTable()});
    bench.settle();
    Study study = bench.window.session().state().study;
    study.labelPrivacy.methods = labelPrivacyMethods();
    bench.window.session().setStudy(study);
    bench.settle();
    return true;
  }();
  if (!opened) return;
  Frames frames(bench.window.currentView()->charts().front());
  const Study before = bench.window.session().state().study;
  std::vector<double> first, settled;
  double step = 0;
  for (auto _ : state) {
    Study study = before;
    move(study, ++step);
    const int painted = frames.count;
    const auto start = Clock::now();
    const auto passed = [&] {
      return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    };
    bench.window.session().setStudy(study, 7);
    while (frames.count == painted) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    first.push_back(passed());
    while (!bench.window.session().isSettled())
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    settled.push_back(passed());
  }
  state.counters["p95_ms"] = percentile95(first);
  state.counters["p95_settled_ms"] = percentile95(settled);
  std::nth_element(first.begin(), first.begin() + static_cast<std::ptrdiff_t>(first.size() / 2), first.end());
  state.counters["p50_ms"] = first[first.size() / 2];
  bench.window.session().setStudy(before);
  bench.settle();
}
BENCHMARK_CAPTURE(allMethodsStepToFrame, epsilon,
                  [](Study& study, double step) { study.view.epsilon = 0.3 + 0.01 * step; })
    ->Iterations(bench::times(60))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(allMethodsStepToFrame, lambda,
                  [](Study& study, double step) { study.labelPrivacy.lambda = 1e-3 * step; })
    ->Iterations(bench::times(100))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(allMethodsStepToFrame, zeta,
                  [](Study& study, double step) { study.labelPrivacy.zeta = 0.1 + 0.01 * step; })
    ->Iterations(bench::times(100))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(allMethodsStepToFrame, delta,
                  [](Study& study, double step) { study.labelPrivacy.delta = 1e-6 * step; })
    ->Iterations(bench::times(100))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(allMethodsStepToFrame, bin_width,
                  [](Study& study, double step) { study.labelPrivacy.binWidth = 5.0 / (4 + step); })
    ->Iterations(bench::times(60))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(allMethodsStepToFrame, prior_share,
                  [](Study& study, double step) { study.labelPrivacy.priorShare = 0.1 + 0.05 * step; })
    ->Iterations(bench::times(5))
    ->Unit(benchmark::kMillisecond);

/// Actions of one key or click each: milliseconds of the GUI thread's processor time until each is done.
void acts(benchmark::State& state) {
  Bench bench(view_id::tradeOff);
  const auto milliseconds = [] {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
  };
  for (auto _ : state)
    for (const test::WindowAct& act : test::windowActs(bench.window)) {
      const double before = milliseconds();
      act.act();
      QCoreApplication::processEvents();
      benchmark::Counter& mean = state.counters[act.name];
      mean.flags = benchmark::Counter::kAvgIterations;
      mean.value += milliseconds() - before;
      bench.settle();
      act.takeBack();
      bench.settle();
    }
}
BENCHMARK(acts)->Iterations(bench::times(3))->Unit(benchmark::kMillisecond);

/// The time from nothing to the first frame with curves.
void startToFirstChart(benchmark::State& state) {
  for (auto _ : state) {
    Bench bench(view_id::tradeOff);
    if (bench.window.currentView()->charts().front()->model().series.empty())
      state.SkipWithError("no curves");
  }
}
BENCHMARK(startToFirstChart)->Iterations(bench::times(5))->Unit(benchmark::kMillisecond);

/// The time from a click on a task to its whole first picture, for which a student waits.
void taskToFirstPicture(benchmark::State& state, const Task* task) {
  for (auto _ : state) {
    state.PauseTiming();
    auto bench = std::make_unique<Bench>(view_id::tradeOff);
    state.ResumeTiming();
    bench->window.session().open(OpenTask{task->facts().task});
    bench->settle();
    state.PauseTiming();
    if (bench->window.currentView()->charts().front()->model().series.empty())
      state.SkipWithError("no curves");
    bench.reset();
    state.ResumeTiming();
  }
}
[[maybe_unused]] const bool kTasksRegistered = [] {
  for (const Task* task : allTasks())
    if (task->facts().task != TaskId::labelPrivacy)
      benchmark::RegisterBenchmark((std::string("taskToFirstPicture/") + task->facts().id).c_str(),
                                   taskToFirstPicture, task)
          ->Iterations(bench::times(3))
          ->MeasureProcessCPUTime()
          ->UseRealTime()
          ->Unit(benchmark::kMillisecond);
  return true;
}();

}  // namespace
}  // namespace epsiscope::window_bench

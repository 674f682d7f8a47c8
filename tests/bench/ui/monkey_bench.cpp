#include <benchmark/benchmark.h>

#include <QCoreApplication>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <ctime>

#include "tests/bench/iterations.h"
#include "tests/ui/support/monkey.h"

namespace epsiscope::monkey_bench {
namespace {

/// The processor time of the thread that draws the window, in milliseconds: other programs do not count.
double threadMilliseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

/// One action of somebody who does whatever the window allows, with its immediate consequences: the longest
/// one is how long the window does not answer.
void longestAnswer(benchmark::State& state, const char* example) {
  const QTemporaryDir folder;
  QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
  MainWindow window(settings, {.file = {}, .asksBeforeClosing = false});
  window.resize(1440, 900);
  window.show();
  window.session().open(OpenExample{QLatin1String(example)});
  while (!window.session().isSettled()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  test::Monkey monkey(window, 1);
  double longest = 0;
  std::string what;
  for (auto _ : state) {
    const double start = threadMilliseconds();
    const std::string action = monkey.act();
    QCoreApplication::processEvents();
    const double taken = threadMilliseconds() - start;
    if (taken > longest) what = action;
    longest = std::max(longest, taken);
  }
  state.counters["longest_ms"] = longest;
  state.SetLabel(what);
}
BENCHMARK_CAPTURE(longestAnswer, label_privacy, "house-prices")
    ->Iterations(bench::times(1000))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(longestAnswer, kernel_release, "kernel-release")
    ->Iterations(bench::times(1000))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(longestAnswer, private_classifier, "private-classifier")
    ->Iterations(bench::times(1000))
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace epsiscope::monkey_bench

#include <benchmark/benchmark.h>

#include <array>
#include <string>

#include "core/study/load.h"
#include "core/study/study_file.h"
#include "core/tasks/attack_preview.h"
#include "core/tasks/audit_preview.h"
#include "core/tasks/task_cache.h"
#include "tests/support/paths.h"
#include "tests/support/prepared.h"

namespace epsiscope::audit_bench {
namespace {

constexpr std::array kStudies = {"house-prices",       "label-classes", "kernel-release",
                                 "private-classifier", "noisy-mean",    "private-regression"};

Study exampleStudy(benchmark::State& state, std::string& name) {
  name = kStudies[static_cast<std::size_t>(state.range(0))];
  return readStudy(std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "resources/studies" / (name + ".json"));
}

/// The first verdict of the view, then all that it shows, for the example of every task.
void Audited(benchmark::State& state) {
  std::string name;
  const Study study = exampleStudy(state, name);
  const auto cache = buildCache(study, loadData(study.data, {}));
  const AuditPreview first = previewAudit(study, *cache, nullptr, {});
  const bool isFirst = state.range(1) == 0;
  for (auto _ : state) benchmark::DoNotOptimize(previewAudit(study, *cache, isFirst ? nullptr : &first, {}));
  state.SetLabel(name + (isFirst ? ", first verdict" : ", all"));
}
BENCHMARK(Audited)->ArgsProduct({{0, 1, 2, 3, 4, 5}, {0, 1}})->Unit(benchmark::kMillisecond);

/// The computation of all that the view of the attacker shows.
void Attacked(benchmark::State& state) {
  std::string name;
  const Study study = exampleStudy(state, name);
  const auto cache = buildCache(study, loadData(study.data, {}));
  for (auto _ : state) benchmark::DoNotOptimize(previewAttack(study, *cache, {}));
  state.SetLabel(name);
}
BENCHMARK(Attacked)->DenseRange(0, 5)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace epsiscope::audit_bench

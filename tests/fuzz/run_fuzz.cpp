#include <cstdlib>

#include "core/results/result_file.h"
#include "core/run/differences.h"
#include "core/run/run.h"
#include "core/tasks/attack_preview.h"
#include "core/tasks/noise_preview.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/fuzz/fuzz_study.h"

namespace epsiscope {
namespace {

void requireHolds(bool holds) {
  if (!holds) std::abort();
}

/// Runs the study to its end; its results are the same once they are written and read again.
void runIt(const test::Runnable& from) {
  const auto result = run(from.study, from.table, {.threads = 1}, {});
  requireHolds(result.has_value() && result->complete);
  const Result again = parseResult(toJson(*result), "again");
  requireHolds(differences(*result, again).empty() && toCsv(again) == toCsv(*result));
  (void)learningCurveCsv(again);
  (void)csvNotes(again);
}

/// Runs the study and stops it: it ends as well, without results.
void stopIt(const test::Runnable& from, std::size_t after) {
  std::size_t asked = 0;
  (void)run(from.study, from.table, {.threads = 1},
            [&](double, const std::string&, const Result*) { return ++asked <= after; });
}

void previewIt(const test::Runnable& from, std::size_t after) {
  std::size_t asked = 0;
  const GoOn goOn = [&asked, after] { return ++asked <= after; };
  const Task& task = taskOf(from.study);
  const auto cache = buildCache(from.study, from.table, goOn);
  if (!cache) return;
  (void)previewTradeOff(from.study, {cache}, nullptr, goOn);
  (void)task.suggestions(from.study, *cache);
  for (const Method& method : task.methods())
    if (task.usesMethod(from.study, method.id))
      (void)task.errorAt(from.study, *cache, method.id, viewEpsilon(from.study), goOn);
  if (task.facts().hasNoise) (void)task.noise(from.study, *cache);
  (void)task.attacks(from.study, *cache, 20, goOn);
  (void)task.claims(from.study, *cache, viewEpsilon(from.study), {.draws = 20}, goOn);
}

}  // namespace
}  // namespace epsiscope

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned seed) {
  return epsiscope::test::mutateStudy(data, size, most, seed);
}

/// Whatever a study without problems says, its run and its pictures end, stopped or not, and the results can
/// be kept.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace epsiscope;
  const auto from = test::runnableFrom({reinterpret_cast<const char*>(bytes), size}, size % 2 == 0);
  if (!from) return -1;
  try {
    runIt(*from);
    stopIt(*from, size % 7);
    previewIt(*from, size % 5 == 0 ? size % 50 : 100'000);
  } catch (const FileError& error) {
    if (error.what()[0] == '\0') std::abort();
  }
  return 0;
}

#include <array>
#include <cstdlib>
#include <memory>

#include "core/results/checked_result.h"
#include "core/results/result_file.h"
#include "core/run/comparison.h"
#include "core/run/differences.h"
#include "core/run/run.h"
#include "tests/fuzz/fuzz_file.h"
#include "tests/fuzz/fuzz_study.h"

namespace epsiscope {
namespace {

void requireSame(bool holds) {
  if (!holds) std::abort();
}

/// Results of runs of each task.
const std::vector<std::string>& startResults() {
  static const std::vector<std::string> all = [] {
    std::vector<std::string> made;
    for (const test::Runnable& from : test::startRunnables()) {
      Result result = *run(from.study, from.table, {.threads = 1}, {});
      result.series.resize(std::min<std::size_t>(result.series.size(), 3));
      made.push_back(toJson(result));
    }
    return made;
  }();
  return all;
}

}  // namespace
}  // namespace epsiscope

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned seed) {
  using namespace epsiscope;
  Rng rng(seed);
  const std::string& start = startResults()[rng.below(startResults().size())];
  const std::string text =
      rng.below(20) == 0 ? start : std::string(reinterpret_cast<const char*>(data), size);
  return test::stored(test::mutatedJson(text, start, test::studyWords(), rng), data, size, most);
}

/// Whatever a results file says, it is read, written in every way and compared, or refused with a sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace epsiscope;
  try {
    const std::string text(reinterpret_cast<const char*>(bytes), size);
    const auto result = std::make_shared<const Result>(parseResult(text, "fuzz"));
    const auto again = std::make_shared<const Result>(parseResult(toJson(*result), "again"));
    requireSame(toJson(*again) == toJson(*result) && toCsv(*again) == toCsv(*result));
    (void)differences(*again, *result);
    (void)learningCurveCsv(*result);
    (void)csvNotes(*result);
    const std::array<NamedResult, 2> both = {NamedResult{"one", result}, NamedResult{"other", again}};
    const Comparison comparison = compareRuns(both);
    (void)comparisonCsv(comparison);
    (void)comparisonJson(comparison);
    (void)readChecked(test::fuzzFile(bytes, size));
  } catch (const FileError& error) {
    if (error.what()[0] == '\0') std::abort();
  }
  return 0;
}

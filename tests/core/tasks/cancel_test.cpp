#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "core/study/load.h"
#include "core/tasks/task.h"
#include "core/tasks/trade_off_preview.h"
#include "core/run/run.h"
#include "tests/core/tasks/small_study.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/prepared.h"

namespace epsiscope::cancel_test {
namespace {

/// A goOn that returns false in its `last` call, and counts its calls.
struct Progress {
  int last = 0;
  int calls = 0;
  bool goOn() { return ++calls < last; }
};

/// Expects that a computation whose goOn returns false neither answers nor asks again, wherever it is, and
/// that one whose goOn never does answers.
void expectCancels(const std::function<bool(Progress&)>& answers) {
  Progress all{.last = 1 << 30};
  ASSERT_TRUE(answers(all));
  ASSERT_GT(all.calls, 1);
  for (int last = 1; last <= all.calls; last += 1 + all.calls / 20) {
    Progress progress{.last = last};
    EXPECT_FALSE(answers(progress)) << "told to stop in call " << last << " of " << all.calls;
    EXPECT_EQ(progress.calls, last);
  }
}

Study slowStudy() {
  Study study = test::builtInStudy("house-prices");
  study.labelPrivacy.methods = {"laplace", "central-ridge", "rp-with-prior"};
  study.epsilon = {0.5, 1};
  study.trials = 3;
  return study;
}

TEST(Cancel, Reading) {
  const test::TemporaryFolder folder;
  std::string table = "x,y\n";
  for (int i = 0; i < 300000; ++i) table += std::to_string(i) + "," + std::to_string(i % 7) + "\n";
  folder.write("table.csv", table);
  DataChoice data;
  data.file = "table.csv";
  expectCancels([&](Progress& progress) {
    return loadData(data, folder.path(), [&](double) { return progress.goOn(); }) != nullptr;
  });
}

TEST(Cancel, Preparing) {
  const auto dataset = test::builtInData("house-prices");
  expectCancels([&](Progress& progress) {
    return buildCache(slowStudy(), dataset, [&](double) { return progress.goOn(); }) != nullptr;
  });
}

TEST(Cancel, Running) {
  const auto dataset = test::builtInData("house-prices");
  expectCancels([&](Progress& progress) {
    return run(slowStudy(), dataset, {.threads = 1},
               [&](double, const std::string&, const Result*) { return progress.goOn(); })
        .has_value();
  });
}

TEST(Cancel, Drawing) {
  Study study = slowStudy();
  study.labelPrivacy.methods = {"unbiased", "laplace"};
  study.labelPrivacy.unbiasedValues = 4;
  const auto cache = buildCache(study, test::builtInData("house-prices"));
  int asked = 0;
  previewTradeOff(study, {cache}, nullptr, [&] {
    ++asked;
    return true;
  });
  ASSERT_GT(asked, 1);
  int afterwards = 0;
  bool stopped = false;
  previewTradeOff(study, {cache}, nullptr, [&] {
    afterwards += stopped;
    stopped = true;
    return false;
  });
  EXPECT_LT(afterwards, asked);
}

}  // namespace
}  // namespace epsiscope::cancel_test

#include "ui/tasks/private_regression/task_ui.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <tuple>
#include <vector>

#include "core/study/load.h"
#include "core/study/study_file.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/support/paths.h"
#include "tests/support/prepared.h"
#include "tests/ui/support/drawn.h"
#include "ui/explain/odd_conditions.h"
#include "ui/state/app_state.h"
#include "ui/state/tasks.h"
#include "ui/state/view_kind.h"

namespace epsiscope::regression_ui_test {
namespace {

AppState exampleState() {
  const std::filesystem::path folder = std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "resources" / "studies";
  AppState state;
  state.study = readStudy(folder / "private-regression.json");
  state.study.trials = 1;
  state.dataset = loadData(state.study.data, folder);
  state.cache = buildCache(state.study, state.dataset);
  for (const Column& column : state.dataset->columns) state.summaries.push_back(summarise(column));
  return state;
}

TEST(PrivateRegressionUi, ALedgerBooksWhatEachMethodSpends) {
  const AppState state = exampleState();
  const TaskWords& words = wordsOf(TaskId::privateRegression);
  for (const auto& [method, purpose, delta] : {std::tuple("noisy-sums", "sums of products", 0.0),
                                               std::tuple("noisy-sums-gaussian", "sums of products", 1e-5),
                                               std::tuple("objective-gaussian", "weights", 1e-5)}) {
    const std::vector<Spending> spent = words.spends(state, method);
    ASSERT_EQ(spent.size(), 1U);
    EXPECT_EQ(spent.front().purpose.toStdString(), purpose);
    EXPECT_EQ(spent.front().delta, delta);
  }
}

TEST(PrivateRegressionUi, AsksWhyTheCurveWithoutDeltaIsHigherWhereItIs) {
  AppState state = exampleState();
  state.study.privateRegression.methods = {"noisy-sums", "noisy-sums-gaussian"};
  const auto asks = [&](double epsilon, int features) {
    state.study.view.epsilon = epsilon;
    state.study.view.tab = view_id::tradeOff;
    state.study.privateRegression.randomFeatures = features;
    state.cache = buildCache(state.study, state.dataset);
    test::setPicture(state, view_id::tradeOff, previewTradeOff(state.study, {state.cache}));
    const auto found = oddConditions(state);
    return std::ranges::any_of(
        found, [](const OddCondition& one) { return one.id == QLatin1String("sums-without-delta"); });
  };
  EXPECT_TRUE(asks(1, 60));
  EXPECT_FALSE(asks(8, 0));
}

}  // namespace
}  // namespace epsiscope::regression_ui_test

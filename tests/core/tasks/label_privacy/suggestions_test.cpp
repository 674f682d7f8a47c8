#include "core/tasks/label_privacy/inputs.h"

#include <gtest/gtest.h>

#include "core/builtin/generators.h"
#include "core/tasks/label_privacy/cache.h"
#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "tests/support/prepared.h"

namespace epsiscope::suggestions_test {
namespace {

Study housesStudy() {
  Study study;
  study.data.file = "builtin:house-prices";
  study.data.target = "price";
  study.data.lower = 0;
  study.data.upper = 5;
  study.labelPrivacy.methods = {"laplace", kMethodRpWithPriorDebiased};
  study.view.epsilon = 0.7;
  return study;
}

std::shared_ptr<const TaskCache> cacheOf(const Study& study) {
  return buildCache(study, std::make_shared<const Dataset>(findBuiltIn("house-prices")->make()));
}

/// The numbers on the sliders are those used for computing.
TEST(LabelPrivacySuggestions, AreTheNumbersInUse) {
  const Study study = housesStudy();
  const auto cache = cacheOf(study);
  const Suggestions found = taskOf(study).suggestions(study, *cache);
  const Pipeline ours = previewPipeline(study, *cache, kMethodRpWithPriorDebiased, 0.7);
  EXPECT_EQ(found.at("label_privacy.zeta"), ours.zeta);
  EXPECT_EQ(found.at("label_privacy.bin_width"), 5.0 / 12);
  EXPECT_EQ(ours.prior->mass.size(), 12U);
  EXPECT_NEAR(found.at("label_privacy.prior_share") * 0.7, ours.epsilonPrior, 1e-15);
  EXPECT_EQ(found.at("label_privacy.lambda"), previewPipeline(study, *cache, "laplace", 0.7).lambda);
}

/// Each suggestion is the value that would be suggested given the others as they are.
TEST(LabelPrivacySuggestions, FollowWhatTheStudySaysOfTheOthers) {
  Study study = housesStudy();
  const auto cache = cacheOf(study);
  const Suggestions before = taskOf(study).suggestions(study, *cache);
  study.labelPrivacy.zeta = 4;
  EXPECT_EQ(taskOf(study).suggestions(study, *cache), before);
  study.labelPrivacy.binWidth = 0.05;
  const Suggestions finer = taskOf(study).suggestions(study, *cache);
  EXPECT_EQ(finer.at("label_privacy.bin_width"), before.at("label_privacy.bin_width"));
  EXPECT_GT(finer.at("label_privacy.prior_share"), before.at("label_privacy.prior_share"));
  study.labelPrivacy.methods = {"laplace"};
  EXPECT_EQ(taskOf(study).suggestions(study, *cache).size(), 1U) << "only lambda, where there is no prior";
}

/// Labels in another unit ask for the same study in that unit.
TEST(LabelPrivacySuggestions, HaveNoScaleOfTheirOwn) {
  const Study study = housesStudy();
  Dataset dataset = findBuiltIn("house-prices")->make();
  const Suggestions before = taskOf(study).suggestions(study, *cacheOf(study));
  constexpr double kDollars = 1 << 17;  // exact in doubles
  for (double& value : dataset.columns[static_cast<std::size_t>(dataset.find("price"))].values)
    value *= kDollars;
  Study other = study;
  other.data.upper = 5 * kDollars;
  const auto cache = buildCache(other, std::make_shared<const Dataset>(dataset));
  const Suggestions after = taskOf(other).suggestions(other, *cache);
  EXPECT_NEAR(after.at("label_privacy.zeta") / kDollars, before.at("label_privacy.zeta"), 1e-9);
  EXPECT_EQ(after.at("label_privacy.bin_width") / kDollars, before.at("label_privacy.bin_width"));
  EXPECT_EQ(after.at("label_privacy.prior_share"), before.at("label_privacy.prior_share"));
  EXPECT_NEAR(after.at("label_privacy.lambda"), before.at("label_privacy.lambda"), 1e-9);
}

}  // namespace
}  // namespace epsiscope::suggestions_test

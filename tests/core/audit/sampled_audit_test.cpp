#include "core/audit/sampled_audit.h"

#include <gtest/gtest.h>

#include "core/classes/class_response.h"
#include "core/mechanisms/gaussian.h"
#include "core/mechanisms/laplace.h"
#include "core/privacy/gaussian_calibration.h"

namespace epsiscope::sampled_audit_test {
namespace {

Draw answersOf(const ClassResponse& response, std::int32_t label) {
  return [&response, label](Rng& rng) { return static_cast<double>(response.draw(label, rng)); };
}

Draw outputsOf(const Mechanism& mechanism, double label) {
  return [&mechanism, label](Rng& rng) { return mechanism.sample(label, rng); };
}

/// About 20 of 200 bounds at 90 % may be wrong; 35 are wrong once in a thousand times.
TEST(SampledAudit, HoldsAsOftenAsItSays) {
  const ClassResponse response(4, 1);
  int wrong = 0;
  double sum = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    Rng rng(seed);
    const double found =
        sampledAudit(answersOf(response, 0), answersOf(response, 1), 0, 2000, 0.9, rng).atLeast;
    wrong += found > 1 ? 1 : 0;
    sum += found;
  }
  EXPECT_LE(wrong, 35);
  EXPECT_GT(sum / 200, 0.75) << "a bound that is never reached says nothing";
}

TEST(SampledAudit, HoldsForNormalNoiseToo) {
  const auto mechanism = makeGaussian({0, 1}, 1, 0.01);
  int wrong = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    Rng rng(seed);
    const auto found = sampledAudit(outputsOf(*mechanism, 0), outputsOf(*mechanism, 1), 0.01, 2000, 0.9, rng);
    wrong += found.atLeast > 1 ? 1 : 0;
  }
  EXPECT_LE(wrong, 35);
}

TEST(SampledAudit, CatchesASamplerWithHalfTheNoise) {
  const Laplace claimed({0, 1}, 1), drawn({0, 1}, 2);
  Rng rng(3);
  const SampledFinding found =
      sampledAudit(outputsOf(drawn, 0), outputsOf(drawn, 1), 0, 100'000, 1 - 1e-6, rng);
  EXPECT_GT(found.atLeast, claimed.guarantee().epsilon() * 1.5);
  EXPECT_LE(found.atLeast, 2);
  EXPECT_EQ(found.draws, 100'000U);
}

/// The violation shows only in the other order of the two tables: an output that the first never gives.
TEST(SampledAudit, LooksInBothDirections) {
  Rng rng(4);
  const Draw never = [](Rng&) { return 0.0; };
  const Draw seldom = [](Rng& from) { return from.uniform() < 0.2 ? 1.0 : 0.0; };
  EXPECT_GT(sampledAudit(never, seldom, 0, 5000, 0.999, rng).atLeast, 3);
  EXPECT_GT(sampledAudit(seldom, never, 0, 5000, 0.999, rng).atLeast, 3);
}

TEST(SampledAudit, FindsNothingWhereThereIsNothingOrNobodyWaits) {
  Rng rng(5);
  const Laplace mechanism({0, 1}, 1);
  EXPECT_EQ(sampledAudit(outputsOf(mechanism, 0.5), outputsOf(mechanism, 0.5), 0, 5000, 0.9999, rng).atLeast,
            0);
  EXPECT_EQ(
      sampledAudit(outputsOf(mechanism, 0), outputsOf(mechanism, 1), 0, 5000, 0.9, rng, [] { return false; })
          .atLeast,
      0);
  EXPECT_EQ(sampledAudit(outputsOf(mechanism, 0), outputsOf(mechanism, 1), 0.5, 5000, 0.9, rng).atLeast, 0)
      << "delta allows all of it";
}

}  // namespace
}  // namespace epsiscope::sampled_audit_test

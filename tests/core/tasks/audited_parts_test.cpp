#include "core/tasks/audited_parts.h"

#include <gtest/gtest.h>

#include "core/audit/moved_noise_attack.h"

namespace epsiscope::audited_parts_test {
namespace {

AuditedPart drawnFrom(const DrawnLoss& release, double epsilon) {
  AuditedPart part{.name = "sums", .epsilon = epsilon};
  Rng rng(1);
  drawFrom(release, {.draws = 20'000}, rng, {}, part);
  return part;
}

/// Losses that are the same but for rounding count as the same.
TEST(AuditedParts, DrawsOfNoiseThatKeepsItsPromiseNeverBreakIt) {
  for (const Eigen::Index coordinates : {1, 2, 10})
    for (const double epsilon : {0.05, 0.1, 1.0, 5.0}) {
      const AuditedPart part = drawnFrom(lossOfMovedNorm(coordinates, epsilon * 1.7, 1.7), epsilon);
      EXPECT_LE(part.sampled->atLeast, epsilon) << coordinates;
    }
  EXPECT_LE(drawnFrom(lossOfMovedNumbers(5, 0.2, 1), 1).sampled->atLeast, 1);
}

TEST(AuditedParts, DrawsAloneShowNoiseThatIsTooSmall) {
  EXPECT_GT(drawnFrom(lossOfMovedNorm(1, 3, 1), 1).sampled->atLeast, 1);
  EXPECT_GT(drawnFrom(lossOfMovedNumbers(20, 1, 1), 1).sampled->atLeast, 1);
}

TEST(AuditedParts, NothingIsDrawnUnasked) {
  AuditedPart part;
  Rng rng(1);
  drawFrom(lossOfMovedNorm(1, 1, 1), {}, rng, {}, part);
  EXPECT_FALSE(part.sampled);
}

}  // namespace
}  // namespace epsiscope::audited_parts_test

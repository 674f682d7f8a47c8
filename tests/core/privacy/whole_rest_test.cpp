#include "core/privacy/whole_rest.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace epsiscope::whole_rest_test {
namespace {

using Eigen::VectorXd;

/// The loss of two points that are as far apart as the error of each allows, in the direction that moves the
/// most coordinates, and beside the middles of steps, where rounding takes them furthest.
TEST(WholeRest, HidesWhatItSays) {
  for (const Eigen::Index columns : {1, 2, 7, 100})
    for (const double error : {1e-14, 3e-9, 0.7})
      for (const double epsilon : {1e-4, 0.01, 2.0}) {
        const WholeRest rest = WholeRest::plan(columns, error, epsilon).value();
        double most = 0;
        for (int place = -40; place <= 40; ++place) {
          const VectorXd real = VectorXd::Constant(columns, place * 0.05 * rest.step);
          const VectorXd off = VectorXd::Constant(columns, error / std::sqrt(static_cast<double>(columns)));
          const WholeRestLaw one{.point = real + off, .rest = rest}, other{.point = real - off, .rest = rest};
          const double lost = one.lossAgainst(other, {}).most;
          EXPECT_LE(lost, epsilon * (1 + 1e-12));
          most = std::max(most, lost);
        }
        // One coordinate moves by one or two steps, of three that are hidden.
        EXPECT_GE(most, epsilon / 4);
      }
}

/// Every number is whole steps, whatever the point is: its last bits are gone.
TEST(WholeRest, LeavesNoBitOfThePoint) {
  const WholeRest rest = WholeRest::plan(3, 1e-10, 0.001).value();
  EXPECT_EQ(std::exp2(std::round(std::log2(rest.step))), rest.step);
  Rng rng(2);
  const VectorXd point = VectorXd::LinSpaced(3, 0.1, 0.7);
  double square = 0;
  for (int i = 0; i < 1000; ++i) {
    const VectorXd drawn = WholeRestLaw{.point = point, .rest = rest}.draw(rng);
    for (const double coordinate : drawn) {
      const double steps = coordinate / rest.step;
      EXPECT_EQ(steps, std::round(steps));
    }
    square += (drawn - point).squaredNorm() / 3000;
  }
  EXPECT_NEAR(square / rest.variance(), 1, 0.2);
}

TEST(WholeRest, HasNoPlanWhereItsNoiseCannotBeDrawn) {
  EXPECT_FALSE(WholeRest::plan(3, 0, 1));
  EXPECT_FALSE(WholeRest::plan(3, std::nan(""), 1));
  EXPECT_FALSE(WholeRest::plan(3, 1e-10, 0));
  EXPECT_FALSE(WholeRest::plan(3, 1e-10, 1e-40));
  EXPECT_FALSE(WholeRest::plan(3, INFINITY, 1));
}

TEST(WholeRest, OfAnotherPlanTellsEverything) {
  const WholeRest one = WholeRest::plan(2, 1e-10, 1).value(), other = WholeRest::plan(2, 1e-9, 1).value();
  const VectorXd point = VectorXd::Zero(2);
  EXPECT_EQ((WholeRestLaw{.point = point, .rest = one}.lossAgainst({.point = point, .rest = other}, {}).most),
            INFINITY);
}

}  // namespace
}  // namespace epsiscope::whole_rest_test

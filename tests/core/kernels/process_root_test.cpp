#include "core/kernels/process_root.h"

#include <gtest/gtest.h>

#include "tests/core/kernels/kernel_support.h"

namespace epsiscope::process_root_test {
namespace {

using Eigen::MatrixXd, Eigen::VectorXd;

/// L L' is K, but for a hundred millionth of kappa^2 on its diagonal.
TEST(ProcessRoot, IsTheRootOfTheGram) {
  for (const Kernel& kernel : test::kKernels) {
    const MatrixXd points = test::randomRows(kernel, 60, 3, 5);
    const auto root = processRoot(kernel, points, 2);
    ASSERT_TRUE(root && root->exists());
    const MatrixXd k = *gram(kernel, points, 1);
    for (Eigen::Index j = 0; j < k.cols(); ++j) {
      const VectorXd unit = VectorXd::Unit(k.cols(), j);
      EXPECT_LE((root->times(unit) - k.col(j)).cwiseAbs().maxCoeff(), 1e-8 * kappa(kernel) * kappa(kernel));
    }
  }
}

/// A thousand times the same point, and straight lines, whose matrices have rank one.
TEST(ProcessRoot, ExistsOfMatricesOfRankOne) {
  const MatrixXd same = MatrixXd::Constant(1000, 2, 0.5);
  const auto root = processRoot({KernelKind::gaussian, 0.1, 3}, same, 2);
  ASSERT_TRUE(root->exists());
  const VectorXd drawn = root->rootTimes(VectorXd::LinSpaced(1000, -1, 1));
  EXPECT_LE((drawn.array() - drawn[0]).abs().maxCoeff(), 1e-4) << "one number, everywhere";
  const MatrixXd line = VectorXd::LinSpaced(500, -1, 1);
  EXPECT_TRUE(processRoot({KernelKind::linear, 0.1, 3}, line, 2)->exists());
}

TEST(ProcessRoot, CanBeCancelled) {
  const MatrixXd points = test::randomRows({KernelKind::gaussian, 0.1, 3}, 60, 3, 5);
  EXPECT_EQ(processRoot({KernelKind::gaussian, 0.1, 3}, points, 2, [] { return false; }), nullptr);
}

}  // namespace
}  // namespace epsiscope::process_root_test

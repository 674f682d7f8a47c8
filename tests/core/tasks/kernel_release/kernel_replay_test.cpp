#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/tasks/kernel_release/release.h"
#include "core/tasks/kernel_release/inputs.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/kernel_release/split.h"
#include "core/study/preparations.h"
#include "tests/core/tasks/kernel_release/kernel_study.h"
#include "tests/support/prepared.h"

namespace epsiscope::kernel_replay_test {
namespace {

// Replays of a trial on a neighbour, the same table with one row replaced: the release may move by at most
// the sensitivity for which its noise is made. Features are prepared with declared bounds, as in a release.

Study declared(Study study, const char* kernel) {
  study.data.prepare = kPrepareUnitRows;
  study.data.features = std::vector<std::string>{};
  const auto dataset = test::dataOf(study);
  for (const Column& column : dataset->columns) {
    if (column.name == study.data.target || column.kind == ColumnKind::text) continue;
    study.data.features->push_back(column.name);
    study.data.columnBounds.push_back({column.name, 100});
  }
  study.kernelRelease.kernel = kernel;
  study.kernelRelease.mostRows = 12;
  return study;
}

/// The data with one training row moved far from its place.
std::shared_ptr<const Dataset> neighbour(const Study& study, std::uint32_t row) {
  Dataset changed = *test::dataOf(study);
  for (Column& column : changed.columns) {
    if (column.kind == ColumnKind::text) {
      column.codes[row] = (column.codes[row] + 1) % 2;
    } else if (column.name == study.data.target) {
      column.values[row] = column.values[row] > 2.5 ? 0 : 5;
    } else {
      column.values[row] = -90 * (column.values[row] > 0 ? 1 : -1);
    }
  }
  return std::make_shared<const Dataset>(std::move(changed));
}

/// The rows of the table that trial 1 learns from, found by a feature that numbers them.
std::vector<std::uint32_t> learnedFrom(Study study) {
  Dataset numbered = *test::dataOf(study);
  Column number{.name = "number"};
  for (std::size_t row = 0; row < numbered.rows(); ++row) number.values.push_back(static_cast<double>(row));
  numbered.columns.push_back(std::move(number));
  study.data.features = {"number"};
  study.data.prepare = kPrepareNone;
  study.kernelRelease.kernel = "gaussian";
  const auto dataset = std::make_shared<const Dataset>(std::move(numbered));
  const Eigen::MatrixXd rows =
      kernelRows(kernelReleaseInputs(study),
                 kernelData(kernelReleaseInputs(study), PreparedTable::of(study, dataset)), {}, 1)
          .rows;
  std::vector<std::uint32_t> found;
  for (const double row : rows.col(0)) found.push_back(static_cast<std::uint32_t>(row));
  return found;
}

double moved(const Study& study, const std::shared_ptr<const Dataset>& other, double lambda) {
  const LabelBounds bounds = releaseBounds(study);
  const double most = bounds.width() / 2;
  const auto released = [&](const KernelData& data) -> Eigen::VectorXd {
    const auto split =
        KernelSplit::build(kernelReleaseInputs(study), data, 0, {lambda}, releaseBounds(study), 1);
    return split->predictions(lambda, bounds)->values.cwiseMax(-most).cwiseMin(most);
  };
  return (released(test::kernelDataOf(study)) -
          released(kernelData(kernelReleaseInputs(study), PreparedTable::of(study, other))))
      .cwiseAbs()
      .maxCoeff();
}

TEST(KernelReplay, AReplacedRowMovesEveryPredictionByAtMostTheSensitivity) {
  double closest = 0;
  for (const char* kernel : {"gaussian", "laplacian", "polynomial", "linear"}) {
    const Study study = declared(test::kernelStudy(), kernel);
    const std::uint32_t row = learnedFrom(study).front();
    const auto other = neighbour(study, row);
    for (const double lambda : {1e-3, 0.03, 0.5, 1.0, 30.0}) {
      const double change = moved(study, other, lambda);
      const OutputPerturbation release = outputPerturbation(study, 12, lambda, 1);
      const double tight = noiseScale(study, release, NoiseBound::tight).sensitivity;
      EXPECT_LE(change, tight * (1 + 1e-9)) << kernel << lambda;
      EXPECT_GT(change, 0);
      closest = std::max(closest, change / tight);
      if (lambda > 1) continue;
      EXPECT_LE(change, noiseScale(study, release, NoiseBound::paper).sensitivity * (1 + 1e-9));
    }
  }
  EXPECT_GT(closest, 0.2) << "the neighbours are too tame to find a mistake";
}

TEST(KernelReplay, OfASupportVectorMachineToo) {
  double closest = 0;
  const Study study = declared(test::svmStudy(), "gaussian");
  const auto other = neighbour(study, learnedFrom(study).front());
  for (const double lambda : {1e-3, 0.03, 0.5, 5.0}) {
    const double change = moved(study, other, lambda);
    EXPECT_GE(outputPerturbation(study, 12, lambda, 1).gap, machineGap(12, lambda, 1))
        << "what the solver leaves";
    for (const NoiseBound bound : {NoiseBound::paper, NoiseBound::tight}) {
      const double sensitivity =
          noiseScale(study, outputPerturbation(study, 12, lambda, 1), bound).sensitivity;
      EXPECT_LE(change, sensitivity * (1 + 1e-9)) << lambda;
      closest = std::max(closest, change / sensitivity);
    }
  }
  EXPECT_GT(closest, 0.2);
}

/// In the labels' own unit, whose bounds are not those of the loss.
TEST(KernelReplay, OfEveryLossToo) {
  for (const char* loss : test::kOtherLosses) {
    double closest = 0;
    for (const char* kernel : {"gaussian", "linear"}) {
      const Study study = declared(test::lossStudy(loss), kernel);
      const auto other = neighbour(study, learnedFrom(study).front());
      for (const double lambda : {1e-3, 0.03, 0.5, 5.0}) {
        const double change = moved(study, other, lambda);
        for (const NoiseBound bound : {NoiseBound::paper, NoiseBound::tight}) {
          const double sensitivity =
              noiseScale(study, outputPerturbation(study, 12, lambda, 1), bound).sensitivity;
          EXPECT_LE(change, sensitivity * (1 + 1e-9)) << loss << kernel << lambda;
          closest = std::max(closest, change / sensitivity);
        }
      }
    }
    EXPECT_GT(closest, 0.2) << loss;
  }
}

TEST(KernelReplay, ARowThatIsNotInTheSubsampleMovesNothing) {
  const Study study = declared(test::kernelStudy(), "gaussian");
  const std::vector<std::uint32_t> used = learnedFrom(study);
  std::uint32_t row = 0;
  while (std::find(used.begin(), used.end(), row) != used.end()) ++row;
  const auto before = kernelRows(kernelReleaseInputs(study), test::kernelDataOf(study), {}, 1);
  const auto after = kernelRows(
      kernelReleaseInputs(study),
      kernelData(kernelReleaseInputs(study), PreparedTable::of(study, neighbour(study, row))), {}, 1);
  EXPECT_EQ(before.rows, after.rows);
  EXPECT_EQ(before.labels, after.labels);
}

}  // namespace
}  // namespace epsiscope::kernel_replay_test

#include "core/tasks/kernel_release/rows.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/tasks/kernel_release/release.h"
#include "core/tasks/kernel_release/inputs.h"
#include "core/study/preparations.h"
#include "core/tasks/streams.h"
#include "tests/core/tasks/kernel_release/kernel_study.h"

namespace epsiscope::kernel_rows_test {
namespace {

using Eigen::Index;
using Eigen::MatrixXd;

KernelRows rowsOf(const Study& study, const KernelRowsWanted& wanted = {}, int trial = 1) {
  KernelReleaseInputs inputs = kernelReleaseInputs(study);
  inputs.split.trial = trial;
  return kernelRows(inputs, test::kernelDataOf(study), wanted, 2);
}

/// Whether each row of `few` is one of `many`.
bool contains(const MatrixXd& many, const MatrixXd& few) {
  for (Index i = 0; i < few.rows(); ++i)
    if ((many.rowwise() - few.row(i)).rowwise().norm().minCoeff() > 0) return false;
  return true;
}

TEST(KernelRows, FewerRowsAreAmongMoreAndTheTestRowsStay) {
  Study study = test::kernelStudy();
  study.kernelRelease.mostRows = 300;
  const KernelRows all = rowsOf(study), some = rowsOf(study, {.rows = 40}), few = rowsOf(study, {.rows = 7});
  EXPECT_EQ(all.rows.rows(), 300);
  EXPECT_EQ(all.trainPart, 3920U);
  EXPECT_EQ(all.testRows.rows(), 80);
  EXPECT_EQ(some.rows.rows(), 40);
  EXPECT_EQ(few.rows.rows(), 7);
  EXPECT_TRUE(contains(all.rows, some.rows));
  EXPECT_TRUE(contains(some.rows, few.rows));
  EXPECT_EQ(some.testRows, all.testRows);
  EXPECT_FALSE(contains(all.rows, all.testRows));
  EXPECT_EQ(few.labels.size(), 7);
}

TEST(KernelRows, EachTrialHasItsOwn) {
  const Study study = test::kernelStudy();
  EXPECT_NE(rowsOf(study, {}, 1).labels, rowsOf(study, {}, 2).labels);
  EXPECT_EQ(rowsOf(study, {}, 2).rows, rowsOf(study, {}, 2).rows);
}

TEST(KernelRows, ASubsampleIsSaidUnlessItWasAskedFor) {
  const Study study = test::kernelStudy();
  const std::vector<std::string> notes = rowsOf(study).notes;
  ASSERT_EQ(notes.size(), 1U);
  EXPECT_NE(notes[0].find("3920 rows, of which a random 60 are used"), std::string::npos) << notes[0];
  EXPECT_TRUE(rowsOf(study, {.rows = 20}).notes.empty());
  Study whole = test::kernelStudy();
  whole.testFraction = 0.99;
  EXPECT_TRUE(rowsOf(whole).notes.empty()) << "40 rows are fewer than most_rows";
}

TEST(KernelRows, OfManyTestRowsPreviewsTakeEvenlySpacedOnes) {
  const Study study = test::kernelStudy();
  const KernelRows all = rowsOf(study), some = rowsOf(study, {.mostTestRows = 30});
  EXPECT_EQ(some.testRows.rows(), 30);
  EXPECT_TRUE(contains(all.testRows, some.testRows));
  EXPECT_EQ(some.rows, all.rows);
  EXPECT_EQ(some.notes.size(), 2U);
}

TEST(KernelRows, StandardisedByTheWholeTrainingPart) {
  Study study = test::kernelStudy();
  study.kernelRelease.mostRows = 4000;
  const MatrixXd x = rowsOf(study).rows;
  for (Index j = 0; j < x.cols(); ++j) {
    EXPECT_NEAR(x.col(j).mean(), 0, 1e-12);
    EXPECT_NEAR(x.col(j).squaredNorm() / static_cast<double>(x.rows()), 1, 1e-12);
  }
  EXPECT_TRUE(contains(x, rowsOf(test::kernelStudy()).rows));
}

TEST(KernelRows, NoneIsWhatTheFileHolds) {
  Study study = test::kernelStudy();
  study.data.prepare = kPrepareNone;
  const KernelData data = test::kernelDataOf(study);
  const KernelRows rows = kernelRows(kernelReleaseInputs(study), data, {}, 1);
  for (Index i = 0; i < rows.rows.rows(); ++i) {
    const auto found =
        std::find_if(data.table->data().rows.begin(), data.table->data().rows.end(), [&](std::uint32_t row) {
          for (std::size_t j = 0; j < data.table->data().features.size(); ++j)
            if (data.table->data().features[j].at(row) != rows.rows(i, static_cast<Index>(j))) return false;
          return data.table->data().target[row] == rows.labels[i];
        });
    EXPECT_NE(found, data.table->data().rows.end());
  }
}

TEST(KernelRows, KernelsOfTheUnitBallGetRowsInIt) {
  for (const char* kernel : {"polynomial", "linear"})
    for (const char* prepare : {kPrepareStandardise, kPrepareUnitRows, kPrepareUnitRowsPlain}) {
      Study study = test::kernelStudy();
      study.kernelRelease.kernel = kernel;
      study.data.prepare = prepare;
      const KernelRows rows = rowsOf(study);
      EXPECT_LE(rows.rows.rowwise().norm().maxCoeff(), 1 + 1e-15) << kernel << prepare;
      EXPECT_LE(rows.testRows.rowwise().norm().maxCoeff(), 1 + 1e-15);
      EXPECT_GT(rows.rows.rowwise().norm().minCoeff(), 0);
    }
  EXPECT_GT(rowsOf(test::kernelStudy()).rows.rowwise().norm().maxCoeff(), 1);
}

TEST(KernelRows, ShorteningARowLeavesItsDirection) {
  Study study = test::kernelStudy();
  const MatrixXd plain = rowsOf(study).rows;
  study.kernelRelease.kernel = "linear";
  const MatrixXd inside = rowsOf(study).rows;
  for (Index i = 0; i < plain.rows(); ++i)
    EXPECT_LE((inside.row(i) * std::max(1.0, plain.row(i).norm()) - plain.row(i)).norm(), 1e-14);
}

/// unit-rows with declared bounds: a row depends on nothing but itself.
TEST(KernelRows, UnitRowsWithDeclaredBoundsDoNotDependOnOtherRows) {
  Study study = test::kernelStudy("advertising-sales");
  study.data.prepare = kPrepareUnitRowsPlain;
  const auto data = test::dataOf(study);
  for (const Column& column : data->columns)
    if (column.name != study.data.target) study.data.columnBounds.push_back({column.name, 1000});
  const KernelRows rows = rowsOf(study);
  KernelData raw = test::kernelDataOf(study);
  EXPECT_TRUE(raw.notes.empty()) << raw.notes.front();
  study.data.prepare = kPrepareNone;
  const MatrixXd file = rowsOf(study).rows;
  for (Index i = 0; i < file.rows(); ++i) {
    const Eigen::RowVectorXd scaled = file.row(i) / 1000;
    EXPECT_LE((rows.rows.row(i) - scaled / std::max(1.0, scaled.norm())).norm(), 1e-15);
  }
}

TEST(KernelRows, ClassesAreOneAndMinusOne) {
  const Study study = test::svmStudy();
  const KernelRows rows = rowsOf(study);
  EXPECT_EQ(rows.labels.cwiseAbs(), Eigen::VectorXd::Ones(60));
  EXPECT_GT(rows.labels.maxCoeff(), 0);
  EXPECT_LT(rows.labels.minCoeff(), 0);
  EXPECT_EQ(test::kernelDataOf(study).labels.size(), 5000U);
}

TEST(KernelData, SaysWhatIsTakenFromPrivateRows) {
  const Study study = test::svmStudy();
  const std::vector<std::string> notes = test::kernelDataOf(study).notes;
  ASSERT_EQ(notes.size(), 2U);
  EXPECT_NE(notes[0].find("standardised"), std::string::npos);
  EXPECT_NE(notes[1].find("categories"), std::string::npos);
  Study linear = test::kernelStudy();
  linear.kernelRelease.kernel = "linear";
  ASSERT_EQ(test::kernelDataOf(linear).notes.size(), 2U);
  EXPECT_NE(test::kernelDataOf(linear).notes[1].find("shortened to 1"), std::string::npos);
}

}  // namespace
}  // namespace epsiscope::kernel_rows_test

#include "core/erm/unit_rows.h"

#include "tests/core/reading/reader_test_support.h"
#include "tests/support/adult.h"

#include <gtest/gtest.h>

#include <cmath>

namespace epsiscope::unit_rows_test {
namespace {

using How = UnitRowsOptions::How;
using Eigen::MatrixXd;
using Eigen::VectorXd;

const std::string kTable = "a,b,colour,none,y\n3,-2,red,0,yes\n-4,1,blue,0,no\n0,0,red,0,no\n";

PreparedData prepared(const std::string& csv) {
  std::vector<Problem> problems;
  PreparedData data = prepare(std::make_shared<const Dataset>(test::readText(csv)),
                              {.target = "y", .classTarget = true}, problems);
  for (const Problem& problem : problems) ADD_FAILURE() << problem.sentence;
  return data;
}

MatrixXd matrixOf(const UnitRows& made) {
  MatrixXd x(static_cast<Eigen::Index>(made.rows->rows()), made.rows->columns());
  for (Eigen::Index j = 0; j < x.cols(); ++j) {
    VectorXd column;
    made.rows->margins(VectorXd::Unit(x.cols(), j), column);
    x.col(j) = column;
  }
  return x;
}

TEST(UnitRows, DivideColumnsThenRowsAndKeepTheConstantInsideTheBall) {
  const UnitRows made = unitRows(prepared(kTable));
  EXPECT_EQ(made.columns,
            (std::vector<std::string>{"a", "b", "colour=red", "colour=blue", "none", kConstantColumn}));
  MatrixXd expected(3, 6);
  expected << 0.75, -1, 1, 0, 0, 1,  //
      -1, 0.5, 0, 1, 0, 1,           //
      0, 0, 1, 0, 0, 1;
  for (Eigen::Index i = 0; i < 3; ++i)
    expected.row(i).head(5) /= std::max(1.0, expected.row(i).head(5).norm());
  expected /= std::sqrt(2.0);
  EXPECT_LE((matrixOf(made) - expected).cwiseAbs().maxCoeff(), 1e-15);
  EXPECT_LE(made.rows->largestNorm(), 1 + 1e-15);
  EXPECT_TRUE(made.boundsFromData);
  EXPECT_TRUE(made.categoriesFromData);
  EXPECT_EQ(made.notes.size(), 2u);
}

TEST(UnitRows, DeclaredBoundsClipAndTakeNothingFromTheData) {
  const PreparedData data = prepared("a,b,y\n3,-2,1\n-4,1,0\n0.5,0,0\n");
  const UnitRows made = unitRows(data, {.how = How::unitRowsPlain, .columnBounds = {2, 4}});
  MatrixXd expected(3, 2);
  expected << 1, -0.5, -1, 0.25, 0.25, 0;
  for (Eigen::Index i = 0; i < 3; ++i) expected.row(i) /= std::max(1.0, expected.row(i).norm());
  EXPECT_LE((matrixOf(made) - expected).cwiseAbs().maxCoeff(), 1e-15);
  EXPECT_FALSE(made.boundsFromData);
  EXPECT_FALSE(made.categoriesFromData);
  EXPECT_TRUE(made.notes.empty());
  EXPECT_TRUE(unitRows(data, {.columnBounds = {2, std::nan("")}}).boundsFromData);
}

TEST(UnitRows, TwoBoundsMapTheirMiddleToZeroAndALongestRowIsKept) {
  const PreparedData data = prepared("a,b,y\n32,-2,1\n40,1,0\n50,0,0\n");
  const UnitRows made = unitRows(data, {.how = How::unitRowsPlain,
                                        .columnBounds = {42, 4},
                                        .columnLowers = {32, std::nan("")},
                                        .longest = 1.25});
  MatrixXd expected(3, 2);
  expected << -1, -0.5, 0.6, 0.25, 1, 0;
  for (Eigen::Index i = 0; i < 3; ++i) expected.row(i) /= std::max(1.25, expected.row(i).norm());
  EXPECT_LE((matrixOf(made) - expected).cwiseAbs().maxCoeff(), 1e-15);
  EXPECT_LE(made.rows->largestNorm(), 1 + 1e-15);
  EXPECT_EQ(made.columnLowers, (std::vector<double>{32, -4}));
}

TEST(UnitRows, NoneLeavesRowsAloneAndNamesTheFirstLongOne) {
  const PreparedData data = prepared("a,b,y\n0.6,0.8,1\n0,0,0\n0.6,0.8001,0\n5,0,1\n");
  const UnitRows made = unitRows(data, {.how = How::none});
  EXPECT_EQ(matrixOf(made).row(3), Eigen::RowVector2d(5, 0));
  EXPECT_EQ(made.columns, (std::vector<std::string>{"a", "b"}));
  ASSERT_TRUE(made.longRow.has_value());
  EXPECT_EQ(made.longRow.value(), 2u);
  EXPECT_EQ(longRowSentence(made),
            "Row 3 of the table has length 1.00008, and the guarantee needs at most 1; scale the columns, or "
            "prepare with unit-rows.");
  EXPECT_FALSE(unitRows(prepared("a,b,y\n0.6,0.8,1\n0.6,0.8000000001,0\n"), {.how = How::none}).longRow);
}

TEST(UnitRows, FewerCategoriesThanTheColumnHasAreTheFeaturesGiven) {
  PreparedData data = prepared(kTable);
  data.features.erase(data.features.begin() + 2);
  const UnitRows made = unitRows(data, {.how = How::none});
  EXPECT_EQ(matrixOf(made).col(2), Eigen::Vector3d(0, 1, 0));
}

TEST(UnitRows, AdultHas104ColumnsInsideTheBall) {
  NEEDS_FILE(test::dataFile("adult/adult.data"));
  const test::Adult adult = test::preparedAdult();
  EXPECT_EQ(adult.x.rows->rows(), 45222u);
  EXPECT_EQ(adult.x.columns.size(), 104u);
  EXPECT_LE(adult.x.rows->largestNorm(), 1 + 1e-15);
  EXPECT_FALSE(adult.x.longRow);
  EXPECT_EQ((adult.y.array() > 0).count(), 11208);
}

}  // namespace
}  // namespace epsiscope::unit_rows_test

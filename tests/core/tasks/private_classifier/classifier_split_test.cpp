#include "core/tasks/private_classifier/split.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/tasks/private_classifier/inputs.h"
#include "core/prepare/split.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/streams.h"
#include "tests/core/tasks/private_classifier/classifier_study.h"
#include "tests/support/prepared.h"

namespace epsiscope::classifier_split_test {
namespace {

using Eigen::Index;
using Eigen::VectorXd;

std::shared_ptr<const ClassifierSplit> splitOf(const Study& study, std::shared_ptr<const Dataset> dataset,
                                               int trial = 1, unsigned threads = 1) {
  const auto data =
      classifierData(privateClassifierInputs(study), PreparedTable::of(study, std::move(dataset)));
  PrivateClassifierInputs inputs = privateClassifierInputs(study);
  inputs.split.trial = trial;
  return ClassifierSplit::build(inputs, data, threads);
}

/// The rows one by one, whatever their representation.
Eigen::MatrixXd denseOf(const ClassRows& rows) {
  Eigen::MatrixXd x(static_cast<Index>(rows.rows()), rows.columns());
  VectorXd column;
  for (Index j = 0; j < rows.columns(); ++j) {
    rows.margins(VectorXd::Unit(rows.columns(), j), column);
    x.col(j) = column;
  }
  return x;
}

TEST(ClassifierSplit, IsTheSplitOfLabelPrivacy) {
  const Study study = test::classifierStudy();
  const auto dataset = test::incomeClass();
  const auto split = splitOf(study, dataset, 2);
  Rng rng = splitStream(study.seed, 2);
  const auto table = PreparedTable::of(study, dataset);
  const PreparedData& data = table->data();
  const Split expected = randomSplit(data.rows, study.testFraction, rng);
  ASSERT_EQ(split->trainRows(), expected.train.size());
  std::vector<std::uint32_t> rows;
  for (const std::uint32_t place : split->trainPlaces()) rows.push_back(data.rows[place]);
  EXPECT_EQ(rows, expected.train);
  const Column& income = dataset->columns[static_cast<std::size_t>(dataset->find("income"))];
  for (std::size_t i = 0; i < expected.test.size(); ++i) {
    const auto code = static_cast<std::size_t>(income.codes[expected.test[i]]);
    EXPECT_EQ(split->test().y[static_cast<Index>(i)] > 0, income.categories[code] == ">50K");
  }
}

TEST(ClassifierSplit, RowsAreInTheUnitBallAndMappedOnesOnItsSurface) {
  Study study = test::classifierStudy();
  EXPECT_LE(splitOf(study, test::incomeClass())->train().x->largestNorm(), 1 + 1e-15);
  study.privateClassifier.randomFeatures = 30;
  const auto split = splitOf(study, test::incomeClass());
  EXPECT_EQ(split->train().x->columns(), 30);
  const VectorXd norms = denseOf(*split->train().x).rowwise().norm();
  EXPECT_NEAR(norms.minCoeff(), 1, 1e-14);
  EXPECT_NEAR(norms.maxCoeff(), 1, 1e-14);
}

TEST(ClassifierSplit, MappedRowsDoNotDependOnTheThreads) {
  Study study = test::classifierStudy();
  study.privateClassifier.randomFeatures = 30;
  EXPECT_EQ(denseOf(*splitOf(study, test::incomeClass(), 1, 1)->test().x),
            denseOf(*splitOf(study, test::incomeClass(), 1, 3)->test().x));
}

/// With declared bounds, replacing one row of the table replaces one row for learning and touches nothing
/// else: neither the split, nor the scales, nor the frequencies. The guarantee is about that.
TEST(ClassifierSplit, ReplacingARowReplacesOneRow) {
  for (const int features : {0, 20}) {
    Study study = test::twoFeatureStudy();
    study.privateClassifier.randomFeatures = features;
    const auto one = splitOf(study, test::incomeClass());
    const std::uint32_t row = one->trainPlaces()[17];
    Dataset other = *test::incomeClass();
    other.columns[static_cast<std::size_t>(other.find("age"))].values[row] = 1e6;
    other.columns[static_cast<std::size_t>(other.find("hours"))].values[row] = -3;
    std::int32_t& code = other.columns[static_cast<std::size_t>(other.find("income"))].codes[row];
    code = 1 - code;
    const auto two = splitOf(study, std::make_shared<const Dataset>(std::move(other)));
    const Eigen::MatrixXd x = denseOf(*one->train().x), z = denseOf(*two->train().x);
    for (Index i = 0; i < x.rows(); ++i) {
      EXPECT_EQ((x.row(i) - z.row(i)).norm() > 0, i == 17);
      EXPECT_EQ(one->train().y[i] != two->train().y[i], i == 17);
    }
    EXPECT_LE(two->train().x->largestNorm(), 1 + 1e-14);
    EXPECT_EQ(denseOf(*one->test().x), denseOf(*two->test().x));
  }
}

TEST(ClassifierSplit, BoundsFromTheDataAreSaidNotToBePrivate) {
  Study study = test::twoFeatureStudy();
  EXPECT_FALSE(splitOf(study, test::incomeClass())->data().unit.boundsFromData);
  study.data.columnBounds.clear();
  const auto split = splitOf(study, test::incomeClass());
  EXPECT_TRUE(split->data().unit.boundsFromData);
  const auto& notes = split->data().notes;
  EXPECT_TRUE(std::any_of(notes.begin(), notes.end(), [](const std::string& note) {
    return note.find("declare bounds") != std::string::npos;
  }));
}

/// A filled cell is a mean of all rows: replacing one of them would change another.
TEST(ClassifierSplit, FilledCellsAndChosenColumnsAreSaidNotToBePrivate) {
  Study study = test::twoFeatureStudy();
  EXPECT_EQ(splitOf(study, test::incomeClass())->data().takenFromRows, "");
  Dataset holey = *test::incomeClass();
  Column& age = holey.columns[static_cast<std::size_t>(holey.find("age"))];
  age.values[5] = std::nan("");
  age.missing = 1;
  const auto dataset = std::make_shared<const Dataset>(std::move(holey));
  study.data.missing = MissingRule::mean;
  EXPECT_NE(splitOf(study, dataset)->data().takenFromRows, "");
  study.data.missing = MissingRule::dropColumns;
  EXPECT_NE(splitOf(study, dataset)->data().takenFromRows, "");
  study.data.missing = MissingRule::dropRows;
  EXPECT_EQ(splitOf(study, dataset)->data().takenFromRows, "");
}

TEST(ClassifierSplit, FirstRowsGrowAndKeepTheirLabels) {
  const auto split = splitOf(test::twoFeatureStudy(), test::incomeClass());
  const Eigen::MatrixXd all = denseOf(*split->train().x);
  const auto keysOf = [](const LabelledRows& rows) {
    std::vector<std::vector<double>> keys;
    const Eigen::MatrixXd x = denseOf(*rows.x);
    for (Index i = 0; i < x.rows(); ++i) keys.push_back({x(i, 0), x(i, 1), rows.y[i]});
    std::sort(keys.begin(), keys.end());
    return keys;
  };
  const auto some = keysOf(split->firstRows(50)), more = keysOf(split->firstRows(300)),
             whole = keysOf(split->firstRows(split->trainRows()));
  EXPECT_EQ(some.size(), 50U);
  EXPECT_TRUE(std::includes(more.begin(), more.end(), some.begin(), some.end()));
  EXPECT_EQ(whole, keysOf(split->train()));
}

TEST(ClassifierSplit, ErrorsAreThoseOfTheDefinition) {
  const auto split = splitOf(test::twoFeatureStudy(), test::incomeClass());
  const VectorXd weights = VectorXd::LinSpaced(split->train().x->columns(), -1, 2);
  const Eigen::MatrixXd x = denseOf(*split->test().x);
  const VectorXd& y = split->test().y;
  double mistakes = 0, losses = 0, positive = 0;
  for (Index i = 0; i < x.rows(); ++i) {
    const double score = x.row(i).dot(weights);
    mistakes += (score > 0) != (y[i] > 0);
    losses += std::log1p(std::exp(-y[i] * score));
    positive += y[i] > 0;
  }
  const auto n = static_cast<double>(x.rows());
  const TestErrors found = split->errors(weights, {.kind = LossKind::logistic});
  EXPECT_DOUBLE_EQ(found.error, mistakes / n);
  EXPECT_NEAR(found.loss, losses / n, 1e-12);
  EXPECT_DOUBLE_EQ(split->errorOfConstantGuess(), std::min(positive, n - positive) / n);
  EXPECT_DOUBLE_EQ(split->expectedError(weights, 0), found.error);
}

TEST(ClassifierSplit, StopsWhereItIsAsked) {
  Study study = test::classifierStudy();
  study.privateClassifier.randomFeatures = 100;
  const auto data =
      classifierData(privateClassifierInputs(study), PreparedTable::of(study, test::incomeClass()));
  EXPECT_EQ(ClassifierSplit::build(privateClassifierInputs(study), data, 2, [](double) { return false; }),
            nullptr);
}

TEST(ClassifierData, SaysWhatARareClassAndRowsOfZerosMean) {
  Dataset data;
  data.columns.resize(2);
  data.columns[0] = {.name = "x", .values = {0, 1, 2, 3}};
  data.columns[1] = {.name = "y", .values = {0, 1, 0, 0}};
  Study study = test::classifierStudy();
  study.data.target = "y";
  study.data.positive = "1";
  study.data.prepare = "unit-rows-plain";
  study.data.columnBounds = {{"x", 3}};
  const auto made = classifierData(privateClassifierInputs(study),
                                   PreparedTable::of(study, std::make_shared<const Dataset>(data)));
  ASSERT_EQ(made->notes.size(), 2U);
  EXPECT_NE(made->notes[0].find("Only one row has the class \"1\""), std::string::npos);
  EXPECT_NE(made->notes[1].find("1 row has no entry but 0"), std::string::npos);
  EXPECT_EQ(made->labels, (VectorXd(4) << -1, 1, -1, -1).finished());
}

}  // namespace
}  // namespace epsiscope::classifier_split_test

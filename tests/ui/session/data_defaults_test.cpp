#include "core/study/study.h"
#include "ui/session/data_defaults.h"

#include <gtest/gtest.h>

namespace epsiscope::data_defaults_test {
namespace {

Dataset table() {
  Dataset dataset;
  dataset.name = "table";
  Column number;
  number.name = "height";
  number.values = {3, 1, 2};
  Column words;
  words.name = "colour";
  words.kind = ColumnKind::text;
  words.codes = {0, 0, 0};
  words.categories = {"red"};
  dataset.columns = {number, words};
  return dataset;
}

TEST(DataDefaults, TheLastNumericColumnIsTheTargetAndHasNoBoundsYet) {
  Study study;
  study.data.target = "elsewhere";
  study.data.lower = 0;
  study.data.upper = 1;
  study.data.unit = "m";
  const Study next = withData(study, "table.csv", table());
  EXPECT_EQ(next.data.target, "height");
  EXPECT_FALSE(next.data.lower);
  EXPECT_FALSE(next.data.unit);
}

TEST(DataDefaults, ForClassesTheLastColumnWithTwoValuesIsTheTargetAndMayBeText) {
  Dataset dataset = table();
  dataset.columns[1].categories = {"red", "blue"};
  dataset.columns[1].codes = {0, 1, 0};
  dataset.columns.push_back(dataset.columns[0]);
  dataset.columns[2].name = "width";
  Study study;
  study.task = TaskId::privateClassifier;
  study.data.target = "elsewhere";
  EXPECT_EQ(withData(study, "table.csv", dataset).data.target, "colour");
  study.data.target = "colour";
  study.data.positive = "red";
  study.data.prepare = "unit-rows";
  const Study next = withData(study, "table.csv", dataset);
  EXPECT_EQ(next.data.positive, "red");
  EXPECT_EQ(next.data.prepare, "unit-rows");
  EXPECT_EQ(next.task, TaskId::privateClassifier);
}

TEST(DataDefaults, BuiltInDataBringTheirClassOrTheirBounds) {
  Study study;
  const BuiltIn& income = *findBuiltIn("income-class");
  study.task = TaskId::privateClassifier;
  const Study classes = withBuiltIn(study, income, income.make());
  EXPECT_EQ(classes.data.target, income.target);
  EXPECT_EQ(classes.data.positive, income.positive);
  const BuiltIn& houses = *findBuiltIn("house-prices");
  study.task = TaskId::kernelRelease;
  const Study numbers = withBuiltIn(study, houses, houses.make());
  EXPECT_EQ(numbers.data.upper, houses.upper);
  EXPECT_FALSE(numbers.data.positive);
}

TEST(DataDefaults, BoundsComeFromTheDataOnlyWhereNoneAreDeclared) {
  Study study;
  study.data.target = "height";
  study.data.lower = study.data.upper = std::nullopt;
  takeBoundsFromData(study, table());
  EXPECT_TRUE(study.data.boundsFromData);
  EXPECT_EQ(study.data.lower, 1);
  EXPECT_EQ(study.data.upper, 3);
  study.data.lower = 0;
  study.data.boundsFromData = false;
  takeBoundsFromData(study, table());
  EXPECT_FALSE(study.data.boundsFromData);
  EXPECT_EQ(study.data.lower, 0);
}

TEST(DataDefaults, AConstantTargetGetsNoBounds) {
  Dataset dataset = table();
  dataset.columns[0].values = {2, 2, 2};
  Study study;
  study.data.target = "height";
  study.data.lower = study.data.upper = std::nullopt;
  takeBoundsFromData(study, dataset);
  EXPECT_FALSE(study.data.boundsFromData);
}

TEST(DataDefaults, HalfWidthAndBinsChangeOnlyWhereTheyDoNotSuit) {
  Study study;
  LabelPrivacy& parameters = study.labelPrivacy;
  parameters.zeta = 1.5;
  parameters.binWidth = 0.25;
  fitToWidth(study, 5);
  EXPECT_DOUBLE_EQ(parameters.zeta.same.value(), 1.5);
  EXPECT_EQ(parameters.binWidth, 0.25);
  fitToWidth(study, 420500);
  EXPECT_FALSE(parameters.zeta) << "suggested again";
  EXPECT_FALSE(parameters.binWidth);
}

TEST(DataDefaults, ATasksStartBringsItsParametersUnlessTheStudyHasItsOwn) {
  Study study;
  const Study start = studyOfResources(QStringLiteral("kernel-release"));
  Study next = withStart(study, TaskId::kernelRelease);
  EXPECT_EQ(next.data, start.data);
  EXPECT_EQ(next.kernelRelease, start.kernelRelease);
  EXPECT_EQ(next.trials, start.trials);
  study.kernelRelease.lambda = 0.5;
  study.trials = 77;
  next = withStart(study, TaskId::kernelRelease);
  EXPECT_EQ(next.data, start.data);
  EXPECT_EQ(next.kernelRelease, study.kernelRelease);
  EXPECT_EQ(next.trials, 77);
}

}  // namespace
}  // namespace epsiscope::data_defaults_test

#include "ui/import/import_choice.h"

#include <gtest/gtest.h>

namespace epsiscope {
namespace {

Dataset tableOf(const std::vector<std::string>& names) {
  Dataset dataset;
  for (const std::string& name : names) dataset.columns.push_back({.name = name, .values = {1, 2, 3}});
  return dataset;
}

DataChoice choiceOf(const std::string& target) {
  DataChoice data;
  data.target = target;
  return data;
}

TEST(ImportChoice, a_new_target_has_no_bounds_yet_and_the_old_one_is_a_feature) {
  DataChoice data = choiceOf("y");
  data.unit = "km";
  giveRole(data, tableOf({"a", "b", "y"}), "a", ImportRole::target);
  EXPECT_EQ(data.target, "a");
  EXPECT_FALSE(data.lower || data.upper || data.unit);
  EXPECT_EQ(roleOf(data, "y"), ImportRole::feature);
}

TEST(ImportChoice, ignored_columns_are_left_out_and_come_back) {
  const Dataset dataset = tableOf({"a", "b", "y"});
  DataChoice data = choiceOf("y");
  giveRole(data, dataset, "b", ImportRole::ignored);
  EXPECT_EQ(data.features, std::vector<std::string>{"a"});
  EXPECT_EQ(roleOf(data, "b"), ImportRole::ignored);
  giveRole(data, dataset, "b", ImportRole::feature);
  EXPECT_EQ(data.features, std::nullopt) << "all other columns are said in the short way";
}

TEST(ImportChoice, the_target_keeps_its_role_until_another_column_takes_it) {
  DataChoice data = choiceOf("y");
  const DataChoice before = data;
  giveRole(data, tableOf({"a", "y"}), "y", ImportRole::ignored);
  EXPECT_EQ(data, before);
}

TEST(ImportChoice, features_that_the_table_lacks_are_not_lost_by_choosing_others) {
  DataChoice data = choiceOf("y");
  data.features = {"a", "gone"};
  giveRole(data, tableOf({"a", "b", "y"}), "b", ImportRole::feature);
  EXPECT_EQ(data.features, (std::vector<std::string>{"a", "b", "gone"}));
}

TEST(ImportChoice, a_declared_kind_goes_without_a_trace_unless_categories_are_declared) {
  DataChoice data = choiceOf("y");
  declareKind(data, "zip", ColumnKind::text);
  EXPECT_EQ(declaredKind(data, "zip"), ColumnKind::text);
  declareKind(data, "zip", std::nullopt);
  EXPECT_TRUE(data.columns.empty());
  data.columns = {{.column = "zip", .kind = ColumnKind::text, .categories = {{"1", "2"}}}};
  declareKind(data, "zip", std::nullopt);
  ASSERT_EQ(data.columns.size(), 1u);
  EXPECT_EQ(data.columns.front().kind, std::nullopt);
}

TEST(ImportChoice, says_what_of_the_study_goes_on) {
  DataChoice before = choiceOf("price");
  EXPECT_EQ(keptSentence(before, before),
            QStringLiteral("Kept from the study: target \"price\", bounds 0 to 5."));
  EXPECT_EQ(keptSentence(before, choiceOf("other")).contains(QStringLiteral("target")), false);
  DataChoice nothing;
  nothing.target.clear();
  nothing.lower = nothing.upper = std::nullopt;
  EXPECT_TRUE(keptSentence(nothing, before).isEmpty());
}

}  // namespace
}  // namespace epsiscope

#include "core/prepare/feature_proposal.h"

#include <gtest/gtest.h>

#include <memory>
#include <numeric>
#include <string>
#include <vector>

namespace epsiscope::feature_proposal_test {
namespace {

constexpr std::size_t kRows = 200;

Column texts(const std::string& name, std::size_t distinct) {
  Column column{.name = name, .kind = ColumnKind::text};
  for (std::size_t i = 0; i < distinct; ++i) column.categories.push_back("t" + std::to_string(i));
  for (std::size_t i = 0; i < kRows; ++i) column.codes.push_back(static_cast<std::int32_t>(i % distinct));
  return column;
}

/// A table with a running number, a fraction, texts of 12, of 51 and of 200 values, and a target.
Dataset table() {
  Dataset dataset;
  Column id{.name = "id"}, x{.name = "x"}, y{.name = "y"};
  for (std::size_t i = 0; i < kRows; ++i) {
    id.values.push_back(static_cast<double>(i + 1));
    x.values.push_back(static_cast<double>((i * 37) % kRows) / 7);
    y.values.push_back(static_cast<double>(i % 17));
  }
  dataset.columns = {id, x, texts("city", 12), texts("street", 51), texts("remark", kRows), y};
  return dataset;
}

TEST(FeatureProposal, IdentifiersAndTextsOfManyValuesAreSetAside) {
  EXPECT_EQ(columnsSetAside(table(), "y"),
            (std::vector<SetAside>{{"id", "it counts the rows"},
                                   {"street", "it is text with 51 different values"},
                                   {"remark", "every row has its own value"}}));
  EXPECT_EQ(proposedFeatures(table(), "y"), (std::vector<std::string>{"x", "city"}));
}

TEST(FeatureProposal, DeclaredCategoriesAndMoreAllowedOnesAreTaken) {
  EXPECT_EQ(proposedFeatures(table(), "y", {{.column = "street", .kind = {}, .categories = {{"t1"}}}}),
            (std::vector<std::string>{"x", "city", "street"}));
  EXPECT_EQ(proposedFeatures(table(), "y", {}, 60), (std::vector<std::string>{"x", "city", "street"}));
}

TEST(FeatureProposal, WithNothingToSetAsideAllColumnsAreFeatures) {
  Dataset dataset = table();
  dataset.columns = {dataset.columns[1], dataset.columns[2], dataset.columns[5]};
  EXPECT_EQ(proposedFeatures(dataset, "y"), std::nullopt);
}

TEST(FeatureProposal, OneHotColumnsAreListedBySource) {
  EXPECT_EQ(oneHotSources(table(), "y"),
            (std::vector<OneHotSource>{{"city", 12, false}, {"street", 51, true}, {"remark", kRows, true}}));
  EXPECT_EQ(oneHotSources(table(), "city", {{.column = "street", .kind = {}, .categories = {{"t1", "t2"}}}}),
            (std::vector<OneHotSource>{{"street", 2, false}, {"remark", kRows, true}}));
}

PreparedData prepared(const PrepareOptions& options, std::vector<Problem>& problems) {
  return prepare(std::make_shared<const Dataset>(table()), options, problems);
}

TEST(FeatureProposal, MoreThanFiftyCategoriesAreNeverMadeSilently) {
  std::vector<Problem> problems;
  const PreparedData data = prepared({.target = "y", .mostCategories = 50}, problems);
  EXPECT_TRUE(problems.empty());
  EXPECT_EQ(data.features.size(), 2U + 12U);
  ASSERT_FALSE(data.notes.empty());
  EXPECT_TRUE(data.notes[0].starts_with(
      "Column \"street\" is text with 51 different values: it was left out of the features; to change that,"))
      << data.notes[0];
}

TEST(FeatureProposal, NamedOnesAreAProblemThatNamesColumnCountAndWaysOut) {
  std::vector<Problem> problems;
  prepared({.target = "y", .features = {"x", "street"}, .mostCategories = 50}, problems);
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_EQ(problems[0].field, "data.features");
  for (const char* part :
       {"\"street\"", "51 different values", "leave it out", "declare the categories", "allow more"})
    EXPECT_NE(problems[0].sentence.find(part), std::string::npos) << problems[0].sentence;
}

TEST(FeatureProposal, MoreAreMadeWhereThatIsAllowed) {
  std::vector<Problem> problems;
  const PreparedData data =
      prepared({.target = "y", .features = {"x", "street"}, .mostCategories = 51}, problems);
  EXPECT_TRUE(problems.empty());
  EXPECT_EQ(data.features.size(), 52U);
}

TEST(FeatureProposal, AnIdentifierAmongTheFeaturesIsUsedAndSaid) {
  std::vector<Problem> problems;
  const PreparedData data = prepared({.target = "y", .features = {"id", "x"}}, problems);
  EXPECT_TRUE(problems.empty());
  EXPECT_EQ(data.features.size(), 2U);
  ASSERT_FALSE(data.notes.empty());
  EXPECT_EQ(
      data.notes[0],
      "The feature \"id\" looks like an identifier (it counts the rows): nothing can be learned from it; "
      "leave it out of the features.");
}

}  // namespace
}  // namespace epsiscope::feature_proposal_test

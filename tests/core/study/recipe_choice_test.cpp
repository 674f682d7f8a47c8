#include "core/study/recipe_choice.h"

#include "core/study/load.h"
#include "core/tasks/problems.h"
#include "tests/core/reading/reader_test_support.h"
#include "tests/support/prepared.h"

namespace epsiscope {
namespace {

DataChoice choiceOf(const char* recipe) {
  DataChoice data;
  data.file = "some.file";
  data.recipe = recipe;
  return data;
}

std::string messageOf(const DataChoice& data) {
  return test::errorOf([&] { loadData(data, {}); }).what();
}

TEST(RecipeChoice, DeclaresWhatTheRecipeKnows) {
  DataChoice data;
  data.file = "adult.data";
  data.reading.separator = ";";
  data.features = {{"age"}};
  data.sha256 = "of another table";
  const DataChoice adult = applyRecipe(data, *findRecipe("adult"));
  EXPECT_EQ(adult.file, "adult.data");
  EXPECT_EQ(adult.recipe, "adult");
  EXPECT_EQ(adult.target, "income");
  EXPECT_EQ(adult.positive, ">50K");
  EXPECT_EQ(adult.prepare, "unit-rows-plain");
  EXPECT_FALSE(adult.reading.separator || adult.features || adult.sha256 || adult.lower);
  const DataChoice housing = applyRecipe(data, *findRecipe("california-housing"));
  EXPECT_EQ(housing.lower, 0);
  EXPECT_EQ(housing.upper, 5);
  EXPECT_EQ(housing.unit, "100,000 USD");
  for (const Recipe& recipe : recipes()) {
    Study study;
    study.data = applyRecipe(data, recipe);
    if (recipe.positive != nullptr) study.task = TaskId::privateClassifier;
    EXPECT_EQ(problems(study, nullptr), std::vector<Problem>{}) << recipe.id;
  }
}

TEST(RecipeChoice, RefusesANameThatIsNoneWithTheList) {
  EXPECT_EQ(
      messageOf(choiceOf("adults")),
      "some.file: there is no recipe \"adults\"; choose \"california-housing\", \"communities\", \"adult\", "
      "\"kddcup99\" and \"criteo-sponsored-search\".");
}

TEST(RecipeChoice, GoesWithNoOtherWayOfReading) {
  DataChoice data = choiceOf("adult");
  data.reading.header = false;
  EXPECT_EQ(messageOf(data),
            "some.file: data.header does not go with data.recipe, which says how the file is read; leave one "
            "of them "
            "out.");
  data = choiceOf("adult");
  data.columns = {{.column = "age", .kind = ColumnKind::text}};
  EXPECT_NE(messageOf(data).find("data.columns.kind does not go with"), std::string::npos);
  data = choiceOf("adult");
  data.file = "builtin:house-prices";
  EXPECT_NE(messageOf(data).find("built-in data are not read by a recipe"), std::string::npos);
}

TEST(RecipeChoice, ReadsTheFileByTheRecipe) {
  EXPECT_NE(messageOf(choiceOf("adult")).find("there is no such file"), std::string::npos);
  const test::TemporaryFolder folder;
  DataChoice data = choiceOf("adult");
  data.file = folder.write("adult.data", "a,b\n1,2\n").string();
  EXPECT_NE(messageOf(data).find("adult.test is not beside it"), std::string::npos);
}

}  // namespace
}  // namespace epsiscope

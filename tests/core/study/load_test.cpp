#include "core/study/load.h"

#include <gtest/gtest.h>

#include "core/recipes/recipe.h"
#include "core/study/study.h"
#include "core/tasks/problems.h"
#include "tests/core/reading/reader_test_support.h"

namespace epsiscope::load_test {
namespace {

using test::errorOf;

std::string messageOf(const DataChoice& choice, const std::filesystem::path& folder = {}) {
  return errorOf([&] { loadData(choice, folder); }).what();
}

DataChoice file(const std::string& name) {
  DataChoice choice;
  choice.file = name;
  return choice;
}

TEST(LoadData, BuiltInDataByTheirId) {
  const auto dataset = loadData(file("builtin:house-prices"), "/no/such/folder");
  ASSERT_NE(dataset, nullptr);
  EXPECT_GE(dataset->find("price"), 0);
  const std::string message = messageOf(file("builtin:houses"));
  EXPECT_NE(message.find("builtin:houses"), std::string::npos);
  EXPECT_NE(message.find("\"builtin:advertising-sales\""), std::string::npos);
}

TEST(LoadData, BoundsAreKnownOfBuiltInDataAndRecipesAlone) {
  DataChoice choice = file("builtin:house-prices");
  choice.target = "price";
  EXPECT_GT(withKnownBounds(choice).upper, withKnownBounds(choice).lower);
  choice.target = "size";
  EXPECT_FALSE(withKnownBounds(choice).upper) << "another column";
  choice.target = "price";
  choice.lower = -1;
  EXPECT_EQ(withKnownBounds(choice).lower, -1) << "declared";
  EXPECT_GT(withKnownBounds(choice).upper, 0);
  DataChoice housing = file("cal_housing.tgz");
  housing.target = findRecipe("california-housing")->target;
  EXPECT_FALSE(withKnownBounds(housing).lower) << "a file is not known by its name";
  housing.recipe = "california-housing";
  EXPECT_EQ(withKnownBounds(housing).upper, findRecipe("california-housing")->upper);
  EXPECT_EQ(withKnownBounds(file("builtin:income-class")).lower, std::nullopt);
}

TEST(LoadData, RelativePathsStartAtTheFolder) {
  const test::TemporaryFolder folder;
  const auto path = folder.write("t.csv", "a,b\n1,2\n");
  EXPECT_EQ(loadData(file("t.csv"), folder.path())->rows(), 1u);
  EXPECT_EQ(loadData(file(path.string()), "/elsewhere")->rows(), 1u);
  EXPECT_NE(messageOf(file("none.csv"), folder.path()).find("there is no such file"), std::string::npos);
  EXPECT_NE(messageOf(file("")).find("no data file is named"), std::string::npos);
}

TEST(LoadData, PassesOnHowToRead) {
  const test::TemporaryFolder folder;
  folder.write("t.csv", "1;2,5\n");
  DataChoice choice = file("t.csv");
  choice.reading.separator = ";";
  choice.reading.decimal = ",";
  choice.reading.header = false;
  choice.reading.names = {{"x", "y"}};
  choice.reading.encoding = "latin1";
  const auto dataset = loadData(choice, folder.path());
  EXPECT_EQ(test::columnOf(*dataset, "y").values, std::vector<double>{2.5});
  EXPECT_EQ(dataset->reading.encoding, "Latin-1");
  for (const auto& [name, text] :
       {std::pair("tab", "1\t2\n"), {"\t", "1\t2\n"}, {"space", "1  2\n"}, {"semicolon", "1;2\n"}}) {
    folder.write("t.csv", text);
    DataChoice other = file("t.csv");
    other.reading.separator = name;
    EXPECT_EQ(loadData(other, folder.path())->columns.size(), 2u) << name;
  }
}

TEST(LoadData, NamesTheKeyThatIsWrong) {
  DataChoice separator = file("t.csv");
  separator.reading.separator = "##";
  EXPECT_NE(messageOf(separator).find("data.separator is \"##\""), std::string::npos);
  DataChoice decimal = file("t.csv");
  decimal.reading.decimal = "point";
  EXPECT_NE(messageOf(decimal).find("data.decimal is \"point\""), std::string::npos);
  DataChoice thousands = file("t.csv");
  thousands.reading.thousands = "_";
  EXPECT_NE(messageOf(thousands).find("data.thousands is \"_\""), std::string::npos);
  EXPECT_NE(messageOf(thousands).find("choose \".\", \",\", \"space\", \"apostrophe\" or \"none\""),
            std::string::npos);
  DataChoice quote = file("t.csv");
  quote.reading.quote = "|";
  EXPECT_NE(messageOf(quote).find("data.quote is \"|\""), std::string::npos);
  for (const char* mark : {"-", "1", "a", "//", ""}) {
    DataChoice comment = file("t.csv");
    comment.reading.comment = mark;
    EXPECT_NE(messageOf(comment).find("data.comment is"), std::string::npos) << mark;
  }
}

TEST(LoadData, NothingIfStopped) {
  const test::TemporaryFolder folder;
  folder.write("t.csv", "a\n1\n");
  EXPECT_EQ(loadData(file("t.csv"), folder.path(), [](double) { return false; }), nullptr);
}

TEST(LoadData, AreTheSameUnlessTheStudySaysOtherwise) {
  Dataset dataset;
  dataset.sha256 = "ab";
  DataChoice choice;
  EXPECT_FALSE(dataChanged(choice, dataset)) << "not recorded";
  choice.sha256 = "ab";
  EXPECT_FALSE(dataChanged(choice, dataset));
  choice.sha256 = "cd";
  EXPECT_TRUE(dataChanged(choice, dataset));
}

DataChoice choiceOf(const char* recipe) {
  DataChoice data;
  data.file = "some.file";
  data.recipe = recipe;
  return data;
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
    EXPECT_EQ(problems(study), std::vector<Problem>{}) << recipe.id;
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
}  // namespace epsiscope::load_test

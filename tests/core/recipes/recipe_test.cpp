#include "core/recipes/recipe.h"

#include "core/study/preparations.h"
#include "tests/core/reading/reader_test_support.h"
#include "tests/support/packing.h"

#include <set>

namespace epsiscope::recipe_test {
namespace {

// The recipes, applied to made-up files of their formats.

using test::errorOf;
using test::TemporaryFolder;

TEST(Recipes, HaveEverythingThatTheWindowShows) {
  std::set<std::string> ids;
  for (const Recipe& recipe : recipes()) {
    SCOPED_TRACE(recipe.id);
    EXPECT_TRUE(ids.insert(recipe.id).second);
    EXPECT_EQ(findRecipe(recipe.id), &recipe);
    for (const char* text :
         {recipe.title, recipe.description, recipe.reference, recipe.licence, recipe.publisher})
      EXPECT_FALSE(std::string(text).empty());
    EXPECT_EQ(recipe.positive == nullptr, recipe.lower && recipe.upper);
    EXPECT_EQ(recipe.prepare == std::string(kPrepareStandardise), recipe.positive == nullptr);
    ASSERT_FALSE(recipe.files.empty());
    for (const PublishedFile& file : recipe.downloads)
      EXPECT_EQ(std::count(recipe.files.begin(), recipe.files.end(), std::string(file.name)), 1) << file.name;
  }
  EXPECT_EQ(ids.size(), 5U);
  EXPECT_EQ(findRecipe("Adult"), nullptr);
}

TEST(Recipes, AreFoundByTheNameOfTheMainFile) {
  const auto idFor = [](const char* file) {
    const Recipe* recipe = recipeForFile(file);
    return std::string(recipe == nullptr ? "" : recipe->id);
  };
  EXPECT_EQ(idFor("/some/folder/adult.data"), "adult");
  EXPECT_EQ(idFor("adult.data.gz"), "adult");
  EXPECT_EQ(idFor("adult.test"), "");
  EXPECT_EQ(idFor("kddcup.data_10_percent"), "kddcup99");
  EXPECT_EQ(idFor("kddcup.data_10_percent.gz"), "kddcup99");
  EXPECT_EQ(idFor("kddcup.data"), "kddcup99");
  EXPECT_EQ(idFor("cal_housing.tgz"), "california-housing");
  EXPECT_EQ(idFor("cal_housing.data"), "california-housing");
  EXPECT_EQ(idFor("california_housing.csv"), "california-housing");
  EXPECT_EQ(idFor("communities.data"), "communities");
  EXPECT_EQ(idFor("Criteo_Conversion_Search.tar.gz"), "criteo-sponsored-search");
  EXPECT_EQ(idFor("CriteoSearchData"), "criteo-sponsored-search");
  EXPECT_EQ(idFor("housing.csv"), "");
}

/// As many rows as the file has; every hundredth misses its occupation, and has a country that no other row
/// has.
std::string adultRows(std::size_t count, const std::string& end) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) {
    const bool whole = i % 100 != 7;
    text += std::to_string(17 + i % 70) + ", Private, 77516, Bachelors, 13, Never-married, " +
            (whole ? "Sales" : "?") + ", Husband, White, Male, 0, 0, 40, " + (whole ? "Cuba" : "Nowhere") +
            ", " + (i % 3 == 0 ? ">50K" : "<=50K") + end + '\n';
  }
  return text;
}

class AdultFiles : public testing::Test {
protected:
  TemporaryFolder folder;
  std::filesystem::path data = folder.write("adult.data", adultRows(32561, ""));
  std::filesystem::path test = folder.write("adult.test", "|1x3 Cross validator\n" + adultRows(16281, "."));

  FileError error() const {
    return errorOf([&] { findRecipe("adult")->read(data); });
  }
};

TEST_F(AdultFiles, AreReadTogether) {
  const Dataset dataset = findRecipe("adult")->read(data).value();
  EXPECT_EQ(dataset.rows(), 48842U - 326 - 163);
  EXPECT_EQ(dataset.name, "Adult (Census Income)");
  EXPECT_FALSE(dataset.licence.empty());
  EXPECT_EQ(test::columnOf(dataset, "native-country").categories, std::vector<std::string>{"Cuba"});
  EXPECT_EQ(test::columnOf(dataset, "income").categories, (std::vector<std::string>{">50K", "<=50K"}));
  ASSERT_FALSE(dataset.findings.empty());
  EXPECT_EQ(dataset.findings.front().key, "recipe");
  EXPECT_EQ(dataset.findings.front().value, "adult");
}

TEST_F(AdultFiles, MayBePacked) {
  const Dataset plain = findRecipe("adult")->read(data).value();
  data = folder.write("adult.data", test::gzipped(test::bytesOf(data)));
  folder.write("adult.test.gz", test::gzipped(test::bytesOf(test)));
  std::filesystem::remove(test);
  EXPECT_EQ(findRecipe("adult")->read(data)->columns.front().values, plain.columns.front().values);
}

TEST_F(AdultFiles, AreNeededBoth) {
  std::filesystem::remove(test);
  EXPECT_EQ(std::string(error().what()),
            data.string() +
                ": adult.test is not beside it, and it holds a third of the rows of "
                "Adult; put adult.test into the same folder.");
}

TEST_F(AdultFiles, AreRefusedIfCutShort) {
  const std::string whole = test::bytesOf(data);
  folder.write("adult.data", whole.substr(0, whole.size() / 2));
  EXPECT_NE(error().reason().find("where Adult has 15"), std::string::npos) << error().what();
  folder.write("adult.data", adultRows(30000, ""));
  EXPECT_EQ(error().reason(), "it has 30000 rows, where Adult has 32561");
  folder.write("adult.data", whole);
  folder.write("adult.test", "|1x3 Cross validator\n" + adultRows(3, "."));
  EXPECT_EQ(error().reason(), "it has 3 rows, where Adult has 16281");
  EXPECT_EQ(error().place().file, test.string());
}

TEST_F(AdultFiles, AreRefusedIfTheyAreAnotherTable) {
  folder.write("adult.data", "age,income\n1,2\n");
  EXPECT_EQ(error().reason(), "it has 2 fields, where Adult has 15");
  std::string rows = adultRows(32561, "");
  rows.replace(rows.find("Husband, White"), 7, "Husban,");
  folder.write("adult.data", rows);
  EXPECT_EQ(error().place().line, 1U);
  folder.write("adult.data", "a" + adultRows(32561, ""));
  EXPECT_EQ(error().reason(), "\"a17\" is no number, where Adult has numbers");
  rows = adultRows(32561, "");
  rows.replace(rows.find(">50K"), 4, "rich");
  folder.write("adult.data", rows);
  EXPECT_EQ(error().place().columnName, "income");
}

TEST_F(AdultFiles, StopWhenToldTo) {
  EXPECT_EQ(findRecipe("adult")->read(data, [](double) { return false; }), std::nullopt);
  EXPECT_EQ(findRecipe("adult")->read(data, [](double done) { return done < 0.9; }), std::nullopt);
}

TEST(Recipes, CommunitiesNeedsItsNames) {
  const TemporaryFolder folder;
  const auto data = folder.write("communities.data", "1,2\n");
  const auto error = [&] { return errorOf([&] { findRecipe("communities")->read(data); }); };
  EXPECT_EQ(error().reason(), "communities.names is not beside it, and it has the names of the columns");
  folder.write("communities.names", "@attribute state numeric\n");
  EXPECT_EQ(error().reason(),
            "it names 1 column, where Communities and Crime has 128, the last one ViolentCrimesPerPop");
}

/// Writes communities whose last two columns hold these cells in each row.
std::filesystem::path writeCommunities(const TemporaryFolder& folder, const std::string& perHead,
                                       const std::string& crimes) {
  std::string names, row, rows;
  for (int i = 0; i < 126; ++i) {
    names += "@attribute c" + std::to_string(i) + " numeric\n";
    row += "0.5,";
  }
  folder.write("communities.names",
               names + "@attribute OtherPerCap numeric\n@attribute ViolentCrimesPerPop numeric\n");
  for (int i = 0; i < 1994; ++i) rows += row + perHead + "," + crimes + "\n";
  return folder.write("communities.data", rows);
}

TEST(Recipes, CommunitiesLeavesOutAColumnThatHasNoMeanToFillItWith) {
  const TemporaryFolder folder;
  const Dataset dataset = findRecipe("communities")->read(writeCommunities(folder, "?", "0.5")).value();
  EXPECT_EQ(dataset.find("OtherPerCap"), -1);
  EXPECT_EQ(dataset.earlier.cellsFilledMissing, 0U);
  EXPECT_EQ(dataset.columns.back().name, "ViolentCrimesPerPop");
}

TEST(Recipes, CommunitiesRefusesAMissingTarget) {
  const TemporaryFolder folder;
  const auto data = writeCommunities(folder, "0.5", "?");
  const FileError error = errorOf([&] { findRecipe("communities")->read(data); });
  EXPECT_EQ(error.place().columnName, "ViolentCrimesPerPop");
  EXPECT_EQ(error.reason(), "\"?\" is no number, where Communities and Crime has numbers");
}

TEST(Recipes, KddCupTakesTheNamesBesideIt) {
  const TemporaryFolder folder;
  std::string names = "normal,smurf.\n";
  for (int i = 0; i < 41; ++i) names += "f" + std::to_string(i) + ": continuous.\n";
  folder.write("kddcup.names", names);
  std::string rows;
  for (std::size_t i = 0; i < 494021; ++i) {
    rows += "0,tcp,http,SF,";
    for (int j = 4; j < 41; ++j) rows += j == 10 && i % 2 == 0 ? "1," : "0,";
    rows += i % 5 == 0 ? "normal.\n" : "smurf.\n";
  }
  const auto data = folder.write("kddcup.data_10_percent.gz", test::gzipped(rows));
  const Dataset dataset = findRecipe("kddcup99")->read(data).value();
  EXPECT_EQ(dataset.columns[40].name, "f40");
  EXPECT_EQ(test::columnOf(dataset, "label").categories, (std::vector<std::string>{"normal", "attack"}));
  folder.write("kddcup.names", "duration: continuous.\n");
  EXPECT_EQ(errorOf([&] { findRecipe("kddcup99")->read(data); }).reason(),
            "it names 1 column, where KDD Cup 1999 has 41");
}

TEST(Recipes, CaliforniaHousingRefusesOtherFormsOfTheData) {
  const TemporaryFolder folder;
  const auto reasonFor = [&](const std::string& bytes) {
    return errorOf([&] { findRecipe("california-housing")->read(folder.write("h", bytes)); }).reason();
  };
  EXPECT_EQ(reasonFor("longitude,latitude,a,b,c,d,e,f,g,h\n1,2,3,4,5,6,7,8,9,NEAR BAY\n"),
            "it has 10 fields, where California housing has 9");
  EXPECT_EQ(reasonFor("MedInc,HouseAge,AveRooms,AveBedrms,Population,AveOccup,Latitude,Longitude,Price\n"),
            "the column is called \"Price\", where California housing has \"MedHouseVal\"");
  EXPECT_EQ(reasonFor("1,2,3,4,5,6,7,8,9\n"), "it has 1 row, where California housing has 20640");
  EXPECT_EQ(reasonFor("1,2,3,4,5,6,0,8,9\n"), "there are no households to divide by");
  EXPECT_EQ(reasonFor(test::tarOf({{"other.data", "1"}})),
            "the archive holds no file cal_housing.data, which California housing has");
}

}  // namespace
}  // namespace epsiscope::recipe_test

#include "core/recipes/recipe.h"
#include "core/start/paper_forms.h"
#include "core/study/load.h"
#include "core/study/study_file.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/problems.h"
#include "tests/core/reading/reader_test_support.h"
#include "tests/support/packing.h"
#include "tests/support/paths.h"
#include "tests/support/prepared.h"

#include <cmath>

namespace epsiscope::criteo_test {
namespace {

// A made-up log in the format that Criteo publishes.

using test::columnOf;
using test::TemporaryFolder;

constexpr int kRows = 30000;

/// A log in which one row in ten has a sale, one in a hundred of these of more than 400 euros; one in seven
/// misses its price. Brands have falling frequencies, all users differ.
std::string searchLog() {
  std::string text;
  for (int i = 0; i < kRows; ++i) {
    const bool sale = i % 10 == 0;
    const int number = i / 10;
    const std::string amount = !sale                ? "-1"
                               : number % 100 == 99 ? "400.5"
                                                    : std::to_string(number % 400) + ".25";
    int brand = 0;
    for (int rest = number % 1024; rest % 2 == 1; rest /= 2) ++brand;
    text += std::string(sale ? "1" : "0") + '\t' + amount + '\t' + (sale ? "3600" : "-1") + "\t1598891820\t" +
            std::to_string(i % 50) + '\t' + (number % 7 == 0 ? "-1" : "12.5") + "\t-1\tdevice" +
            std::to_string(number % 4) + "\t-1\tgender\tBRAND" + std::to_string(brand);
    for (int category = 1; category <= 7; ++category) text += "\tC" + std::to_string(number % category);
    text += "\tcountry\tproduct" + std::to_string(number % 300) + "\ta title\tpartner\tuser" +
            std::to_string(i) + '\n';
  }
  return text;
}

Dataset readLog(const std::string& bytes) {
  const TemporaryFolder folder;
  return findRecipe("criteo-sponsored-search")->read(folder.write("CriteoSearchData", bytes)).value();
}

TEST(Criteo, KeepsTheSalesOfAtMost400Euros) {
  const Dataset dataset = readLog(searchLog());
  EXPECT_EQ(dataset.rows(), 2970U);
  ASSERT_EQ(dataset.columns.size(), 21U);
  EXPECT_EQ(dataset.find("Sale"), -1);
  EXPECT_EQ(dataset.find("click_timestamp"), -1);
  const ColumnSummary amounts = summarise(columnOf(dataset, "SalesAmountInEuro"));
  EXPECT_EQ(amounts.count, 2970U);
  EXPECT_EQ(amounts.min, 0.25);
  EXPECT_LE(amounts.max, 400);
  EXPECT_TRUE(
      test::hasNote(dataset, "27000 of 30000 rows were left out because they have no sale, and 30 because"));
  EXPECT_EQ(dataset.earlier.droppedForMissing, 27'000U);
  EXPECT_EQ(dataset.earlier.droppedForBad, 30U);
  EXPECT_TRUE(leavesRowsOut({}, dataset.earlier));
}

TEST(Criteo, MinusOneIsMissing) {
  const Dataset dataset = readLog(searchLog());
  const Column& price = columnOf(dataset, "product_price");
  EXPECT_GT(price.missing, 400U);
  EXPECT_TRUE(std::isnan(price.values.front()));
  EXPECT_EQ(columnOf(dataset, "audience_id").missing, dataset.rows());
  EXPECT_EQ(findRecipe("criteo-sponsored-search")->missing, MissingRule::mean);
}

TEST(Criteo, RareHashedValuesAreOne) {
  const Dataset dataset = readLog(searchLog());
  EXPECT_EQ(columnOf(dataset, "user_id").categories, std::vector<std::string>{"(other)"});
  EXPECT_EQ(columnOf(dataset, "product_age_group").missing, dataset.rows());
  const Column& brand = columnOf(dataset, "product_brand");
  // The brands that occur ten times among 2970 rows: each brand has half the rows of the one before.
  EXPECT_EQ(brand.categories, (std::vector<std::string>{"BRAND0", "BRAND1", "BRAND2", "BRAND3", "BRAND4",
                                                        "BRAND5", "BRAND6", "BRAND7", "(other)"}));
  EXPECT_EQ(brand.categories.size(), 9U);
  EXPECT_TRUE(test::hasNote(dataset, "that occur less than 10 times"));
  EXPECT_TRUE(test::hasNote(dataset, "Not private"));
}

/// 300 products, each about ten times: as many values as are kept of a column.
TEST(Criteo, KeepsTheMostFrequentValuesOfAColumn) {
  const Column product = columnOf(readLog(searchLog()), "product_id");
  EXPECT_LE(product.categories.size(), 51U);
  EXPECT_EQ(product.categories.back(), "(other)");
  for (const std::int32_t code : product.codes)
    ASSERT_LT(code, static_cast<std::int32_t>(product.categories.size()));
}

TEST(Criteo, MayBePackedAsItsPublisherDoes) {
  const std::string log = searchLog();
  const Dataset plain = readLog(log);
  const std::string archive = test::tarOf({{"Criteo_Conversion_Search/", "", '5'},
                                           {"Criteo_Conversion_Search/README.md", "What this is.\n"},
                                           {"Criteo_Conversion_Search/CriteoSearchData", log}});
  for (const std::string& stored : {test::gzipped(log), test::gzipped(archive), archive}) {
    const Dataset dataset = readLog(stored);
    EXPECT_EQ(columnOf(dataset, "product_brand").codes, columnOf(plain, "product_brand").codes);
    EXPECT_NE(dataset.sha256, plain.sha256);
  }
}

TEST(Criteo, RefusesWhatHasNoSaleOrIsAnotherTable) {
  const auto reasonFor = [](const std::string& bytes) {
    return test::errorOf([&] { readLog(bytes); }).reason();
  };
  EXPECT_EQ(reasonFor("a\tb\n"), "it has 2 fields, where Criteo Sponsored Search has 23");
  std::string row = "0\t-1";
  for (int i = 2; i < 23; ++i) row += "\t-1";
  EXPECT_EQ(reasonFor(row + "\n" + row + "\n"), "there is no row with a sale of at most 400 euros");
  const std::string log = searchLog();
  EXPECT_NE(reasonFor(log.substr(0, log.size() - 100)).find("fields, where"), std::string::npos);
}

/// The log itself is not ours to hand on: the study says which file it needs, and suits a log of that format
/// in each of its forms.
TEST(Criteo, TheStudyOfTheTableFitsTheLog) {
  const TemporaryFolder folder;
  Study study =
      readStudy(std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "resources/studies/paper-criteo.json");
  const Recipe& recipe = *findRecipe(study.data.recipe.value());
  EXPECT_EQ(study.data.file, recipe.files.front());
  EXPECT_EQ(study.data.target, recipe.target);
  EXPECT_EQ(study.data.lower, recipe.lower);
  EXPECT_EQ(study.data.upper, recipe.upper);
  EXPECT_EQ(study.data.missing, recipe.missing);
  study.data.file = folder.write("CriteoSearchData", searchLog()).string();
  const auto data = loadData(study.data, {});
  for (const PaperForm form : {PaperForm::ours, PaperForm::described, PaperForm::printed})
    for (const Problem& problem : problems(inPaperForm(study, form), data.get()))
      ADD_FAILURE() << problem.field << ": " << problem.sentence;
}

}  // namespace
}  // namespace epsiscope::criteo_test

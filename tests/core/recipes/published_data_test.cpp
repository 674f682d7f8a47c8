#include "core/base/sha256.h"
#include "core/erm/unit_rows.h"
#include "core/prepare/prepare.h"
#include "core/recipes/recipe.h"
#include "core/tasks/guarantees.h"
#include "tests/core/reading/reader_test_support.h"
#include "tests/support/packing.h"
#include "tests/support/shared_files.h"

#include <sstream>

namespace epsiscope::published_data_test {
namespace {

// The recipes, applied to the files as they are published.

using test::bytesOf;
using test::columnOf;
using test::dataFile;
using test::errorOf;
using test::TemporaryFolder;

Dataset readBy(const char* recipe, const std::filesystem::path& file) {
  return findRecipe(recipe)->read(file).value();
}

std::string hashOf(const std::string& bytes) {
  Sha256 hash;
  hash.update(bytes.data(), bytes.size());
  return hash.hex();
}

void expectSameColumns(const Dataset& one, const Dataset& other) {
  ASSERT_EQ(test::namesOf(one), test::namesOf(other));
  for (std::size_t j = 0; j < one.columns.size(); ++j) {
    const Column &a = one.columns[j], &b = other.columns[j];
    EXPECT_EQ(a.kind, b.kind) << a.name;
    EXPECT_TRUE(a.values == b.values) << a.name;
    EXPECT_TRUE(a.codes == b.codes) << a.name;
    EXPECT_EQ(a.categories, b.categories) << a.name;
    EXPECT_EQ(a.missing, b.missing) << a.name;
  }
}

std::size_t featuresOf(Dataset dataset, const Recipe& recipe) {
  std::vector<Problem> problems;
  const bool classes = recipe.positive != nullptr;
  const PreparedData data = prepare(std::make_shared<const Dataset>(std::move(dataset)),
                                    {.target = recipe.target, .classTarget = classes}, problems);
  EXPECT_EQ(problems, std::vector<Problem>{});
  return data.features.size();
}

/// Expects rows without missing cells: a person with one, whom the recipe or the study's rule leaves out, is
/// not protected.
void expectAmongCompleteRows(const char* id, const Dataset& dataset, bool leaves) {
  const Recipe& recipe = *findRecipe(id);
  const auto table = std::make_shared<const Dataset>(dataset);
  for (const MissingRule missing :
       {MissingRule::stop, MissingRule::dropRows, MissingRule::dropColumns, MissingRule::mean}) {
    std::vector<Problem> problems;
    const PreparedData data = prepare(
        table, {.target = recipe.target, .missing = missing, .classTarget = recipe.positive != nullptr},
        problems);
    ASSERT_EQ(problems, std::vector<Problem>{}) << id;
    DataChoice choice;
    choice.missing = missing;
    EXPECT_EQ(leavesRowsOut(choice, data.counts), leaves || missing == MissingRule::dropRows) << id;
    const Guarantee rows = guaranteeOfRows(choice, data.counts, 1, 0, {});
    EXPECT_EQ(rows.amongCompleteRows(), leaves || missing == MissingRule::dropRows) << id;
    EXPECT_EQ(data.counts.rowsInFile - data.counts.rowsUsed > 0, leaves) << id;
  }
}

TEST(PublishedData, CaliforniaHousingIsTheSameTableInEveryForm) {
  NEEDS_FILE(dataFile("california_housing/cal_housing.tgz"));
  const Dataset csv = test::readText(bytesOf(dataFile("california_housing/california_housing.csv")));
  for (const char* form : {"cal_housing.tgz", "cal_housing.data", "california_housing.csv"}) {
    SCOPED_TRACE(form);
    const auto file = dataFile("california_housing") / form;
    const Dataset dataset = readBy("california-housing", file);
    expectAmongCompleteRows("california-housing", dataset, false);
    expectSameColumns(dataset, csv);
    EXPECT_EQ(dataset.rows(), 20640U);
    EXPECT_EQ(dataset.sha256, hashOf(bytesOf(file)));
  }
  const TemporaryFolder folder;
  const std::string raw = bytesOf(dataFile("california_housing/cal_housing.data"));
  expectSameColumns(readBy("california-housing", folder.write("a", test::gzipped(raw))), csv);
  expectSameColumns(
      readBy("california-housing", folder.write("b", test::tarOf({{"x/cal_housing.data", raw}}))), csv);
  EXPECT_EQ(featuresOf(csv, *findRecipe("california-housing")), 8U);
}

TEST(PublishedData, CommunitiesHasAHundredCompleteFeatures) {
  NEEDS_FILE(dataFile("communities_crime/communities.names"));
  const auto file = dataFile("communities_crime/communities.data");
  const Dataset dataset = readBy("communities", file);
  expectAmongCompleteRows("communities", dataset, false);
  EXPECT_EQ(dataset.rows(), 1994U);
  ASSERT_EQ(dataset.columns.size(), 101U);
  EXPECT_EQ(dataset.columns.front().name, "population");
  EXPECT_EQ(dataset.columns.back().name, "ViolentCrimesPerPop");
  for (const Column& column : dataset.columns) {
    const ColumnSummary summary = summarise(column);
    EXPECT_EQ(column.missing, 0U);
    EXPECT_EQ(summary.count, 1994U);
    EXPECT_GE(summary.min, 0);
    EXPECT_LE(summary.max, 1);
  }
  EXPECT_NEAR(summarise(dataset.columns.back()).mean, 0.237979, 5e-7);
  EXPECT_EQ(featuresOf(dataset, *findRecipe("communities")), 100U);
  EXPECT_TRUE(test::hasNote(dataset, "Columns 1 to 5"));
  EXPECT_TRUE(test::hasNote(dataset, "1 missing cell of \"OtherPerCap\" filled with the column's mean."));
  EXPECT_TRUE(test::hasNote(dataset, "22 columns with missing cells were left out"));
  EXPECT_EQ(dataset.earlier.cellsFilledMissing, 1U);
  const std::string names = bytesOf(dataFile("communities_crime/communities.names"));
  EXPECT_EQ(dataset.sha256, hashOf(hashOf(bytesOf(file)) + hashOf(names)));
}

/// The rows of adult.data and adult.test without missing cells, as one file without a header.
std::string adultText() {
  std::string text;
  for (const char* name : {"adult/adult.data", "adult/adult.test"}) {
    std::istringstream lines(bytesOf(dataFile(name)));
    for (std::string line; std::getline(lines, line);) {
      if (line.empty() || line.front() == '|' || line.find('?') != std::string::npos) continue;
      if (line.back() == '.') line.pop_back();
      text += line + '\n';
    }
  }
  return text;
}

TEST(PublishedData, AdultIsBothFilesWithoutIncompleteRows) {
  NEEDS_FILE(dataFile("adult/adult.test"));
  const Dataset dataset = readBy("adult", dataFile("adult/adult.data"));
  EXPECT_EQ(dataset.rows(), 45222U);
  const Dataset oracle = test::readText(adultText(), {.header = false, .names = test::namesOf(dataset)});
  expectSameColumns(dataset, oracle);
  EXPECT_TRUE(test::hasNote(dataset, "3620 of 48842 rows left out because of missing cells."));
  EXPECT_EQ(dataset.earlier.droppedForMissing, 3620U);
  expectAmongCompleteRows("adult", dataset, true);
  EXPECT_EQ(columnOf(dataset, "income").categories, (std::vector<std::string>{"<=50K", ">50K"}));
}

/// Some values of workclass ("Never-worked") stand only in incomplete rows: they have no column.
TEST(PublishedData, AdultHas104Columns) {
  NEEDS_FILE(dataFile("adult/adult.test"));
  Dataset dataset = readBy("adult", dataFile("adult/adult.data"));
  const std::vector<std::string>& classes = columnOf(dataset, "workclass").categories;
  EXPECT_EQ(classes.size(), 7U);
  EXPECT_EQ(std::count(classes.begin(), classes.end(), "Never-worked"), 0);
  EXPECT_EQ(featuresOf(std::move(dataset), *findRecipe("adult")), 104U);
}

TEST(PublishedData, LineEndsOfAdultDoNotMatter) {
  NEEDS_FILE(dataFile("adult/adult.test"));
  const TemporaryFolder folder;
  const auto rewritten = [](std::string text, bool crlf) {
    while (text.back() == '\n') text.pop_back();
    if (!crlf) return text;
    std::string lines;
    for (const char c : text) lines += c == '\n' ? std::string("\r\n") : std::string(1, c);
    return lines + "\r\n";
  };
  const Dataset dataset = readBy("adult", dataFile("adult/adult.data"));
  for (const bool crlf : {false, true}) {
    folder.write("adult.test", rewritten(bytesOf(dataFile("adult/adult.test")), crlf));
    const auto data = folder.write("adult.data", rewritten(bytesOf(dataFile("adult/adult.data")), crlf));
    expectSameColumns(readBy("adult", data), dataset);
  }
}

TEST(PublishedData, KddCupIsNormalOrAttack) {
  NEEDS_FILE(dataFile("kddcup99/kddcup.data_10_percent.gz"));
  const TemporaryFolder folder;
  const auto file = dataFile("kddcup99/kddcup.data_10_percent.gz");
  const Dataset dataset = readBy("kddcup99", file);
  expectAmongCompleteRows("kddcup99", dataset, false);
  EXPECT_EQ(dataset.rows(), 494021U);
  ASSERT_EQ(dataset.columns.size(), 42U);
  EXPECT_EQ(dataset.columns[1].kind, ColumnKind::text);
  EXPECT_EQ(dataset.columns[6].kind, ColumnKind::number);
  const Column& label = columnOf(dataset, "label");
  EXPECT_EQ(label.categories, (std::vector<std::string>{"normal", "attack"}));
  EXPECT_EQ(std::count(label.codes.begin(), label.codes.end(), 0), 97278);
  EXPECT_EQ(featuresOf(dataset, *findRecipe("kddcup99")), 38U + 3 + 66 + 11);
  EXPECT_EQ(dataset.sha256, hashOf(bytesOf(file)));

  std::filesystem::create_symlink(file, folder.path() / "kddcup.data_10_percent.gz");
  const Dataset alone = readBy("kddcup99", folder.path() / "kddcup.data_10_percent.gz");
  EXPECT_EQ(test::namesOf(alone), test::namesOf(dataset));
  EXPECT_EQ(alone.sha256, dataset.sha256);
}

}  // namespace
}  // namespace epsiscope::published_data_test

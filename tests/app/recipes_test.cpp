#include <gtest/gtest.h>

#include <fstream>

#include "tests/support/packing.h"
#include "tests/support/paths.h"
#include "tests/support/run_epsiscope.h"
#include "tests/support/shared_files.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::recipes_test {
namespace {

using nlohmann::json;
using test::dataFile;
using test::TemporaryFolder;
using test::Words;

/// A table with as many block groups as the published file.
std::string housing() {
  std::string text;
  for (int i = 0; i < 20640; ++i)
    text += "-122.23,37.88," + std::to_string(i % 52) + "," + std::to_string(1000 + i % 700) + ",129,322," +
            std::to_string(100 + i % 50) + "," + std::to_string(1 + i % 9) + ".25," +
            std::to_string(100000 + i % 1000 * 300) + "\n";
  return text;
}

TEST(RecipesOnTheCommandLine, ReadAnArchiveAsItIsPublished) {
  const TemporaryFolder folder;
  const auto archive = folder.write(
      "cal_housing.tgz", test::gzipped(test::tarOf({{"CaliforniaHousing/cal_housing.data", housing()}})));
  const json facts = test::jsonOf(test::run({"info", archive.string(), "--recipe", "california-housing"}));
  EXPECT_EQ(facts["rows"], 20640);
  EXPECT_EQ(facts["columns"].size(), 9U);
  EXPECT_EQ(facts["columns"][8]["name"], "MedHouseVal");
  test::expectRefusal({"info", archive.string()}, "this is a tar archive");
}

TEST(RecipesOnTheCommandLine, ANameThatIsNoneIsRefusedWithTheList) {
  const TemporaryFolder folder;
  const auto file = folder.write("cal_housing.data", housing());
  test::expectRefusal({"info", file.string(), "--recipe", "housing"}, "choose one of: california-housing");
  test::expectRefusal({"info", file.string(), "--recipe", "adult"}, "adult.test is not beside it");
  test::expectRefusal({"info", file.string(), "--recipe", "kddcup99"},
                      "it has 9 fields, where KDD Cup 1999 has 42");
}

TEST(RecipesOnTheCommandLine, AStudyOfAPaperRunsOnTheArchive) {
  const TemporaryFolder folder;
  const auto file = folder.write("cal_housing.data", housing());
  const std::string study =
      (std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "resources/studies/paper-housing.json").string();
  const test::Finished finished =
      test::run({"run", study, "--out", (folder.path() / "out").string(), "--quiet", "--set",
                 "data.file=" + file.string(), "--set", "trials=1", "--set", "epsilon=[1]", "--set",
                 "label_privacy.methods=[\"laplace\"]", "--set", "label_privacy.learner=[\"ridge\"]"});
  EXPECT_EQ(finished.exitCode, 0) << finished.err;
  const json result = json::parse(std::ifstream(folder.path() / "out" / "results.json"));
  EXPECT_EQ(result["study"]["data"]["recipe"], "california-housing");
  EXPECT_NE(result["notes"].dump().find("divided by households"), std::string::npos);
}

TEST(RecipesOnTheCommandLine, AdultCountsItsIncompleteRows) {
  NEEDS_FILE(dataFile("adult/adult.test"));
  const json facts =
      test::jsonOf(test::run({"info", dataFile("adult/adult.data").string(), "--recipe", "adult"}));
  EXPECT_EQ(facts["rows"], 45222);
  EXPECT_EQ(facts["columns"].size(), 15U);
  EXPECT_NE(facts["notes"].dump().find("3620 of 48842 rows left out"), std::string::npos);
}

}  // namespace
}  // namespace epsiscope::recipes_test

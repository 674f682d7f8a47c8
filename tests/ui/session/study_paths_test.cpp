#include "ui/session/study_paths.h"

#include <gtest/gtest.h>

#include "tests/support/temporary_folder.h"

namespace epsiscope::study_paths_test {
namespace {

TEST(StudyPaths, paths_are_relative_below_the_study_and_absolute_elsewhere) {
  Study study;
  study.data.file = "/home/me/data/table.csv";
  EXPECT_EQ(withRelativePaths(study, "/home/me").data.file, "data/table.csv");
  EXPECT_EQ(withRelativePaths(study, "/home/me/studies").data.file, "/home/me/data/table.csv");
  study.data.file = "data/table.csv";
  EXPECT_EQ(withAbsolutePaths(study, "/home/me").data.file, "/home/me/data/table.csv");
  study.data.file = "builtin:house-prices";
  EXPECT_EQ(withAbsolutePaths(study, "/home/me").data.file, "builtin:house-prices");
}

TEST(StudyPaths, a_study_is_told_by_its_content) {
  const test::TemporaryFolder folder;
  EXPECT_TRUE(looksLikeStudy(folder.write("a.csv", "\xEF\xBB\xBF  {\n \"format\": \"epsiscope-study\"}")));
  EXPECT_FALSE(looksLikeStudy(folder.write("b.json", "a,b\n1,2\n")));
  EXPECT_FALSE(looksLikeStudy(folder.write("c.json", "")));
  EXPECT_FALSE(looksLikeStudy(folder.path() / "absent.json"));
}

}  // namespace
}  // namespace epsiscope::study_paths_test

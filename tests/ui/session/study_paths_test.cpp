#include "ui/session/study_paths.h"

#include <gtest/gtest.h>

#include "tests/support/temporary_folder.h"

namespace epsiscope::study_paths_test {
namespace {

TEST(StudyPaths, AStudyIsToldByItsContent) {
  const test::TemporaryFolder folder;
  EXPECT_TRUE(looksLikeStudy(folder.write("a.csv", "\xEF\xBB\xBF  {\n \"format\": \"epsiscope-study\"}")));
  EXPECT_FALSE(looksLikeStudy(folder.write("b.json", "a,b\n1,2\n")));
  EXPECT_FALSE(looksLikeStudy(folder.write("c.json", "")));
  EXPECT_FALSE(looksLikeStudy(folder.path() / "absent.json"));
}

TEST(StudyPaths, ResultsAreToldByTheirContent) {
  const test::TemporaryFolder folder;
  EXPECT_TRUE(looksLikeResults(folder.write("a.txt", "{\n \"format\": \"epsiscope-results\",")));
  EXPECT_FALSE(looksLikeResults(folder.write("b.results.json", "{\"format\": \"epsiscope-study\"}")));
  EXPECT_FALSE(looksLikeResults(folder.write("c.csv", "name\n\"epsiscope-results\"\n")));
}

}  // namespace
}  // namespace epsiscope::study_paths_test

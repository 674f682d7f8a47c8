#include "core/study/study.h"
#include "core/study/study_paths.h"

#include <gtest/gtest.h>

#include "tests/support/temporary_folder.h"

namespace epsiscope::study_paths_test {
namespace {

namespace fs = std::filesystem;

std::string relativeFrom(const std::string& folder, const std::string& file) {
  Study study;
  study.data.file = file;
  return withRelativePaths(study, folder).data.file;
}

std::string absoluteFrom(const std::string& folder, const std::string& file) {
  Study study;
  study.data.file = file;
  return withAbsolutePaths(study, folder).data.file;
}

TEST(StudyPaths, AreRelativeBelowTheFolderAndBesideIt) {
  EXPECT_EQ(relativeFrom("/home/me", "/home/me/data/table.csv"), "data/table.csv");
  EXPECT_EQ(relativeFrom("/home/me/studies", "/home/me/data/table.csv"), "../data/table.csv");
  EXPECT_EQ(relativeFrom("/home/me/studies/", "/home/me/data/table.csv"), "../data/table.csv");
  EXPECT_EQ(relativeFrom("/home/me/a/b", "/home/me/data/table.csv"), "../../data/table.csv");
}

TEST(StudyPaths, StayAbsoluteWhereOnlyTheRootIsShared) {
  EXPECT_EQ(relativeFrom("/home/me", "/media/stick/table.csv"), "/media/stick/table.csv");
  EXPECT_EQ(relativeFrom("/home", "/media/table.csv"), "/media/table.csv");
}

TEST(StudyPaths, OfBuiltInDataAndOfNothingAreNone) {
  for (const char* file : {"builtin:house-prices", ""}) {
    EXPECT_EQ(relativeFrom("/home/me", file), file);
    EXPECT_EQ(absoluteFrom("/home/me", file), file);
  }
}

TEST(StudyPaths, BecomeTheSameAgain) {
  for (const char* file : {"/home/me/data/table.csv", "/home/table.csv", "/media/table.csv"})
    EXPECT_EQ(absoluteFrom("/home/me/studies", relativeFrom("/home/me/studies", file)), file);
  Study study;
  study.data.file = "builtin:house-prices";
  study.labelPrivacy.priorFile = "/home/me/prior.csv";
  EXPECT_EQ(withRelativePaths(study, "/home/me/studies").labelPrivacy.priorFile, "../prior.csv");
  EXPECT_EQ(withAbsolutePaths(withRelativePaths(study, "/home/me/studies"), "/home/me/studies"), study);
}

TEST(StudyPaths, ThroughALinkLeadToTheSameFile) {
  const test::TemporaryFolder folder;
  fs::create_directories(folder.path() / "far/away/studies");
  fs::create_directories(folder.path() / "data");
  fs::create_directory_symlink(folder.path() / "far/away/studies", folder.path() / "studies");
  const std::string table = folder.write("data/table.csv", "x\n1\n").string();
  const std::string saved = relativeFrom((folder.path() / "studies").string(), table);
  EXPECT_EQ(saved, table) << "\"../data\" would start at the end of the link";
  // A project that was saved where it lies, and is opened through a link.
  fs::create_directories(folder.path() / "far/away/data");
  const fs::path other = folder.write("far/away/data/other.csv", "x\n1\n");
  EXPECT_TRUE(fs::equivalent(absoluteFrom((folder.path() / "studies").string(), "../data/other.csv"), other));
}

}  // namespace
}  // namespace epsiscope::study_paths_test

#include "core/recipes/published_files.h"

#include "tests/support/shared_files.h"
#include "tests/support/temporary_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <string>

namespace epsiscope::published_files_test {
namespace {

constexpr const char* kRecipes[] = {"california-housing", "communities", "adult", "kddcup99"};

/// A file that holds "abc".
constexpr PublishedFile kAbc{.name = "abc",
                             .url = "https://127.0.0.1/abc",
                             .bytes = 3,
                             .sha256 = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"};

TEST(PublishedFiles, AreFetchedByHttpsAndCanBeChecked) {
  for (const char* recipe : kRecipes) {
    const std::vector<PublishedFile> files = publishedFiles(recipe);
    EXPECT_FALSE(files.empty()) << recipe;
    for (const PublishedFile& file : files) {
      EXPECT_TRUE(std::string(file.url).starts_with("https://")) << file.url;
      EXPECT_TRUE(file.mirror == nullptr || std::string(file.mirror).starts_with("https://")) << file.mirror;
      EXPECT_GT(file.bytes, 0u) << file.name;
      const std::string hash = file.sha256;
      EXPECT_EQ(hash.size(), 64u) << file.name;
      EXPECT_TRUE(std::ranges::all_of(hash, [](unsigned char digit) {
        return std::isxdigit(digit) && !std::isupper(digit);
      })) << file.name;
    }
  }
}

TEST(PublishedFiles, ThereAreNoneThatCannotBeChecked) {
  EXPECT_TRUE(publishedFiles("criteo-sponsored-search").empty());
  EXPECT_TRUE(publishedFiles("").empty());
}

TEST(PublishedFiles, HaveTheSizeAndTheHashOfTheOriginals) {
  constexpr std::pair<const char*, const char*> folders[] = {{"california-housing", "california_housing"},
                                                             {"communities", "communities_crime"},
                                                             {"adult", "adult"},
                                                             {"kddcup99", "kddcup99"}};
  for (const auto& [recipe, folder] : folders)
    for (const PublishedFile& file : publishedFiles(recipe)) {
      const std::filesystem::path original = test::dataFile(std::string(folder) + "/" + file.name);
      NEEDS_FILE(original);
      EXPECT_EQ(compareStored(original, file), StoredFile::same) << file.name;
    }
}

TEST(PublishedFiles, AStoredFileIsToldByItsContents) {
  const test::TemporaryFolder folder;
  EXPECT_EQ(compareStored(folder.path() / "abc", kAbc), StoredFile::missing);
  EXPECT_EQ(compareStored(folder.path(), kAbc), StoredFile::missing);
  EXPECT_EQ(compareStored(folder.write("abc", "abc"), kAbc), StoredFile::same);
  EXPECT_EQ(compareStored(folder.write("abc", "abd"), kAbc), StoredFile::other);
  EXPECT_EQ(compareStored(folder.write("abc", "ab"), kAbc), StoredFile::other);
  EXPECT_EQ(compareStored(folder.write("abc", ""), kAbc), StoredFile::other);
}

}  // namespace
}  // namespace epsiscope::published_files_test

#include "core/base/plain_file.h"

#include "core/base/file_error.h"
#include "tests/support/temporary_folder.h"

#include <gtest/gtest.h>

#include <sys/stat.h>

namespace epsiscope::plain_file_test {
namespace {

constexpr std::size_t kMost = 1000;

/// Why the file is refused; empty if it is read.
std::string refusal(const std::filesystem::path& file) {
  try {
    readWholeFile(file, kMost);
    return {};
  } catch (const FileError& error) {
    return error.reason();
  }
}

TEST(PlainFile, ReadsAllAndAgain) {
  const test::TemporaryFolder folder;
  PlainFile file(folder.write("file", "abcdef"));
  EXPECT_EQ(file.size(), 6U);
  std::string bytes(4, '\0');
  EXPECT_EQ(file.read(bytes.data(), 4), 4U);
  EXPECT_EQ(bytes, "abcd");
  EXPECT_EQ(file.read(bytes.data(), 4), 2U);
  file.rewind();
  EXPECT_EQ(file.read(bytes.data(), 4), 4U);
  EXPECT_EQ(bytes, "abcd");
}

TEST(PlainFile, OpensNothingThatMightBlockOrNeverEnd) {
  const test::TemporaryFolder folder;
  const std::filesystem::path pipe = folder.path() / "pipe", link = folder.path() / "link";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  std::filesystem::create_symlink("/dev/zero", link);
  for (const std::filesystem::path& file : {pipe, link, std::filesystem::path("/dev/zero")}) {
    EXPECT_EQ(refusal(file), "this is a device or a pipe, not a plain file") << file;
    EXPECT_EQ(beginningOf(file, 10), "") << file;
  }
  EXPECT_EQ(refusal(folder.path()), "this is a folder, not a file");
  EXPECT_EQ(refusal(folder.path() / "none"), "there is no such file");
}

TEST(WholeFile, IsReadUpToALimit) {
  const test::TemporaryFolder folder;
  EXPECT_EQ(readWholeFile(folder.write("fits", std::string(kMost, 'x')), kMost), std::string(kMost, 'x'));
  EXPECT_EQ(refusal(folder.write("large", std::string(kMost + 1, 'x'))), "it is larger than 0 MB");
  EXPECT_EQ(readWholeFile(folder.write("empty", ""), kMost), "");
  // A file that claims to have no bytes.
  EXPECT_NE(readWholeFile("/proc/self/status", 1 << 20), "");
}

TEST(WholeFile, CanBeCancelled) {
  const test::TemporaryFolder folder;
  const std::filesystem::path file = folder.write("file", "text");
  EXPECT_THROW(readWholeFile(file, kMost, [] { return false; }), Cancelled);
}

TEST(BeginningOfAFile, IsShorterOnlyWhereTheFileIs) {
  const test::TemporaryFolder folder;
  const std::filesystem::path file = folder.write("file", "abcdef");
  EXPECT_EQ(beginningOf(file, 3), "abc");
  EXPECT_EQ(beginningOf(file, 30), "abcdef");
}

}  // namespace
}  // namespace epsiscope::plain_file_test

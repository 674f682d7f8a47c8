#include "core/base/growing_file.h"

#include <gtest/gtest.h>

#include <sys/resource.h>

#include <cerrno>
#include <csignal>
#include <string>

#include "tests/support/temporary_folder.h"

namespace epsiscope::growing_file_test {
namespace {

TEST(GrowingFile, IsNewAndGrows) {
  const test::TemporaryFolder folder;
  const auto path = folder.path() / "file";
  {
    GrowingFile file(path);
    EXPECT_TRUE(file.isOpen());
    EXPECT_TRUE(file.add("one\n"));
    EXPECT_TRUE(file.add("two\n"));
    EXPECT_EQ(test::bytesOf(path), "one\ntwo\n") << "a killed process loses nothing that was added";
    EXPECT_TRUE(file.flush());
  }
  GrowingFile again(path);
  EXPECT_FALSE(again.isOpen());
  EXPECT_EQ(again.error(), EEXIST);
  EXPECT_FALSE(again.flush());
  EXPECT_EQ(GrowingFile(folder.path() / "no-folder" / "file").error(), ENOENT);
}

TEST(GrowingFile, LosesNothingWhereThereWasNoRoomForAWhile) {
  const test::TemporaryFolder folder;
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  GrowingFile file(folder.path() / "file");
  rlimit full = before;
  full.rlim_cur = 6;
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &full), 0);
  EXPECT_FALSE(file.add("four thousand\n"));
  EXPECT_EQ(file.error(), EFBIG);
  EXPECT_FALSE(file.flush());
  ::setrlimit(RLIMIT_FSIZE, &before);
  EXPECT_TRUE(file.add("and more\n"));
  EXPECT_TRUE(file.flush());
  std::signal(SIGXFSZ, handler);
  EXPECT_EQ(test::bytesOf(folder.path() / "file"), "four thousand\nand more\n");
}

}  // namespace
}  // namespace epsiscope::growing_file_test

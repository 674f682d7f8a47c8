#include "core/release/looks.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "core/base/file_error.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::looks_test {
namespace {

namespace fs = std::filesystem;

TEST(Looks, AreKeptForTheirOwnerAlone) {
  const test::TemporaryFolder folder;
  const fs::path looks = folder.path() / "own" / "looks";
  const std::string table(64, 'a');
  EXPECT_FALSE(wasLookedAt(looks, table));
  noteLook(looks, table);
  noteLook(looks, table);
  EXPECT_TRUE(wasLookedAt(looks, table));
  EXPECT_FALSE(wasLookedAt(looks, std::string(64, 'b')));
  const fs::perms others = fs::perms::group_all | fs::perms::others_all;
  EXPECT_EQ(fs::status(looks).permissions() & others, fs::perms::none);
  EXPECT_EQ(fs::status(looks / table).permissions() & others, fs::perms::none);
}

TEST(Looks, OfBuiltInTablesAreNone) {
  const test::TemporaryFolder folder;
  noteLook(folder.path() / "looks", "");
  EXPECT_FALSE(fs::exists(folder.path() / "looks"));
  EXPECT_FALSE(wasLookedAt(folder.path(), ""));
}

TEST(Looks, ThatCannotBeKeptAreSaid) {
  const test::TemporaryFolder folder;
  folder.write("looks", "a file");
  EXPECT_THROW(noteLook(folder.path() / "looks", std::string(64, 'a')), FileError);
}

}  // namespace
}  // namespace epsiscope::looks_test

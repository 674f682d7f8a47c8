#include "core/base/temporary_folder.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace epsiscope::temporary_folder_test {
namespace {

TEST(TemporaryFolder, IsItsOwnersAloneAndGoes) {
  std::filesystem::path path;
  {
    const TemporaryFolder folder("epsiscope-test-");
    path = folder.path();
    EXPECT_TRUE(path.filename().string().starts_with("epsiscope-test-"));
    EXPECT_EQ(std::filesystem::status(path).permissions(), std::filesystem::perms::owner_all);
    std::filesystem::create_directory(path / "inside");
  }
  EXPECT_FALSE(std::filesystem::exists(path));
  {
    TemporaryFolder folder;
    path = folder.path();
    folder.keep();
  }
  EXPECT_TRUE(std::filesystem::remove(path));
}

}  // namespace
}  // namespace epsiscope::temporary_folder_test

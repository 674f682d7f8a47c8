#include "core/base/lease.h"

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <memory>
#include <string>
#include <thread>

#include "tests/support/child_process.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::lease_test {
namespace {

namespace fs = std::filesystem;

class LeaseTest : public testing::Test {
protected:
  test::TemporaryFolder m_folder;
  fs::path m_file = m_folder.path() / "lock";
};

TEST_F(LeaseTest, IsHeldByOneAtATime) {
  for (const fs::path& path : {m_folder.path(), m_file}) {
    auto first = std::make_unique<Lease>(path);
    EXPECT_TRUE(first->isHeld());
    EXPECT_TRUE(Lease(path).isOfAnother());
    EXPECT_FALSE(Lease(path).isHeld());
    first.reset();
    EXPECT_TRUE(Lease(path).isHeld());
  }
  EXPECT_EQ(fs::status(m_file).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(LeaseTest, EndsWithItsProcessHoweverThatEnds) {
  for (const fs::path& path : {m_folder.path(), m_file}) {
    test::ChildProcess other([&] { new Lease(path); });
    ASSERT_TRUE(other.isReady());
    const std::string process = "process " + std::to_string(other.id()) + " (";
    EXPECT_TRUE(Lease(path).isOfAnother());
    EXPECT_EQ(Lease(path).holder().substr(0, process.size()), process) << Lease(path).holder();
    other.stop();
    EXPECT_TRUE(Lease(path, 0.05).isOfAnother()) << "it is not waited for without end";
    EXPECT_EQ(Lease(path).holder().find("the stopped " + process), 0U) << Lease(path).holder();
    other.kill();
    EXPECT_TRUE(Lease(path).isHeld());
  }
}

TEST_F(LeaseTest, IsWaitedFor) {
  auto first = std::make_unique<Lease>(m_file);
  std::atomic<bool> asked = false;
  std::thread waiting([&] {
    asked = true;
    EXPECT_TRUE(Lease(m_file, 600).isHeld());
  });
  while (!asked) std::this_thread::yield();
  first.reset();
  waiting.join();
}

TEST_F(LeaseTest, IsOfTheFileThatHasTheNameNow) {
  const Lease first(m_file);
  fs::rename(m_file, m_folder.path() / "elsewhere");
  EXPECT_TRUE(Lease(m_file).isHeld());
}

TEST_F(LeaseTest, OfNothingIsNobodys) {
  fs::create_symlink("elsewhere", m_file);
  for (const fs::path& path : {m_folder.path() / "no-folder" / "lock", m_file}) {
    const Lease none(path, 600);
    EXPECT_FALSE(none.isHeld());
    EXPECT_FALSE(none.isOfAnother());
  }
  EXPECT_FALSE(fs::exists(m_folder.path() / "elsewhere")) << "no file is made behind a link";
}

}  // namespace
}  // namespace epsiscope::lease_test

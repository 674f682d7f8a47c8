#include "core/base/lease.h"

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "tests/support/child_process.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::lease_test {
namespace {

namespace fs = std::filesystem;

class LeaseTest : public testing::Test {
protected:
  test::TemporaryFolder m_folder;
  fs::path m_file = m_folder.path() / "lock";
  const std::vector<std::pair<Lease::Of, fs::path>> m_both = {{Lease::Of::folder, m_folder.path()},
                                                              {Lease::Of::file, m_file}};
};

TEST_F(LeaseTest, IsHeldByOneAtATime) {
  for (const auto& [kind, path] : m_both) {
    auto first = std::make_unique<Lease>(kind, path);
    EXPECT_TRUE(first->isHeld());
    EXPECT_TRUE(Lease(kind, path).isOfAnother());
    EXPECT_FALSE(Lease(kind, path).isHeld());
    first.reset();
    EXPECT_TRUE(Lease(kind, path).isHeld());
  }
  const auto held = std::make_unique<Lease>(Lease::Of::file, m_file);
  EXPECT_EQ(fs::status(m_file).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(LeaseTest, EndsWithItsProcessHoweverThatEnds) {
  for (const auto& [kind, path] : m_both) {
    test::ChildProcess other([&] { new Lease(kind, path); });
    ASSERT_TRUE(other.isReady());
    const std::string process = "process " + std::to_string(other.id()) + " (";
    EXPECT_TRUE(Lease(kind, path).isOfAnother());
    EXPECT_EQ(Lease(kind, path).holder().substr(0, process.size()), process) << Lease(kind, path).holder();
    other.stop();
    EXPECT_TRUE(Lease(kind, path, 0.05).isOfAnother()) << "it is not waited for without end";
    EXPECT_EQ(Lease(kind, path).holder().find("the stopped " + process), 0U) << Lease(kind, path).holder();
    other.kill();
    EXPECT_TRUE(Lease(kind, path).isHeld());
  }
}

TEST_F(LeaseTest, IsWaitedFor) {
  auto first = std::make_unique<Lease>(Lease::Of::file, m_file);
  std::atomic<bool> asked = false;
  std::thread waiting([&] {
    asked = true;
    EXPECT_TRUE(Lease(Lease::Of::file, m_file, 600).isHeld());
  });
  while (!asked) std::this_thread::yield();
  first.reset();
  waiting.join();
}

TEST_F(LeaseTest, IsOfTheFileThatHasTheNameNow) {
  auto first = std::make_unique<Lease>(Lease::Of::file, m_file);
  fs::rename(m_file, m_folder.path() / "elsewhere");
  const auto second = std::make_unique<Lease>(Lease::Of::file, m_file);
  EXPECT_TRUE(second->isHeld());
  first.reset();
  EXPECT_TRUE(fs::exists(m_file)) << "it is the second one's";
}

TEST_F(LeaseTest, TakesItsFileWithIt) {
  { const Lease held(Lease::Of::file, m_file); }
  EXPECT_FALSE(fs::exists(m_file));
  { const Lease held(Lease::Of::folder, m_folder.path()); }
  EXPECT_TRUE(fs::exists(m_folder.path()));
}

/// Whoever waits takes the file that is made anew, and not the one that goes.
TEST_F(LeaseTest, IsNeverHeldByTwoOfManyThatTakeTurns) {
  const test::TemporaryFolder counted;
  const fs::path count = counted.write("count", "");
  constexpr int kProcesses = 4, kTurns = 100;
  test::inProcesses(kProcesses, [&](int) {
    for (int turn = 0; turn < kTurns; ++turn) {
      const Lease held(Lease::Of::file, m_file, 600);
      if (!held.isHeld()) ::_exit(1);
      const std::string before = test::bytesOf(count);
      counted.write("count", before + 'x');
    }
  });
  EXPECT_EQ(test::bytesOf(count).size(), std::size_t{kProcesses * kTurns});
  EXPECT_FALSE(fs::exists(m_file));
}

TEST_F(LeaseTest, OfNothingIsNobodysAndMakesNothing) {
  fs::create_symlink("elsewhere", m_file);
  const fs::path gone = m_folder.path() / "gone";
  for (const auto& [kind, path] : {std::pair{Lease::Of::file, gone / "lock"},
                                   std::pair{Lease::Of::file, m_file}, std::pair{Lease::Of::folder, gone}}) {
    const Lease none(kind, path, 600);
    EXPECT_FALSE(none.isHeld());
    EXPECT_FALSE(none.isOfAnother());
  }
  EXPECT_FALSE(fs::exists(m_folder.path() / "elsewhere")) << "behind a link";
  EXPECT_FALSE(fs::exists(gone)) << "a folder that has vanished";
}

}  // namespace
}  // namespace epsiscope::lease_test

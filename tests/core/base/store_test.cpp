#include "core/base/store.h"

#include <gtest/gtest.h>

#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <limits>
#include <string>

#include "core/base/file_error.h"
#include "core/base/lease.h"
#include "tests/support/child_process.h"
#include "tests/support/part_of_process.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::store_test {
namespace {

namespace fs = std::filesystem;

class Store : public testing::Test {
protected:
  void SetUp() override { m_mask = ::umask(022); }
  void TearDown() override { ::umask(m_mask); }
  fs::path file() const { return m_folder.path() / "file"; }
  int mode() const { return static_cast<int>(fs::status(file()).permissions()); }
  std::ptrdiff_t filesInFolder() const {
    return std::distance(fs::directory_iterator(m_folder.path()), fs::directory_iterator());
  }

  test::TemporaryFolder m_folder;
  mode_t m_mask = 0;
};

TEST_F(Store, KeepsPermissions) {
  for (const int before : {0600, 0640, 0644, 0664, 0755}) {
    m_folder.write("file", "old");
    fs::permissions(file(), static_cast<fs::perms>(before));
    writeFileAtomically(file(), "new");
    EXPECT_EQ(mode(), before);
    EXPECT_EQ(test::bytesOf(file()), "new");
  }
}

TEST_F(Store, MakesNewFilesForWhomTheUserLets) {
  writeFileAtomically(file(), "new");
  EXPECT_EQ(mode(), 0644);
  fs::remove(file());
  ::umask(077);
  writeFileAtomically(file(), "new");
  EXPECT_EQ(mode(), 0600);
}

TEST_F(Store, MakesFilesForTheirOwnerAlone) {
  writeFileAtomically(file(), "new", Readers::ownerOnly);
  EXPECT_EQ(mode(), 0600);
  fs::permissions(file(), static_cast<fs::perms>(0644));
  writeFileAtomically(file(), "newer", Readers::ownerOnly);
  EXPECT_EQ(mode(), 0600);
}

TEST_F(Store, KeepsOwnerAndGroup) {
  if (::geteuid() != 0) return;  // only root may give files away
  m_folder.write("file", "old");
  ASSERT_EQ(::chown(file().c_str(), 65534, 65533), 0);
  writeFileAtomically(file(), "new");
  struct stat after {};
  ASSERT_EQ(::stat(file().c_str(), &after), 0);
  EXPECT_EQ(after.st_uid, 65534U);
  EXPECT_EQ(after.st_gid, 65533U);
}

TEST_F(Store, LeavesAFileThatMayNotBeWritten) {
  if (::geteuid() == 0) return;  // root may write everything
  m_folder.write("file", "old");
  fs::permissions(file(), static_cast<fs::perms>(0444));
  EXPECT_THROW(writeFileAtomically(file(), "new"), FileError);
  EXPECT_EQ(test::bytesOf(file()), "old");
}

/// Somebody who may write into the folder could put a link where the part will be written.
TEST_F(Store, DoesNotWriteThroughALinkInItsWay) {
  const fs::path other = m_folder.write("other", "theirs");
  fs::create_symlink(other, partName(file().string()));
  writeFileAtomically(file(), "new");
  EXPECT_EQ(test::bytesOf(other), "theirs");
  EXPECT_EQ(test::bytesOf(file()), "new");
}

TEST_F(Store, LeavesLinksWhereTheyAre) {
  const fs::path target = m_folder.write("target", "old");
  fs::create_symlink(target, file());
  writeFileAtomically(file(), "new");
  EXPECT_TRUE(fs::is_symlink(file()));
  EXPECT_EQ(test::bytesOf(target), "new");
}

TEST_F(Store, MakesAFileWhereALinkLeads) {
  fs::create_symlink("target", m_folder.path() / "second");
  fs::create_symlink("second", file());
  writeFileAtomically(file(), "new");
  EXPECT_TRUE(fs::is_symlink(file()));
  EXPECT_TRUE(fs::is_symlink(m_folder.path() / "second"));
  EXPECT_EQ(test::bytesOf(m_folder.path() / "target"), "new");
  fs::create_symlink("circle", m_folder.path() / "circle");
  EXPECT_THROW(writeFileAtomically(m_folder.path() / "circle", "new"), FileError);
}

TEST_F(Store, GivesAMovedFileThePermissionsThere) {
  const fs::path made = m_folder.write("made", "new"), like = m_folder.write("like", "");
  fs::permissions(like, static_cast<fs::perms>(0640));
  moveIntoPlace(made, file(), like);
  EXPECT_EQ(mode(), 0640);
  fs::permissions(file(), static_cast<fs::perms>(0600));
  moveIntoPlace(m_folder.write("made", "newer"), file(), like);
  EXPECT_EQ(mode(), 0600);
  EXPECT_EQ(test::bytesOf(file()), "newer");
  fs::remove(file());
  fs::create_symlink(like, file());
  EXPECT_THROW(moveIntoPlace(m_folder.write("made", "newest"), file(), like), FileError);
  EXPECT_TRUE(fs::is_symlink(file()));
}

TEST_F(Store, PutsNothingInThePlaceOfAPipeOrAFolder) {
  ASSERT_EQ(::mkfifo(file().c_str(), 0600), 0);
  EXPECT_THROW(writeFileAtomically(file(), "new"), FileError);
  EXPECT_TRUE(fs::is_fifo(file()));
  fs::create_symlink(file(), m_folder.path() / "link");
  EXPECT_THROW(writeFileAtomically(m_folder.path() / "link", "new"), FileError);
  EXPECT_TRUE(fs::is_fifo(file()));
  EXPECT_THROW(writeFileAtomically(m_folder.path(), "new"), FileError);
  EXPECT_EQ(filesInFolder(), 2);
}

/// Two machines that share a folder may have processes with the same number.
TEST_F(Store, HasPartsThatNoOtherMachineHas) {
  const std::string name = partName("file"), end = '.' + std::to_string(::getpid()) + ".part";
  ASSERT_TRUE(name.starts_with("file.") && name.ends_with(end)) << name;
  const std::string machine = name.substr(5, name.size() - 5 - end.size());
  EXPECT_EQ(machine.size(), 8U);
  EXPECT_EQ(machine.find_first_not_of("0123456789abcdef"), std::string::npos) << machine;
  // No process has the largest number.
  const pid_t none = std::numeric_limits<pid_t>::max();
  EXPECT_TRUE(isOrphanedPart(test::partOfProcess("file", none), "file"));
  EXPECT_FALSE(isOrphanedPart(name, "file"));
  std::string numbered = test::partOfProcess("file", none);
  EXPECT_TRUE(isOrphanedPart(numbered.insert(numbered.rfind('.'), "-7"), "file"));
  EXPECT_FALSE(isOrphanedPart(partName("file", 7), "file"));
  const std::string elsewhere = machine == "00000000" ? "00000001" : "00000000";
  EXPECT_FALSE(isOrphanedPart("file." + elsewhere + '.' + std::to_string(none) + ".part", "file"));
}

/// A device that is always full stands for a full disk.
TEST_F(Store, LeavesNothingWhereItCannotWrite) {
  m_folder.write("file", "old");
  EXPECT_THROW(writeFileAtomically(m_folder.path() / "file" / "inside", "new"), FileError);
  EXPECT_THROW(writeFileAtomically("/dev/full/inside", "new"), FileError);
  EXPECT_EQ(test::bytesOf(file()), "old");
  EXPECT_EQ(filesInFolder(), 1);
}

TEST_F(Store, WritesFilesWithTheLongestNames) {
  for (const std::string& piece : {std::string("n"), std::string("\xc3\xbc")}) {
    std::string name = piece.size() == 2 ? "n" : "";
    while (name.size() < 255) name += piece;
    writeFileAtomically(m_folder.path() / name, "old");
    writeFileAtomically(m_folder.path() / name, "new");
    EXPECT_EQ(test::bytesOf(m_folder.path() / name), "new");
    EXPECT_FALSE(isOrphanedPart(partName(name), name)) << "this process runs";
    EXPECT_LE(partName(name, 4000000000U).size(), 255U);
  }
  EXPECT_EQ(filesInFolder(), 2);
}

TEST_F(Store, AsksWhileNobodyElseOfTheFolderReplaces) {
  m_folder.write("file", "of another");
  EXPECT_FALSE(replaceFile(
      file(), "new", [&] { return test::bytesOf(file()) != "of another"; }, 60));
  EXPECT_EQ(test::bytesOf(file()), "of another");
  EXPECT_TRUE(replaceFile(
      file(), "new", [&] { return Lease(Lease::Of::folder, m_folder.path()).isOfAnother(); }, 60));
  EXPECT_EQ(test::bytesOf(file()), "new");
  EXPECT_TRUE(Lease(Lease::Of::folder, m_folder.path()).isHeld());
}

TEST_F(Store, LosesNoLineOfManyThatEachAddOne) {
  m_folder.write("file", "");
  constexpr int kWriters = 4, kLines = 25;
  test::inProcesses(kWriters, [&](int writer) {
    for (int line = 0; line < kLines; ++line)
      for (bool isAdded = false; !isAdded;) {
        const std::string seen = test::bytesOf(file());
        isAdded = replaceFile(
            file(), seen + std::to_string(writer) + '\n', [&] { return test::bytesOf(file()) == seen; }, 60);
      }
  });
  EXPECT_EQ(test::bytesOf(file()).size(), std::size_t{kWriters * kLines * 2});
}

}  // namespace
}  // namespace epsiscope::store_test

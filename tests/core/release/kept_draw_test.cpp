#include "core/release/kept_draw.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "core/base/file_error.h"
#include "core/base/sha256.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::kept_draw_test {
namespace {

namespace fs = std::filesystem;

class KeptDraw : public testing::Test {
protected:
  LedgerEntry kept(std::size_t number, const std::string& bytes) const {
    return {.number = number, .drawnSha256 = keepDraw(m_ledger, number, bytes)};
  }
  std::string refusal(const LedgerEntry& entry) const {
    try {
      readKeptDraw(m_ledger, entry);
      return {};
    } catch (const FileError& error) {
      return error.what();
    }
  }

  test::TemporaryFolder m_folder;
  fs::path m_ledger = m_folder.write("ledger", "");
};

TEST_F(KeptDraw, ComesBackAsItWas) {
  const std::string bytes("{\"noise\":[1,2]}\0\xff\n", 18);
  const LedgerEntry first = kept(1, bytes), second = kept(12, "");
  EXPECT_EQ(first.drawnSha256, sha256Of(bytes));
  EXPECT_EQ(readKeptDraw(m_ledger, first), bytes);
  EXPECT_EQ(readKeptDraw(m_ledger, second), "");
  EXPECT_TRUE(fs::exists(m_folder.path() / "ledger.draws" / "1.json"));
  EXPECT_TRUE(fs::exists(m_folder.path() / "ledger.draws" / "12.json"));
}

TEST_F(KeptDraw, IsForItsOwnerAlone) {
  using fs::perms;
  kept(1, "noise");
  EXPECT_EQ(fs::status(m_folder.path() / "ledger.draws").permissions(), perms::owner_all);
  EXPECT_EQ(fs::status(keptDrawFile(m_ledger, 1)).permissions(), perms::owner_read | perms::owner_write);
  fs::permissions(keptDrawFile(m_ledger, 1), perms::all);
  kept(1, "noise again");
  EXPECT_EQ(fs::status(keptDrawFile(m_ledger, 1)).permissions(), perms::owner_read | perms::owner_write);
}

TEST_F(KeptDraw, IsNotTakenWhenItWasChanged) {
  const std::string bytes = "{\"noise\":[1,2]}";
  const LedgerEntry entry = kept(3, bytes);
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    std::string changed = bytes;
    changed[at] = static_cast<char>(changed[at] ^ 1);
    m_folder.write("ledger.draws/3.json", changed);
    EXPECT_NE(refusal(entry).find("it is not what was drawn for entry 3"), std::string::npos)
        << refusal(entry);
    m_folder.write("ledger.draws/3.json", bytes.substr(0, at));
    EXPECT_FALSE(refusal(entry).empty()) << at;
  }
  m_folder.write("ledger.draws/3.json", bytes);
  EXPECT_EQ(refusal(entry), "");
}

TEST_F(KeptDraw, ThatIsNotThereIsNamed) {
  EXPECT_NE(refusal({.number = 1}).find("no noise was drawn for entry 1"), std::string::npos);
  const LedgerEntry entry = kept(1, "noise");
  fs::remove(keptDrawFile(m_ledger, 1));
  EXPECT_NE(refusal(entry).find("what was drawn for entry 1 is not there"), std::string::npos);
  EXPECT_NE(refusal(entry).find(keptDrawFile(m_ledger, 1).string()), std::string::npos);
  fs::create_directory(keptDrawFile(m_ledger, 1));
  EXPECT_NE(refusal(entry).find("this is a folder"), std::string::npos);
}

TEST_F(KeptDraw, StandsBesideTheLedgerThatALinkMeans) {
  fs::create_directory(m_folder.path() / "elsewhere");
  const fs::path link = m_folder.path() / "elsewhere" / "link";
  fs::create_symlink(m_ledger, link);
  const LedgerEntry entry{.number = 1, .drawnSha256 = keepDraw(link, 1, "noise")};
  EXPECT_EQ(readKeptDraw(m_ledger, entry), "noise");
}

TEST_F(KeptDraw, NeedsAFolder) {
  m_folder.write("ledger.draws", "a file");
  EXPECT_THROW(keepDraw(m_ledger, 1, "noise"), FileError);
}

}  // namespace
}  // namespace epsiscope::kept_draw_test

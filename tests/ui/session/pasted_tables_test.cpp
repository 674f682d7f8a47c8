#include "ui/session/pasted_tables.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "tests/ui/support/crashed_session.h"

namespace epsiscope::pasted_tables_test {
namespace {

const QString kTable = QStringLiteral("x\ty\n1\t5\n");

class PastedTablesTest : public testing::Test {
protected:
  QStringList folders() const { return temporary.entries(); }

  test::OwnTemporaryFiles temporary;
};

TEST_F(PastedTablesTest, only_their_owner_can_read_them) {
  PastedTables tables;
  const auto file = tables.add(kTable);
  ASSERT_TRUE(file);
  EXPECT_EQ(QFile::permissions(*file) & ~(QFile::ReadUser | QFile::WriteUser),
            QFile::ReadOwner | QFile::WriteOwner);
  EXPECT_EQ(QFileInfo(QFileInfo(*file).path()).permissions() & (QFile::ReadGroup | QFile::ReadOther),
            QFile::Permissions());
}

TEST_F(PastedTablesTest, go_with_their_session) {
  { EXPECT_TRUE(PastedTables().add(kTable)); }
  EXPECT_TRUE(folders().isEmpty());
}

TEST_F(PastedTablesTest, of_a_crash_go_at_the_next_start) {
  const QString file = test::tableOfACrashedSession(kTable);
  EXPECT_TRUE(isPastedTable(file));
  EXPECT_TRUE(QFile::exists(file));
  removeAbandonedTables({});
  EXPECT_TRUE(folders().isEmpty());
}

TEST_F(PastedTablesTest, of_a_session_that_works_stay) {
  PastedTables tables;
  const auto file = tables.add(kTable);
  removeAbandonedTables({});
  EXPECT_TRUE(QFile::exists(*file));
}

TEST_F(PastedTablesTest, that_a_copy_needs_stay_until_it_is_adopted_and_gone) {
  const QString file = test::tableOfACrashedSession(kTable);
  removeAbandonedTables({file});
  EXPECT_TRUE(QFile::exists(file));
  {
    PastedTables next;
    next.adopt(file);
    next.adopt(file);
    removeAbandonedTables({});
    EXPECT_TRUE(QFile::exists(file));
  }
  EXPECT_TRUE(folders().isEmpty());
}

TEST_F(PastedTablesTest, of_another_session_are_not_adopted) {
  PastedTables owner;
  const auto file = owner.add(kTable);
  { PastedTables().adopt(*file); }
  EXPECT_TRUE(QFile::exists(*file));
}

/// Whoever may write into the folder for temporary files could lay a link with such a name there.
TEST_F(PastedTablesTest, nothing_behind_a_link_is_removed) {
  const test::TemporaryFolder elsewhere;
  elsewhere.write("precious", "");
  QFile::link(QString::fromStdString(elsewhere.path().string()),
              QDir::tempPath() + QStringLiteral("/epsiscope-pasted-link"));
  removeAbandonedTables({});
  EXPECT_TRUE(std::filesystem::exists(elsewhere.path() / "precious"));
}

}  // namespace
}  // namespace epsiscope::pasted_tables_test

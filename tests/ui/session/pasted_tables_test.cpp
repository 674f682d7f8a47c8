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

TEST_F(PastedTablesTest, OnlyTheirOwnerCanReadThem) {
  PastedTables tables;
  const auto file = tables.add(kTable);
  ASSERT_TRUE(file);
  EXPECT_EQ(QFile::permissions(*file) & ~(QFile::ReadUser | QFile::WriteUser),
            QFile::ReadOwner | QFile::WriteOwner);
  EXPECT_EQ(QFileInfo(QFileInfo(*file).path()).permissions() & (QFile::ReadGroup | QFile::ReadOther),
            QFile::Permissions());
}

TEST_F(PastedTablesTest, GoWithTheirSession) {
  { EXPECT_TRUE(PastedTables().add(kTable)); }
  EXPECT_TRUE(folders().isEmpty());
}

TEST_F(PastedTablesTest, OfACrashGoAtTheNextStart) {
  const QString file = test::tableOfACrashedSession(kTable);
  EXPECT_TRUE(isPastedTable(file));
  EXPECT_TRUE(QFile::exists(file));
  removeAbandonedTables({});
  EXPECT_TRUE(folders().isEmpty());
}

TEST_F(PastedTablesTest, OfASessionThatWorksStay) {
  PastedTables tables;
  const auto file = tables.add(kTable);
  removeAbandonedTables({});
  EXPECT_TRUE(QFile::exists(*file));
}

TEST_F(PastedTablesTest, ThatACopyNeedsStayUntilItIsAdoptedAndGone) {
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

TEST_F(PastedTablesTest, OfAnotherSessionAreNotAdopted) {
  PastedTables owner;
  const auto file = owner.add(kTable);
  { PastedTables().adopt(*file); }
  EXPECT_TRUE(QFile::exists(*file));
}

/// Somebody who may write into the folder for temporary files could put a link with such a name there.
TEST_F(PastedTablesTest, NothingBehindALinkIsRemoved) {
  const test::TemporaryFolder elsewhere;
  elsewhere.write("precious", "");
  QFile::link(QString::fromStdString(elsewhere.path().string()),
              QDir::tempPath() + QStringLiteral("/epsiscope-pasted-link"));
  removeAbandonedTables({});
  EXPECT_TRUE(std::filesystem::exists(elsewhere.path() / "precious"));
}

}  // namespace
}  // namespace epsiscope::pasted_tables_test

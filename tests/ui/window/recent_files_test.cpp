#include "ui/window/recent_files.h"

#include <gtest/gtest.h>

#include <QMenu>
#include <QSettings>

#include "tests/support/temporary_folder.h"

namespace epsiscope::recent_files_test {
namespace {

TEST(RecentFiles, KeepsTenNewestFirstEachOnce) {
  const test::TemporaryFolder folder;
  QSettings settings(QString::fromStdString((folder.path() / "s.ini").string()), QSettings::IniFormat);
  QMenu menu;
  RecentFiles recent(menu, settings);
  for (int i = 0; i < 12; ++i) recent.add(QStringLiteral("/data/%1.csv").arg(i));
  recent.add(QStringLiteral("/data/5.csv"));
  const QStringList files = recent.files();
  EXPECT_EQ(files.size(), 10);
  EXPECT_EQ(files.front(), QStringLiteral("/data/5.csv"));
  EXPECT_EQ(files.count(QStringLiteral("/data/5.csv")), 1);
  EXPECT_EQ(files[1], QStringLiteral("/data/11.csv"));
  recent.clear();
  EXPECT_TRUE(recent.files().isEmpty());
}

}  // namespace
}  // namespace epsiscope::recent_files_test

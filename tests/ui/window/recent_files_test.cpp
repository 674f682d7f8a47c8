#include "ui/window/recent_files.h"

#include <gtest/gtest.h>

#include <QSettings>

#include "tests/support/temporary_folder.h"

namespace epsiscope {
namespace {

TEST(RecentFiles, keeps_ten_newest_first_each_once) {
  const test::TemporaryFolder folder;
  QSettings settings(QString::fromStdString((folder.path() / "s.ini").string()), QSettings::IniFormat);
  for (int i = 0; i < 12; ++i) addRecentFile(settings, QStringLiteral("/data/%1.csv").arg(i));
  addRecentFile(settings, QStringLiteral("/data/5.csv"));
  const QStringList files = recentFiles(settings);
  EXPECT_EQ(files.size(), 10);
  EXPECT_EQ(files.front(), QStringLiteral("/data/5.csv"));
  EXPECT_EQ(files.count(QStringLiteral("/data/5.csv")), 1);
  EXPECT_EQ(files[1], QStringLiteral("/data/11.csv"));
  clearRecentFiles(settings);
  EXPECT_TRUE(recentFiles(settings).isEmpty());
}

}  // namespace
}  // namespace epsiscope

#include "core/study/study.h"
#include "ui/widgets/start_folder.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFileDialog>
#include <QTemporaryDir>

namespace epsiscope::start_folder_test {
namespace {

class StartFolder : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_TRUE(QDir(folder.path()).mkpath(QStringLiteral("home")));
    qputenv("HOME", folder.filePath(QStringLiteral("home")).toLocal8Bit());
  }
  void TearDown() override { qputenv("HOME", home); }

  const QByteArray home = qgetenv("HOME");
  const QTemporaryDir folder;
  QWidget window;
};

TEST_F(StartFolder, IsTheWantedOneWhereItExists) {
  EXPECT_EQ(startFolder(&window, folder.path()), folder.path());
}

TEST_F(StartFolder, IsBesideTheFileOfTheWindowElseAmongTheDocumentsElseAtHome) {
  const QString gone = folder.filePath(QStringLiteral("gone"));
  const QString documents = folder.filePath(QStringLiteral("home/Documents"));
  window.setWindowFilePath(folder.filePath(QStringLiteral("study.json")));
  EXPECT_EQ(startFolder(&window, gone), folder.path());
  QWidget inner(&window);
  EXPECT_EQ(startFolder(&inner), folder.path());
  window.setWindowFilePath(gone + QStringLiteral("/study.json"));
  EXPECT_EQ(startFolder(&window, gone), folder.filePath(QStringLiteral("home")));
  ASSERT_TRUE(QDir().mkpath(documents));
  EXPECT_EQ(startFolder(&window, gone), documents);
  EXPECT_EQ(startFolder(nullptr), documents);
}

TEST_F(StartFolder, IsWhereADialogBegins) {
  window.setWindowFilePath(folder.filePath(QStringLiteral("study.json")));
  QFileDialog dialog(&window);
  dialog.setOption(QFileDialog::DontUseNativeDialog);
  startIn(dialog, folder.filePath(QStringLiteral("gone")));
  EXPECT_EQ(dialog.directory().path(), folder.path());
}

}  // namespace
}  // namespace epsiscope::start_folder_test

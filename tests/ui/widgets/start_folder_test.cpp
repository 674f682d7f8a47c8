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

TEST_F(StartFolder, is_the_wanted_one_where_it_exists) {
  EXPECT_EQ(startFolder(&window, folder.path()), folder.path());
}

TEST_F(StartFolder, is_beside_the_file_of_the_window_else_among_the_documents_else_at_home) {
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

TEST_F(StartFolder, is_where_a_dialog_begins) {
  window.setWindowFilePath(folder.filePath(QStringLiteral("study.json")));
  QFileDialog dialog(&window);
  dialog.setOption(QFileDialog::DontUseNativeDialog);
  startIn(dialog, folder.filePath(QStringLiteral("gone")));
  EXPECT_EQ(dialog.directory().path(), folder.path());
}

}  // namespace
}  // namespace epsiscope::start_folder_test

#include <gtest/gtest.h>

#include <QAction>
#include <QDirIterator>
#include <QFile>
#include <QMenu>
#include <QNetworkAccessManager>
#include <QPushButton>
#include <QScrollArea>

#include "tests/support/every_task.h"
#include "tests/support/paths.h"
#include "tests/support/shared_files.h"
#include "tests/ui/support/shown_window.h"
#include "ui/download/download_dialog.h"
#include "ui/download/downloader.h"

namespace epsiscope::download_window_test {
namespace {

class DownloadWindow : public test::ShownWindow {
protected:
  DownloadDialog* openDialog(const QString& place) {
    actions().download->trigger();
    auto* dialog = window->findChild<DownloadDialog*>();
    dialog->setFolder(place);
    while (dialog->isChecking()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return dialog;
  }
  void expectNoNetwork() const {
    EXPECT_TRUE(window->findChildren<Downloader*>().isEmpty());
    EXPECT_TRUE(window->findChildren<QNetworkAccessManager*>().isEmpty());
  }
};

TEST_F(DownloadWindow, StartDataLessonsRunsAndTheListItselfUseNoNetwork) {
  expectNoNetwork();
  for (const QAction* action : actions().builtIn->actions())
    window->session().open(OpenBuiltIn{action->data().toString()});
  rest();
  for (const TaskId task : test::everyTask()) openTask(task);
  emit actions().lessons->aboutToShow();
  actions().lessons->findChild<QAction*>(QStringLiteral("lesson:three-noises"))->trigger();
  rest();
  Study study = state().study;
  study.trials = 1;
  window->session().setStudy(study);
  rest();
  window->session().run();
  rest();
  openDialog(folder.path());
  expectNoNetwork();
}

TEST_F(DownloadWindow, NoOtherPartOfTheProgramKnowsTheNetwork) {
  for (const char* part : {"core", "ui", "app"}) {
    QDirIterator files(QStringLiteral(EPSISCOPE_SOURCE_DIR "/") + QLatin1String(part),
                       {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
      QFile file(files.next());
      ASSERT_TRUE(file.open(QIODevice::ReadOnly));
      const QByteArray text = file.readAll();
      const bool speaks = text.contains("#include <QNetwork") || text.contains("#include <QTcp") ||
                          text.contains("#include <QSsl") || text.contains("#include <QUdp") ||
                          text.contains("#include <sys/socket");
      EXPECT_EQ(speaks, file.fileName().contains(QStringLiteral("/ui/download/downloader.")))
          << file.fileName().toStdString();
    }
  }
}

TEST_F(DownloadWindow, EveryPublicDataSetIsListed) {
  const DownloadDialog* dialog = openDialog(folder.path());
  for (const Recipe& recipe : recipes()) {
    const auto* button =
        dialog->findChild<QPushButton*>(QStringLiteral("download-") + QLatin1String(recipe.id));
    ASSERT_NE(button, nullptr) << recipe.id;
    EXPECT_EQ(button->isEnabled(), !recipe.downloads.empty()) << recipe.id;
    if (recipe.downloads.empty()) continue;
    EXPECT_STREQ(recipe.downloads.front().name, recipe.files.front());
  }
}

TEST_F(DownloadWindow, StoredFilesAreOpenedByTheirRecipe) {
  const std::filesystem::path file = test::dataFile("california_housing/cal_housing.tgz");
  NEEDS_FILE(file);
  DownloadDialog* dialog = openDialog(QString::fromStdString(file.parent_path().string()));
  auto* button = dialog->findChild<QPushButton*>(QStringLiteral("download-california-housing"));
  EXPECT_EQ(button->text(), QStringLiteral("Open"));
  button->click();
  rest();
  EXPECT_EQ(state().study.data.recipe, "california-housing");
  EXPECT_EQ(state().dataset->rows(), 20640u);
  expectNoNetwork();
}

TEST_F(DownloadWindow, TheListFitsASmallScreenWithLargeText) {
  for (const int percent : {100, 200}) {
    Preferences preferences;
    preferences.scalePercent = percent;
    start(preferences, {1024, 600});
    DownloadDialog* dialog = openDialog(folder.path());
    dialog->resize(1024, 600);
    rest();
    EXPECT_LE(dialog->minimumSizeHint().width(), 1024) << percent;
    EXPECT_LE(dialog->minimumSizeHint().height(), 600) << percent;
    const auto* scroller = dialog->findChild<QScrollArea*>();
    EXPECT_LE(scroller->widget()->width(), scroller->viewport()->width()) << percent;
    EXPECT_TRUE(dialog->isModal());
    dialog->close();
    rest();
  }
}

}  // namespace
}  // namespace epsiscope::download_window_test

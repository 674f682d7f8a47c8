#include "ui/download/download_dialog.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>

#include "tests/ui/download/small_server.h"
#include "ui/download/downloader.h"

namespace epsiscope::download_dialog_test {
namespace {

using test::SmallServer;

class DownloadDialogTest : public testing::Test {
protected:
  static void SetUpTestSuite() { QNetworkProxy::setApplicationProxy(QNetworkProxy::NoProxy); }

  void SetUp() override {
    server.answer("/a.data", {.body = first});
    server.answer("/a.test", {.body = second});
    recipes = {
        recipe("pair", {published("a.data", first, firstHash), published("a.test", second, secondHash)}),
        recipe("other", {published("b.data", first, firstHash)}), recipe("by-hand", {})};
    open();
  }
  void open() {
    dialog.reset();
    dialog = std::make_unique<DownloadDialog>(settings, recipes);
    dialog->setFolder(place());
    QObject::connect(dialog.get(), &DownloadDialog::opened, [this](const QString& id, const QString& file) {
      opened << id + QLatin1Char(' ') + file;
    });
    dialog->show();
    rest();
  }
  static Recipe recipe(const char* id, std::vector<PublishedFile> files) {
    return {.id = id,
            .title = id,
            .description = "Rows.",
            .reference = "",
            .licence = "CC0",
            .publisher = "https://example.org/page",
            .files = {},
            .downloads = std::move(files),
            .target = "y",
            .table = nullptr};
  }
  PublishedFile published(const char* name, const QByteArray& bytes, const QByteArray& hash) {
    return {.name = name,
            .url = server.address(std::string("/") + name),
            .bytes = static_cast<std::uint64_t>(bytes.size()),
            .sha256 = hash.constData()};
  }
  static QByteArray hashOf(const QByteArray& bytes) {
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
  }
  QString place() const { return folder.filePath(QStringLiteral("data")); }
  void rest() const {
    while (dialog->isChecking() || dialog->isDownloading())
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  }
  template <class Widget = QPushButton>
  Widget* find(const char* name) const {
    auto* found = dialog->findChild<Widget*>(QLatin1String(name));
    EXPECT_NE(found, nullptr) << name;
    return found;
  }
  std::string message(const char* id) const {
    return find<QLabel>((std::string("message-") + id).c_str())->text().toStdString();
  }
  void write(const char* name, const QByteArray& bytes) const {
    QDir().mkpath(place());
    QFile file(QDir(place()).filePath(QLatin1String(name)));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
  }
  QStringList stored() const { return QDir(place()).entryList(QDir::Files | QDir::Hidden, QDir::Name); }
  /// Presses the button and waits until some of the second file is there.
  void beginSlowly() {
    server.answer("/a.test", {.body = second.left(3), .announced = second.size(), .stays = true});
    find("download-pair")->click();
    const auto* bytes = find<QProgressBar>("progress-pair");
    while (bytes->value() < 700) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  }

  const QByteArray first = "1,2\n3,4\n", second = "5,6\n";
  const QByteArray firstHash = hashOf(first), secondHash = hashOf(second);
  QTemporaryDir folder;
  QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
  SmallServer server;
  std::vector<Recipe> recipes;
  std::unique_ptr<DownloadDialog> dialog;
  QStringList opened;
};

TEST_F(DownloadDialogTest, AsksNobodyAndMakesNothingBeforeAButtonIsPressed) {
  EXPECT_TRUE(server.requests.empty());
  EXPECT_EQ(dialog->findChild<QNetworkAccessManager*>(), nullptr);
  EXPECT_EQ(dialog->findChild<Downloader*>(), nullptr);
  EXPECT_FALSE(QFileInfo::exists(place()));
}

TEST_F(DownloadDialogTest, ShowsSizeLicenceAndPublisher) {
  QString all;
  for (const QLabel* label : dialog->findChildren<QLabel*>()) all += label->text() + QLatin1Char('\n');
  EXPECT_TRUE(all.contains(QStringLiteral("a.data (0.008 kB), a.test (0.004 kB) from 127.0.0.1")));
  EXPECT_TRUE(all.contains(QStringLiteral("Licence: CC0")));
  EXPECT_EQ(find("publisher-pair")->text(), QStringLiteral("Publisher: example.org"));
}

TEST_F(DownloadDialogTest, DownloadsEveryFileAndOpensTheMainOne) {
  EXPECT_EQ(find("download-pair")->text(), QStringLiteral("Download and open"));
  find("download-pair")->click();
  rest();
  EXPECT_EQ(stored(), (QStringList{QStringLiteral("a.data"), QStringLiteral("a.test")}));
  EXPECT_EQ(opened, QStringList(QStringLiteral("pair ") + QDir(place()).filePath(QStringLiteral("a.data"))));
  EXPECT_FALSE(dialog->isVisible());
}

TEST_F(DownloadDialogTest, WhatIsThereIsOpenedWithoutAskingAnybody) {
  write("a.data", first);
  write("a.test", second);
  open();
  EXPECT_EQ(find("download-pair")->text(), QStringLiteral("Open"));
  find("download-pair")->click();
  EXPECT_EQ(opened.size(), 1);
  EXPECT_TRUE(server.requests.empty());
  EXPECT_EQ(dialog->findChild<Downloader*>(), nullptr);
}

TEST_F(DownloadDialogTest, OnlyWhatLacksIsDownloaded) {
  write("a.data", first);
  open();
  find("download-pair")->click();
  rest();
  EXPECT_EQ(opened.size(), 1);
  ASSERT_EQ(server.requests.size(), 1u);
  EXPECT_TRUE(server.requests.front().startsWith("get /a.test "));
}

TEST_F(DownloadDialogTest, AnotherFileOfThatNameIsSaidBeforeAndKept) {
  write("a.data", "mine");
  open();
  EXPECT_NE(message("pair").find("another a.data"), std::string::npos) << message("pair");
  find("download-pair")->click();
  rest();
  EXPECT_EQ(opened.size(), 1);
  EXPECT_EQ(stored(),
            (QStringList{QStringLiteral("a.data"), QStringLiteral("a.data.old"), QStringLiteral("a.test")}));
}

TEST_F(DownloadDialogTest, AFailureIsSaidOnItsCardAndCanBeTriedAgain) {
  server.answer("/a.test", {.status = 404, .body = "gone"});
  find("download-pair")->click();
  rest();
  EXPECT_NE(message("pair").find("a.test was not downloaded"), std::string::npos) << message("pair");
  EXPECT_EQ(message("other"), "");
  EXPECT_TRUE(opened.isEmpty());
  EXPECT_TRUE(dialog->isVisible());
  EXPECT_TRUE(find("download-pair")->isEnabled());
  server.answer("/a.test", {.body = second});
  find("download-pair")->click();
  rest();
  EXPECT_EQ(opened.size(), 1);
  // The part that had arrived is not requested again.
  EXPECT_EQ(server.requests.size(), 3u);
}

TEST_F(DownloadDialogTest, AFolderThatCannotBeWrittenIsSaid) {
  dialog->setFolder(QStringLiteral("/proc"));
  rest();
  find("download-pair")->click();
  EXPECT_NE(message("pair").find("cannot be stored in /proc"), std::string::npos) << message("pair");
  EXPECT_FALSE(dialog->isDownloading());
  EXPECT_TRUE(server.requests.empty());
}

TEST_F(DownloadDialogTest, WhileOneIsDownloadedTheOthersWaitAndSayWhy) {
  beginSlowly();
  EXPECT_FALSE(find("download-other")->isEnabled());
  EXPECT_EQ(find("download-other")->toolTip(), QStringLiteral("pair is being downloaded."));
  EXPECT_FALSE(find<QLineEdit>("download-folder")->isEnabled());
  EXPECT_TRUE(find("stop-pair")->isVisible());
  EXPECT_FALSE(find("stop-other")->isVisible());
}

TEST_F(DownloadDialogTest, StopKeepsTheFilesThatAreWholeAndNothingElse) {
  beginSlowly();
  find("stop-pair")->click();
  EXPECT_FALSE(dialog->isDownloading());
  EXPECT_EQ(stored(), QStringList(QStringLiteral("a.data")));
  EXPECT_TRUE(find("download-pair")->isEnabled());
  EXPECT_TRUE(find("download-other")->isEnabled());
  EXPECT_FALSE(find("stop-pair")->isVisible());
  EXPECT_EQ(message("pair"), "");
  EXPECT_TRUE(opened.isEmpty());
}

TEST_F(DownloadDialogTest, ClosingStopsTheDownload) {
  beginSlowly();
  dialog->reject();
  EXPECT_FALSE(dialog->isDownloading());
  EXPECT_EQ(stored(), QStringList(QStringLiteral("a.data")));
  dialog->show();
  beginSlowly();
  dialog.reset();
  EXPECT_EQ(stored(), QStringList(QStringLiteral("a.data")));
  EXPECT_TRUE(opened.isEmpty());
}

TEST_F(DownloadDialogTest, WhatCannotBeCheckedIsNotOffered) {
  EXPECT_FALSE(find("download-by-hand")->isEnabled());
  EXPECT_FALSE(find("download-by-hand")->toolTip().isEmpty());
  EXPECT_NE(message("by-hand").find("by hand from the publisher's page"), std::string::npos);
  EXPECT_TRUE(find("publisher-by-hand")->isEnabled());
}

TEST_F(DownloadDialogTest, TheFolderIsRememberedAndEmptyIsTheOwnOne) {
  open();
  EXPECT_EQ(DownloadDialog(settings, recipes).folder(), place());
  auto* field = find<QLineEdit>("download-folder");
  field->clear();
  emit field->editingFinished();
  EXPECT_TRUE(dialog->folder().endsWith(QStringLiteral("/data")));
  EXPECT_NE(dialog->folder(), place());
  EXPECT_EQ(DownloadDialog(settings, recipes).folder(), dialog->folder());
}

TEST_F(DownloadDialogTest, TheKeyboardGoesFromTheButtonToStopAndBack) {
  QApplication::setActiveWindow(dialog.get());
  find("download-pair")->setFocus();
  beginSlowly();
  EXPECT_TRUE(find("stop-pair")->hasFocus());
  find("stop-pair")->click();
  EXPECT_TRUE(find("download-pair")->hasFocus());
}

TEST_F(DownloadDialogTest, EveryControlHasANameAndATip) {
  for (const QWidget* widget : dialog->findChildren<QWidget*>())
    if ((widget->focusPolicy() & Qt::TabFocus) != 0) {
      EXPECT_FALSE(widget->accessibleName().isEmpty()) << widget->objectName().toStdString();
      EXPECT_FALSE(widget->toolTip().isEmpty()) << widget->objectName().toStdString();
    }
}

}  // namespace
}  // namespace epsiscope::download_dialog_test

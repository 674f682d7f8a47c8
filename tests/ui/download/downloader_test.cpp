#include "ui/download/downloader.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QNetworkProxy>
#include <QSslConfiguration>
#include <QTemporaryDir>

#include <optional>
#include <set>

#include "tests/ui/download/small_server.h"

namespace epsiscope::downloader_test {
namespace {

using test::Answer;
using test::SmallServer;

/// All signals of a download.
struct Told {
  explicit Told(Downloader& downloader) {
    QObject::connect(&downloader, &Downloader::progressed, &until,
                     [this](quint64 bytes) { received = bytes; });
    QObject::connect(&downloader, &Downloader::finished, &until,
                     [this](const QString& path) { file = path; });
    QObject::connect(&downloader, &Downloader::failed, &until,
                     [this](const QString& sentence) { failure = sentence; });
  }
  QObject until;
  quint64 received = 0;
  QString file, failure;
};

class DownloaderTest : public testing::Test {
protected:
  static void SetUpTestSuite() { QNetworkProxy::setApplicationProxy(QNetworkProxy::NoProxy); }

  /// The file "table.csv" with these contents, published at the server's "/table.csv".
  PublishedFile published(const QByteArray& whole) {
    hash = QCryptographicHash::hash(whole, QCryptographicHash::Sha256).toHex();
    return {.name = "table.csv",
            .url = server.address("/table.csv"),
            .bytes = static_cast<std::uint64_t>(whole.size()),
            .sha256 = hash.constData()};
  }
  void rest() {
    while (downloader.isRunning()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  }
  /// The failure; empty if there was none.
  std::string fetch(const PublishedFile& file) {
    downloader.start(file, folder.path());
    rest();
    return told.failure.toStdString();
  }
  /// The contents of the folder, hidden files included.
  QStringList stored() const {
    return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
  }
  QByteArray contentsOf(const QString& name) const {
    QFile file(folder.filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
  }
  void write(const QString& name, const QByteArray& bytes) const {
    QFile file(folder.filePath(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
  }
  void expectNothingStored() const {
    EXPECT_TRUE(told.file.isEmpty());
    EXPECT_EQ(stored(), QStringList());
  }

  const QByteArray contents = "x,y\r\n1,2\r\n";
  QByteArray hash;
  QTemporaryDir folder;
  SmallServer server;
  Downloader downloader;
  Told told{downloader};
};

#define EXPECT_SAYS(sentence, words) EXPECT_NE((sentence).find(words), std::string::npos) << (sentence)

TEST_F(DownloaderTest, AsksForNothingBeforeItIsStarted) {
  QCoreApplication::processEvents();
  EXPECT_TRUE(server.requests.empty());
  EXPECT_FALSE(downloader.isRunning());
}

TEST_F(DownloaderTest, TheRightFileIsStoredByteForByte) {
  server.answer("/table.csv", {.body = contents});
  EXPECT_EQ(fetch(published(contents)), "");
  EXPECT_EQ(told.file, folder.filePath(QStringLiteral("table.csv")));
  EXPECT_EQ(told.received, static_cast<quint64>(contents.size()));
  EXPECT_EQ(stored(), QStringList(QStringLiteral("table.csv")));
  EXPECT_EQ(contentsOf(QStringLiteral("table.csv")), contents);
}

TEST_F(DownloaderTest, AFileOfManyPiecesIsStoredWhole) {
  QByteArray large;
  for (int i = 0; i < 300'000; ++i) large += QByteArray::number(i) + '\n';
  server.answer("/table.csv", {.body = large});
  EXPECT_EQ(fetch(published(large)), "");
  EXPECT_EQ(contentsOf(QStringLiteral("table.csv")), large);
}

TEST_F(DownloaderTest, TheFolderIsMade) {
  server.answer("/table.csv", {.body = contents});
  downloader.start(published(contents), folder.filePath(QStringLiteral("a/b")));
  rest();
  EXPECT_EQ(told.failure.toStdString(), "");
  EXPECT_EQ(contentsOf(QStringLiteral("a/b/table.csv")), contents);
}

TEST_F(DownloaderTest, SaysItsNameAndNothingOfTheUser) {
  server.answer("/table.csv", {.body = contents, .headers = {"Set-Cookie: who=you"}});
  fetch(published(contents));
  fetch(published(contents));
  ASSERT_EQ(server.requests.size(), 2u);
  for (const QByteArray& request : server.requests) {
    EXPECT_TRUE(request.contains("user-agent: epsiscope/" EPSISCOPE_VERSION "\r\n")) << request.constData();
    EXPECT_TRUE(request.contains("accept-language: *\r\n")) << request.constData();
    EXPECT_FALSE(request.contains("cookie")) << request.constData();
    EXPECT_FALSE(request.contains("referer")) << request.constData();
  }
}

TEST_F(DownloaderTest, APackedFileStaysPacked) {
  // Servers announce the ending .gz as the encoding of the file below it.
  const QByteArray packed = QByteArray::fromHex("1f8b08000000000000034b4c4a0600c2412435");
  server.answer("/table.csv", {.body = packed, .headers = {"Content-Encoding: gzip"}});
  EXPECT_EQ(fetch(published(packed)), "");
  EXPECT_EQ(contentsOf(QStringLiteral("table.csv")), packed);
}

TEST_F(DownloaderTest, AFileWithAnotherHashIsNotKept) {
  const PublishedFile file = published(contents);
  server.answer("/table.csv", {.body = "x,y\r\n1,3\r\n"});
  const std::string failure = fetch(file);
  EXPECT_SAYS(failure, "it is not the published file");
  EXPECT_SAYS(failure, server.address("/table.csv"));
  EXPECT_SAYS(failure, "Try again later");
  expectNothingStored();
}

TEST_F(DownloaderTest, AFileThatIsTooLargeIsStoppedWhereItShouldEnd) {
  const PublishedFile file = published(contents);
  // An answer that never ends by itself.
  server.answer("/table.csv", {.body = contents + "1,2\r\n", .announced = -2, .stays = true});
  EXPECT_SAYS(fetch(file), "larger than the published file, which has 10 bytes");
  expectNothingStored();
}

TEST_F(DownloaderTest, AFileThatEndsEarlyIsNotKept) {
  const PublishedFile file = published(contents);
  server.answer("/table.csv", {.body = contents.left(7), .announced = -2});
  EXPECT_SAYS(fetch(file), "only 7 of 10 bytes arrived");
  expectNothingStored();
}

TEST_F(DownloaderTest, AConnectionThatBreaksIsSaid) {
  const PublishedFile file = published(contents);
  server.answer("/table.csv", {.body = contents.left(7), .announced = contents.size()});
  EXPECT_SAYS(fetch(file), "the server broke the connection off");
  expectNothingStored();
}

TEST_F(DownloaderTest, AnEmptyAnswerIsNotTheFile) {
  const PublishedFile file = published(contents);
  server.answer("/table.csv", {.status = 204, .body = "", .announced = -2});
  EXPECT_SAYS(fetch(file), "code 204");
  server.answer("/table.csv", {.body = ""});
  EXPECT_SAYS(fetch(file), "only 0 of 10 bytes arrived");
  expectNothingStored();
}

TEST_F(DownloaderTest, ARefusalIsSaidAndItsPageIsNotTakenForTheFile) {
  const PublishedFile file = published(contents);
  for (const auto& [status, words] :
       {std::pair(404, "no such file"), std::pair(410, "no such file"), std::pair(403, "code 403"),
        std::pair(500, "code 500"), std::pair(503, "code 503")}) {
    server.answer("/table.csv", {.status = status, .body = contents});
    EXPECT_SAYS(fetch(file), words);
    expectNothingStored();
  }
}

TEST_F(DownloaderTest, AServerThatIsNotThereIsSaid) {
  const PublishedFile file = published(contents);
  server.close();
  EXPECT_SAYS(fetch(file), "the server refuses the connection");
  expectNothingStored();
}

TEST_F(DownloaderTest, ASilentServerIsGivenUp) {
  const PublishedFile file = published(contents);
  downloader.setPatience(std::chrono::milliseconds(20));
  server.answer("/table.csv", {.isSilent = true});
  EXPECT_SAYS(fetch(file), "nothing for 1 second");
  server.answer("/table.csv", {.body = contents.left(4), .announced = contents.size(), .stays = true});
  EXPECT_SAYS(fetch(file), "nothing for 1 second");
  expectNothingStored();
}

TEST_F(DownloaderTest, RedirectsAreFollowedToTheFile) {
  server.answer("/table.csv", {.status = 301, .body = "moved", .headers = {"Location: /there"}});
  server.answer("/there",
                {.status = 302, .body = "", .headers = {QByteArray("Location: ") + server.address("/end")}});
  server.answer("/end", {.body = contents});
  EXPECT_EQ(fetch(published(contents)), "");
  // After a redirect Qt may ask a second time, on another connection: the first may have been closed
  // meanwhile.
  std::set<QByteArray> asked;
  for (const QByteArray& request : server.requests) asked.insert(request.split(' ').value(1));
  EXPECT_EQ(asked, (std::set<QByteArray>{"/table.csv", "/there", "/end"}));
  EXPECT_EQ(contentsOf(QStringLiteral("table.csv")), contents);
}

TEST_F(DownloaderTest, ALoopOfRedirectsEnds) {
  const PublishedFile file = published(contents);
  server.answer("/table.csv", {.status = 302, .body = "", .headers = {"Location: /table.csv"}});
  EXPECT_SAYS(fetch(file), "from address to address without end");
  EXPECT_LE(server.requests.size(), 12u);  // five redirects, each perhaps asked for twice
  expectNothingStored();
}

TEST_F(DownloaderTest, ARedirectToAFileOfThisMachineIsRefused) {
  write(QStringLiteral("secret"), contents);
  const PublishedFile file = published(contents);
  server.answer("/table.csv",
                {.status = 302,
                 .body = "",
                 .headers = {"Location: file://" + folder.filePath(QStringLiteral("secret")).toUtf8()}});
  EXPECT_NE(fetch(file), "");
  EXPECT_EQ(stored(), QStringList(QStringLiteral("secret")));
}

TEST_F(DownloaderTest, ARedirectWithoutAnAddressIsNoFile) {
  const PublishedFile file = published(contents);
  server.answer("/table.csv", {.status = 302, .body = contents});
  EXPECT_NE(fetch(file), "");
  expectNothingStored();
}

TEST_F(DownloaderTest, TheMirrorIsAskedWhenThePublisherGivesNothing) {
  PublishedFile file = published(contents);
  file.mirror = server.address("/mirror");
  server.answer("/mirror", {.body = contents});
  for (const Answer& refused : {Answer{.status = 404, .body = "gone"}, Answer{.body = "an advertisement"},
                                Answer{.body = contents.left(3), .announced = contents.size()}}) {
    server.answer("/table.csv", refused);
    EXPECT_EQ(fetch(file), "");
    EXPECT_EQ(contentsOf(QStringLiteral("table.csv")), contents);
    QFile::remove(folder.filePath(QStringLiteral("table.csv")));
  }
}

TEST_F(DownloaderTest, AMirrorThatGivesNothingIsAskedOnce) {
  PublishedFile file = published(contents);
  file.mirror = server.address("/mirror");
  EXPECT_SAYS(fetch(file), server.address("/mirror"));
  EXPECT_EQ(server.requests.size(), 2u);
  expectNothingStored();
}

TEST_F(DownloaderTest, WhatIsStoppedLeavesNothingAndSaysNothing) {
  const PublishedFile file = published(contents);
  server.answer("/table.csv", {.body = contents.left(4), .announced = contents.size(), .stays = true});
  downloader.start(file, folder.path());
  while (told.received == 0) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  EXPECT_EQ(told.received, 4u);
  downloader.stop();
  EXPECT_FALSE(downloader.isRunning());
  QCoreApplication::processEvents();
  EXPECT_EQ(told.failure.toStdString(), "");
  expectNothingStored();
  server.answer("/table.csv", {.body = contents});
  EXPECT_EQ(fetch(file), "");
  EXPECT_EQ(contentsOf(QStringLiteral("table.csv")), contents);
}

TEST_F(DownloaderTest, WhatEndsWithItsOwnerLeavesNothing) {
  const PublishedFile file = published(contents);
  server.answer("/table.csv", {.body = contents.left(4), .announced = contents.size(), .stays = true});
  auto owned = std::make_unique<Downloader>();
  const Told heard(*owned);
  owned->start(file, folder.path());
  while (heard.received == 0) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  owned.reset();
  QCoreApplication::processEvents();
  EXPECT_EQ(heard.failure.toStdString(), "");
  expectNothingStored();
}

TEST_F(DownloaderTest, AnotherFileOfThatNameStaysUntilTheNewOneIsChecked) {
  const PublishedFile file = published(contents);
  const QByteArray own = "x,y\n7,8\n";
  write(QStringLiteral("table.csv"), own);
  server.answer("/table.csv", {.body = "x,y\r\n1,3\r\n"});
  EXPECT_NE(fetch(file), "");
  EXPECT_EQ(stored(), QStringList(QStringLiteral("table.csv")));
  EXPECT_EQ(contentsOf(QStringLiteral("table.csv")), own);
  told.failure.clear();
  server.answer("/table.csv", {.body = contents});
  EXPECT_EQ(fetch(file), "");
  EXPECT_EQ(contentsOf(QStringLiteral("table.csv")), contents);
  EXPECT_EQ(contentsOf(QStringLiteral("table.csv.old")), own);
}

TEST_F(DownloaderTest, NoKeptFileIsOverwritten) {
  write(QStringLiteral("table.csv.old"), "first");
  write(QStringLiteral("table.csv"), "second");
  server.answer("/table.csv", {.body = contents});
  EXPECT_EQ(fetch(published(contents)), "");
  EXPECT_EQ(contentsOf(QStringLiteral("table.csv.old")), "first");
  EXPECT_EQ(contentsOf(QStringLiteral("table.csv.old-2")), "second");
}

TEST_F(DownloaderTest, ALinkStaysALink) {
  write(QStringLiteral("elsewhere"), "own");
  QFile::link(folder.filePath(QStringLiteral("elsewhere")), folder.filePath(QStringLiteral("table.csv")));
  server.answer("/table.csv", {.body = contents});
  EXPECT_EQ(fetch(published(contents)), "");
  EXPECT_TRUE(QFileInfo(folder.filePath(QStringLiteral("table.csv"))).isSymLink());
  EXPECT_EQ(contentsOf(QStringLiteral("elsewhere")), contents);
  EXPECT_EQ(contentsOf(QStringLiteral("elsewhere.old")), "own");
}

TEST_F(DownloaderTest, AFolderOfThatNameIsSaidBeforeAnythingIsAsked) {
  QDir(folder.path()).mkdir(QStringLiteral("table.csv"));
  const std::string failure = fetch(published(contents));
  EXPECT_SAYS(failure, "there is a folder of that name");
  EXPECT_SAYS(failure, "Choose another folder");
  EXPECT_TRUE(server.requests.empty());
}

TEST_F(DownloaderTest, AFolderThatCannotBeWrittenIsSaidBeforeAnythingIsAsked) {
  write(QStringLiteral("file"), "no folder");
  // Nobody, not even root, can create files there.
  for (const QString& place : {folder.filePath(QStringLiteral("file")),
                               folder.filePath(QStringLiteral("file/in")), QStringLiteral("/proc")}) {
    told.failure.clear();
    downloader.start(published(contents), place);
    EXPECT_FALSE(downloader.isRunning());
    EXPECT_SAYS(told.failure.toStdString(), "cannot be stored in " + place.toStdString());
  }
  EXPECT_TRUE(server.requests.empty());
}

TEST_F(DownloaderTest, TwoAtOnceIntoOnePlaceGiveOneWholeFile) {
  const PublishedFile file = published(contents);
  server.answer("/table.csv", {.body = contents});
  Downloader second;
  const Told heard(second);
  downloader.start(file, folder.path());
  second.start(file, folder.path());
  while (downloader.isRunning() || second.isRunning())
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  EXPECT_EQ(told.failure.toStdString() + heard.failure.toStdString(), "");
  EXPECT_EQ(stored(), QStringList(QStringLiteral("table.csv")));
  EXPECT_EQ(contentsOf(QStringLiteral("table.csv")), contents);
}

TEST_F(DownloaderTest, StartingAgainStopsWhatWasRunning) {
  const PublishedFile file = published(contents);
  server.answer("/table.csv", {.isSilent = true});
  downloader.start(file, folder.path());
  server.answer("/table.csv", {.body = contents});
  EXPECT_EQ(fetch(file), "");
  EXPECT_EQ(contentsOf(QStringLiteral("table.csv")), contents);
}

class EncryptedDownload : public DownloaderTest {
protected:
  void SetUp() override {
    if (!QSslSocket::supportsSsl()) GTEST_SKIP() << "Qt has no TLS here";
    safe.answer("/table.csv", {.body = contents});
  }
  void TearDown() override { QSslConfiguration::setDefaultConfiguration(before); }
  static void trust() {
    QSslConfiguration trusting = QSslConfiguration::defaultConfiguration();
    trusting.addCaCertificate(QSslCertificate(test::kCertificate));
    QSslConfiguration::setDefaultConfiguration(trusting);
  }
  PublishedFile publishedSafely() {
    PublishedFile file = published(contents);
    file.url = safe.address("/table.csv");
    return file;
  }

  const QSslConfiguration before = QSslConfiguration::defaultConfiguration();
  SmallServer safe{SmallServer::Scheme::https};
};

TEST_F(EncryptedDownload, IsTakenFromAServerThatProvesWhoItIs) {
  trust();
  EXPECT_EQ(fetch(publishedSafely()), "");
  EXPECT_EQ(contentsOf(QStringLiteral("table.csv")), contents);
}

TEST_F(EncryptedDownload, IsRefusedFromOneThatDoesNot) {
  EXPECT_SAYS(fetch(publishedSafely()), "cannot prove that it is the publisher's");
  EXPECT_TRUE(safe.requests.empty());
  expectNothingStored();
}

TEST_F(EncryptedDownload, DoesNotFollowToAnAddressWithoutEncryption) {
  trust();
  const PublishedFile file = publishedSafely();
  safe.answer(
      "/table.csv",
      {.status = 302, .body = "", .headers = {QByteArray("Location: ") + server.address("/table.csv")}});
  server.answer("/table.csv", {.body = contents});
  EXPECT_SAYS(fetch(file), "without encryption");
  EXPECT_EQ(safe.requests.size(), 1u);
  EXPECT_TRUE(server.requests.empty());
  expectNothingStored();
}

}  // namespace
}  // namespace epsiscope::downloader_test

#include "ui/explain/message_list.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QNetworkProxy>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <map>
#include <new>
#include <string>

#include <nlohmann/json.hpp>

#include "core/base/file_error.h"
#include "core/reading/reader.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/lessons/example_lesson.h"
#include "tests/ui/support/speaking.h"
#include "ui/download/downloader.h"
#include "ui/explain/handbook.h"
#include "ui/lessons/class_folder.h"
#include "ui/session/runner.h"
#include "ui/widgets/counted_text.h"

namespace epsiscope::message_list_test {
namespace {

/// The reader's message about a table.
QString saidOf(const std::string& table) {
  const test::TemporaryFolder folder;
  try {
    readDataset(folder.write("table.csv", table), {});
  } catch (const FileError& error) {
    return QString::fromUtf8(error.what());
  }
  return {};
}

const std::string kRagged = "a,b\n1,2\n3,4\n5\n6,7\n";

TEST(MessageList, FindsThePageOfWhatIsSaidOfAFile) {
  EXPECT_EQ(pageOfMessage(saidOf(kRagged)), QStringLiteral("m-rows"));
  EXPECT_EQ(pageOfMessage(saidOf("%PDF-1.4\n")), QStringLiteral("m-kind"));
  EXPECT_EQ(pageOfMessage(saidOf("a,b\n")), QStringLiteral("m-rows"));
  EXPECT_EQ(pageOfMessage(QStringLiteral("1 row cannot be split into rows to learn from and rows to test on; "
                                         "use a table with more rows.")),
            QStringLiteral("m-few"));
}

TEST(MessageList, SpeaksTheLanguageOfTheScreen) {
  const test::Speaking german(QStringLiteral("de"));
  const QString said = saidOf(kRagged);
  EXPECT_FALSE(said.contains(QStringLiteral("expected"))) << said.toStdString();
  EXPECT_EQ(pageOfMessage(said), QStringLiteral("m-rows")) << said.toStdString();
}

TEST(MessageList, FindsNoPageForWhatNobodySays) {
  for (const char* said : {"", ".", "staircase", "a text", "The noise is Laplace noise"})
    EXPECT_EQ(pageOfMessage(QString::fromUtf8(said)), QString()) << said;
}

TEST(MessageList, FindsThePageOfWhatIsSaidOfALesson) {
  std::string lesson = test::exampleLesson();
  lesson.replace(lesson.find("\"minutes\": 3"), 12, "\"minutes\": \"\"");
  lesson.replace(lesson.find("\"hint\""), 6, "\"hunt\"");
  const LessonReading reading = readLesson(lesson, test::someControls());
  ASSERT_EQ(reading.problems.size(), 2u);
  for (const LessonProblem& problem : reading.problems)
    EXPECT_EQ(pageOfMessage(sentenceOf(problem, QStringLiteral("l.json"))), QStringLiteral("m-lesson"))
        << problem.sentence.toStdString();
}

TEST(MessageList, FindsThePageOfWhatIsSaidOfAClass) {
  const test::TemporaryFolder folder;
  folder.write("class.json", R"({"study": "absent.json"})");
  const ClassFolder read = readClassFolder(QString::fromStdString(folder.path().string()));
  ASSERT_EQ(read.problems.size(), 1);
  EXPECT_EQ(pageOfMessage(read.problems.front()), QStringLiteral("m-class"));
}

TEST(MessageList, FindsThePageOfWhatIsSaidOfADownload) {
  QNetworkProxy::setApplicationProxy(QNetworkProxy::NoProxy);
  const QTemporaryDir folder;
  Downloader downloader;
  QString said;
  QObject::connect(&downloader, &Downloader::failed, [&](const QString& sentence) { said = sentence; });
  // Nobody answers at the first port.
  downloader.start({.name = "t.csv", .url = "http://127.0.0.1:1/t.csv", .bytes = 1, .sha256 = "0"},
                   folder.path());
  while (downloader.isRunning()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  EXPECT_EQ(pageOfMessage(said), QStringLiteral("m-download")) << said.toStdString();
}

TEST(MessageList, FindsThePageOfMemoryThatIsNotThere) {
  Runner runner;
  QString said;
  QObject::connect(&runner, &Runner::failed, [&](const QString& sentence) { said = sentence; });
  runner.start([](const Runner::Control&) -> Runner::Delivery { throw std::bad_alloc(); });
  while (runner.isRunning()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  EXPECT_EQ(pageOfMessage(said), QStringLiteral("m-limits")) << said.toStdString();
}

/// The list in its source file.
nlohmann::json groups() {
  return nlohmann::json::parse(test::bytesOf(EPSISCOPE_SOURCE_DIR "/resources/handbook/messages.json"));
}

/// A wrong context would leave English words in every other language.
TEST(MessageList, HasGermanWordsForAllThatTheWindowSays) {
  const test::Speaking german(QStringLiteral("de"));
  const auto expectWords = [](const std::string& context, const nlohmann::json& text) {
    const bool counts = text.is_object();
    const std::string many = (counts ? text.at("many") : text).get<std::string>();
    const std::string one = counts ? text.at("one").get<std::string>() : std::string();
    EXPECT_TRUE(translationOf(context.c_str(), many.c_str(), counts ? one.c_str() : nullptr, counts ? 2 : -1))
        << context << ": " << many;
  };
  for (const nlohmann::json& group : groups()) {
    const std::string context = group.at("context").get<std::string>();
    if (context.empty() || group.at("page").get<std::string>().empty()) continue;
    for (const nlohmann::json& one : group.at("says")) {
      if (!one.is_array()) expectWords(context, one);
      if (one.is_array())
        for (const nlohmann::json& part : one) expectWords(context, part);
    }
  }
}

TEST(MessageList, StandsOnThePagesOfTheHandbook) {
  const auto chapters = handbook({}, QStringLiteral("en"));
  for (const ExplainedMessage& message : explainedMessages()) {
    int pages = 0;
    for (const HandbookChapter& chapter : chapters)
      for (const HandbookPage& page : chapter.pages)
        pages += page.id == message.page && page.html.contains(message.sentence().toHtmlEscaped()) ? 1 : 0;
    EXPECT_EQ(pages, 1) << message.page.toStdString() << ": " << message.sentence().toStdString();
  }
}

/// "…" stands for the parts that vary: no placeholder is left, and no two pages say the same.
TEST(MessageList, SaysEachSentenceOnOnePage) {
  std::map<QString, QString> pages;
  for (const ExplainedMessage& message : explainedMessages()) {
    EXPECT_FALSE(message.sentence().contains(QRegularExpression(QStringLiteral("%[0-9nL]"))))
        << message.sentence().toStdString();
    const auto [known, isNew] = pages.emplace(message.sentence(), message.page);
    EXPECT_EQ(known->second, message.page) << message.sentence().toStdString();
  }
  EXPECT_GT(pages.size(), 300u);
}

}  // namespace
}  // namespace epsiscope::message_list_test

#include <gtest/gtest.h>

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::translations_test {
namespace {

struct Message {
  QString context, source, comment;
  QStringList translations;  ///< more than one for a plural
  bool numerus = false, finished = true;

  QString key() const { return context + QLatin1Char('\n') + source + QLatin1Char('\n') + comment; }
};

QList<Message> messagesOf(const QString& name) {
  QFile file(name);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name.toStdString();
  QXmlStreamReader xml(&file);
  QList<Message> messages;
  QString context;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == QLatin1String("name")) context = xml.readElementText();
    if (xml.name() == QLatin1String("message"))
      messages.append({.context = context,
                       .source = {},
                       .comment = {},
                       .translations = {},
                       .numerus = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes")});
    if (xml.name() == QLatin1String("source")) messages.back().source = xml.readElementText();
    if (xml.name() == QLatin1String("comment")) messages.back().comment = xml.readElementText();
    if (xml.name() == QLatin1String("numerusform"))
      messages.back().translations << xml.readElementText(QXmlStreamReader::IncludeChildElements);
    if (xml.name() == QLatin1String("translation")) {
      messages.back().finished = !xml.attributes().hasAttribute(QLatin1String("type"));
      if (!messages.back().numerus) messages.back().translations << xml.readElementText();
    }
  }
  EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
  return messages;
}

const QString kGerman = QStringLiteral(EPSISCOPE_SOURCE_DIR "/resources/translations/epsiscope_de.ts");

QSet<QString> keysOf(const QList<Message>& messages) {
  QSet<QString> keys;
  for (const Message& message : messages) keys.insert(message.key());
  return keys;
}

/// %1, %n and the like, each as often as it occurs.
QStringList placeholdersOf(const QString& text) {
  static const QRegularExpression placeholder(QStringLiteral("%L?[0-9n]"));
  QStringList found;
  for (auto match = placeholder.globalMatch(text); match.hasNext();) found << match.next().captured();
  found.removeDuplicates();
  found.sort();
  return found;
}

bool hasMnemonic(const QString& text) {
  static const QRegularExpression mnemonic(QStringLiteral("&[^&\\s]"));
  return mnemonic.match(text).hasMatch() && !text.contains(QLatin1String("&nbsp;"));
}

TEST(Translations, AreInStepWithTheSources) {
  const test::TemporaryFolder folder;
  const QString fresh = QString::fromStdString((folder.path() / "fresh_de.ts").string());
  QProcess update;
  update.start(QStringLiteral(EPSISCOPE_SOURCE_DIR "/resources/translations/update"),
               {QStringLiteral(EPSISCOPE_LUPDATE), fresh});
  ASSERT_TRUE(update.waitForFinished(120000)) << update.errorString().toStdString();
  ASSERT_EQ(update.exitCode(), 0) << update.readAllStandardError().toStdString();
  const QSet<QString> wanted = keysOf(messagesOf(fresh)), known = keysOf(messagesOf(kGerman));
  ASSERT_FALSE(wanted.isEmpty());
  for (const QString& key : wanted - known)
    ADD_FAILURE() << "not in epsiscope_de.ts; build update-translations: " << key.toStdString();
  for (const QString& key : known - wanted)
    ADD_FAILURE() << "no longer in the sources; build update-translations: " << key.toStdString();
}

TEST(Translations, AreFinishedAndKeepPlaceholdersAndMnemonics) {
  for (const Message& message : messagesOf(kGerman)) {
    EXPECT_TRUE(message.finished) << message.key().toStdString();
    EXPECT_EQ(message.translations.size(), message.numerus ? 2 : 1) << message.key().toStdString();
    for (const QString& translation : message.translations) {
      EXPECT_FALSE(translation.isEmpty()) << message.key().toStdString();
      EXPECT_EQ(placeholdersOf(translation), placeholdersOf(message.source)) << translation.toStdString();
      EXPECT_EQ(hasMnemonic(translation), hasMnemonic(message.source)) << translation.toStdString();
    }
    EXPECT_LE(message.source.count(QLatin1String("%n")), 1)
        << "counted() fills in one: " << message.source.toStdString();
  }
}

/// A lookup in a context that lupdate invented would never find its translation.
TEST(Translations, HaveContextsOfTheProgram) {
  for (const Message& message : messagesOf(kGerman))
    EXPECT_NE(message.context, QStringLiteral("std")) << message.source.toStdString();
}

}  // namespace
}  // namespace epsiscope::translations_test

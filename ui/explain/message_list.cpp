#include "ui/explain/message_list.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <optional>

#include "ui/theme/resources.h"
#include "ui/widgets/counted_text.h"

namespace epsiscope {

namespace {

const QChar kDots = QChar(0x2026);
/// Taken out of the words again.
constexpr int kAnyCount = 7'654'321;
/// Shorter words are in anything.
constexpr qsizetype kFewestLetters = 8;

/// `text`: of one that counts an object, its words for many things and for one.
QString inLanguage(const QByteArray& context, const QJsonValue& text, int count) {
  const QByteArray many = (text.isObject() ? text[QLatin1String("many")] : text).toString().toUtf8();
  const QByteArray one = text[QLatin1String("one")].toString().toUtf8();
  std::optional<QString> found;
  if (!context.isEmpty())
    found =
        translationOf(context, many, one.isEmpty() ? nullptr : one.constData(), one.isEmpty() ? -1 : count);
  QString words = found.value_or(QString::fromUtf8(count == 1 && !one.isEmpty() ? one : many));
  static const QRegularExpression differs(QStringLiteral("%[0-9n]|%1").arg(kAnyCount));
  return words.replace(differs, kDots);
}

ExplainedMessage messageIn(const QString& page, const QByteArray& context, const QJsonValue& text) {
  const QJsonValue reason = text.isArray() ? text[0] : text;
  return {.page = page,
          .reason = inLanguage(context, reason, kAnyCount),
          .reasonOfOne = reason.isObject() ? inLanguage(context, reason, 1) : QString(),
          .nextStep = text.isArray() ? inLanguage(context, text[1], kAnyCount) : QString()};
}

/// The number of letters of the message in these words; 0 if they are not in it.
qsizetype lettersIn(const QString& words, const QString& said) {
  qsizetype letters = 0, at = 0;
  for (const QString& part : words.split(kDots)) {
    at = said.indexOf(part, at);
    if (at < 0) return 0;
    at += part.size();
    letters += part.size();
  }
  return letters >= kFewestLetters ? letters : 0;
}

}  // namespace

QString ExplainedMessage::sentence() const {
  const QString whole = nextStep.isEmpty() ? reason : reason + QStringLiteral("; ") + nextStep;
  return whole.endsWith(QLatin1Char('.')) || whole.endsWith(kDots) ? whole : whole + QLatin1Char('.');
}

std::vector<ExplainedMessage> explainedMessages() {
  useResources();
  std::vector<ExplainedMessage> messages;
  const QJsonArray groups =
      QJsonDocument::fromJson(fileContents(QStringLiteral(":/handbook/messages.json"))).array();
  for (const QJsonValue& group : groups) {
    const QString page = group[QLatin1String("page")].toString();
    if (page.isEmpty()) continue;  // parts of messages
    const QByteArray context = group[QLatin1String("context")].toString().toUtf8();
    for (const QJsonValue& one : group[QLatin1String("says")].toArray())
      messages.push_back(messageIn(page, context, one));
  }
  return messages;
}

QString pageOfMessage(const QString& said) {
  if (said.size() < kFewestLetters) return {};
  QString page;
  qsizetype most = 0;
  for (const ExplainedMessage& message : explainedMessages()) {
    const qsizetype letters = std::max(lettersIn(message.reason, said), lettersIn(message.reasonOfOne, said));
    if (letters == 0) continue;
    const qsizetype sure = letters + lettersIn(message.nextStep, said);
    if (sure <= most) continue;
    most = sure;
    page = message.page;
  }
  return page;
}

}  // namespace epsiscope

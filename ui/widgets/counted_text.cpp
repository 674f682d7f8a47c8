#include "ui/widgets/counted_text.h"

#include <QCoreApplication>

#include "ui/widgets/number_text.h"

namespace epsiscope {

std::optional<QString> translationOf(const char* context, const char* text, const char* one, int count) {
  const QString words = QCoreApplication::translate(context, text, one, count);
  // Where there is no translation Qt returns the text itself.
  QString untranslated = QString::fromUtf8(text);
  if (count >= 0) untranslated.replace(QLatin1String("%n"), QString::number(count));
  if (words == untranslated) return std::nullopt;
  return words;
}

QString countedText(const char* context, const char* many, const char* one, std::size_t count) {
  const auto words = translationOf(context, many, one, static_cast<int>(count));
  const QString text = words.value_or(QString::fromUtf8(count == 1 ? one : many));
  // "one possible result" counts in words.
  return text.contains(QLatin1String("%1")) ? text.arg(countText(count)) : text;
}

}  // namespace epsiscope

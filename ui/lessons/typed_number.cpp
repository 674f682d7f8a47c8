#include "ui/lessons/typed_number.h"

#include <QObject>
#include <QRegularExpression>

#include <array>

#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

TypedNumber readAs(double value) {
  return {.value = value, .remark = QObject::tr("Read as %1.").arg(exactText(value))};
}

/// Digits with at most one mark, which is a point.
std::optional<double> plainNumber(QString text, QChar grouping, QChar decimal) {
  text.remove(grouping);
  return numberFromText(text.replace(decimal, QLatin1Char('.')));
}

/// Digits with points and commas, which mean thousands or decimals.
TypedNumber marked(const QString& text) {
  const QChar point(QLatin1Char('.')), comma(QLatin1Char(','));
  const qsizetype points = text.count(point), commas = text.count(comma);
  static const QRegularExpression grouped(QStringLiteral("^[+-]?[1-9]\\d{0,2}([.,]\\d{3})+$"));
  const bool canBeGrouped = grouped.match(text).hasMatch();
  if (points > 0 && commas > 0) {
    const bool pointIsLast = text.lastIndexOf(point) > text.lastIndexOf(comma);
    const auto value = pointIsLast ? plainNumber(text, comma, point) : plainNumber(text, point, comma);
    return value ? readAs(*value) : TypedNumber{};
  }
  const QChar mark = points > 0 ? point : comma;
  if (points + commas > 1) {
    const auto value = canBeGrouped ? plainNumber(text, mark, QLatin1Char(' ')) : std::nullopt;
    return value ? readAs(*value) : TypedNumber{};
  }
  const auto value = plainNumber(text, QLatin1Char(' '), mark);
  if (!value || mark == decimalMark()) return {.value = value};
  if (!canBeGrouped) return readAs(*value);
  const auto thousands = plainNumber(text, mark, QLatin1Char(' '));
  return {.remark = QObject::tr("“%1” can be %2 or %3: write the one you mean without a mark for "
                                "thousands.")
                        .arg(text, exactText(*value), exactText(*thousands))};
}

/// Takes the ending away, whatever its case. Returns whether it was there.
bool takeEnding(QString& text, const QString& ending) {
  if (ending.isEmpty() || !text.endsWith(ending, Qt::CaseInsensitive)) return false;
  text.chop(ending.size());
  text = text.trimmed();
  return true;
}

TypedNumber fraction(const QString& text) {
  const auto above = numberFromText(text.section(QLatin1Char('/'), 0, 0)),
             below = numberFromText(text.section(QLatin1Char('/'), 1));
  return above && below && *below != 0 ? readAs(*above / *below) : TypedNumber{};
}

TypedNumber withoutUnit(QString text) {
  text.replace(QChar(0x2212), QLatin1Char('-'));
  static const QRegularExpression spaces(QStringLiteral("(?<=\\d)[\\s'’](?=\\d{3}(?!\\d))"),
                                         QRegularExpression::UseUnicodePropertiesOption);
  text.remove(spaces);
  if (text.count(QLatin1Char('/')) == 1) return fraction(text);
  if (text.contains(QLatin1Char('.')) || text.contains(QLatin1Char(','))) return marked(text);
  return {.value = numberFromText(text)};
}

}  // namespace

TypedNumber typedNumber(const QString& typed, const QString& unit) {
  QString text = typed.trimmed();
  // "=" and "about" before it say nothing else.
  static const QRegularExpression before(QStringLiteral("^[=~≈\\s]+"));
  text.remove(before);
  takeEnding(text, unit);
  bool percent = false;
  for (const char* word : {"%", "percent", "Prozent"})
    percent = takeEnding(text, QString::fromUtf8(word)) || percent;
  TypedNumber number = withoutUnit(text);
  if (number.value && percent && unit != QLatin1String("%")) return readAs(*number.value / 100);
  if (!number.value && number.remark.isEmpty())
    number.remark = QObject::tr("“%1” is not understood as a number: write it like %2.")
                        .arg(typed.trimmed(), numberText(0.5));
  return number;
}

}  // namespace epsiscope

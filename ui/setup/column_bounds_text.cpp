#include "ui/setup/column_bounds_text.h"

#include <QRegularExpression>
#include <QStringList>

#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// A smallest and a largest value: 32..42.
constexpr QLatin1String kBetween("..");

/// "99" or "32..42"; of three dots nobody knows which are the two.
std::optional<ColumnBound> boundFromText(const QString& text) {
  if (text.contains(QLatin1String("..."))) return std::nullopt;
  const qsizetype between = text.indexOf(kBetween);
  const std::optional<double> upper =
      numberFromText(between < 0 ? text : text.sliced(between + kBetween.size()));
  if (!upper) return std::nullopt;
  ColumnBound bound{.column = {}, .bound = *upper};
  if (between >= 0) bound.lower = numberFromText(text.first(between));
  return between < 0 || bound.lower ? std::optional(bound) : std::nullopt;
}

}  // namespace

QString textOfColumnBounds(const std::vector<ColumnBound>& bounds) {
  static const QRegularExpression special(QStringLiteral("[,;\"]"));
  QStringList parts;
  for (const ColumnBound& bound : bounds) {
    QString name = QString::fromStdString(bound.column);
    if (name.contains(special))
      name = QLatin1Char('"') + name.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
    const QString lower = bound.lower ? exactText(*bound.lower) + kBetween : QString();
    parts << name + QLatin1Char(' ') + lower + exactText(bound.bound);
  }
  return parts.join(decimalMark() == QLatin1Char(',') ? QStringLiteral("; ") : QStringLiteral(", "));
}

std::optional<std::vector<ColumnBound>> columnBoundsFromText(const QString& text) {
  // A name, in quotes or without a separator in it, then a number, then a separator or the end.
  // A comma inside a number is its decimal mark, where commas are.
  static const QRegularExpression byPoint(
      QStringLiteral(R"re(\G\s*(?:"((?:[^"]|"")*)"|([^,;"]*?\S))\s+([^\s,;"]+)\s*(?:[,;]|$))re"));
  static const QRegularExpression byComma(
      QStringLiteral(R"re(\G\s*(?:"((?:[^"]|"")*)"|([^,;"]*?\S))\s+([^\s;"]+?)\s*(?:;|,(?=\s|$)|$))re"));
  const QRegularExpression& part = decimalMark() == QLatin1Char(',') ? byComma : byPoint;
  std::vector<ColumnBound> bounds;
  qsizetype at = 0;
  while (at < text.size() && !QStringView(text).mid(at).trimmed().isEmpty()) {
    const QRegularExpressionMatch match = part.match(text, at);
    if (!match.hasMatch()) return std::nullopt;
    std::optional<ColumnBound> bound = boundFromText(match.captured(3));
    if (!bound) return std::nullopt;
    QString name = match.captured(1).isNull()
                       ? match.captured(2)
                       : match.captured(1).replace(QStringLiteral("\"\""), QStringLiteral("\""));
    bound->column = name.trimmed().toStdString();
    bounds.push_back(std::move(*bound));
    at = match.capturedEnd();
  }
  return bounds;
}

}  // namespace epsiscope

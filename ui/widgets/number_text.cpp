#include "ui/widgets/number_text.h"

#include <QLocale>

#include <charconv>
#include <cmath>
#include <string>

namespace epsiscope {

namespace {

const QChar thinSpace(0x2009);
const QChar trueMinus(0x2212);

/// Thin spaces between groups of three digits before the point, from five digits on (1234, but 12 345).
QString grouped(const QString& plain) {
  const qsizetype start = plain.startsWith(QLatin1Char('-')) ? 1 : 0;
  qsizetype point = plain.indexOf(QLatin1Char('.'));
  if (point < 0) point = plain.size();
  QString result = plain;
  if (point - start >= 5)
    for (qsizetype at = point - 3; at > start; at -= 3) result.insert(at, thinSpace);
  return withDecimalMark(result.replace(QLatin1Char('-'), trueMinus));
}

QString trimmedZeros(QString text) {
  if (!text.contains(QLatin1Char('.'))) return text;
  while (text.endsWith(QLatin1Char('0'))) text.chop(1);
  if (text.endsWith(QLatin1Char('.'))) text.chop(1);
  return text;
}

QString scientific(double value, int digits, bool fixed) {
  const QString text = QString::number(value, 'e', digits - 1);
  const qsizetype e = text.indexOf(QLatin1Char('e'));
  const QString mantissa = fixed ? text.left(e) : trimmedZeros(text.left(e));
  return grouped(mantissa + QLatin1Char('e') + QString::number(text.mid(e + 1).toInt()));
}

QString formatted(double value, int digits, bool fixed) {
  if (!std::isfinite(value)) return QStringLiteral("\u2013");
  const double rounded = roundedTo(value, digits);
  if (rounded == 0)
    return fixed ? withDecimalMark(QString::number(0.0, 'f', digits - 1)) : QStringLiteral("0");
  const int exponent = static_cast<int>(std::floor(std::log10(std::abs(rounded)) + 1e-12));
  if (exponent < -4 || exponent >= 7) return scientific(rounded, digits, fixed);
  const int decimals = std::max(0, digits - 1 - exponent);
  const QString plain = QString::number(rounded, 'f', decimals);
  return grouped(fixed ? plain : trimmedZeros(plain));
}

}  // namespace

QChar decimalMark() {
  return QLocale().decimalPoint() == QLatin1String(",") ? QLatin1Char(',') : QLatin1Char('.');
}

QString withDecimalMark(QString plain) {
  return plain.replace(QLatin1Char('.'), decimalMark());
}

QString numberText(double value, int digits) {
  return formatted(value, digits, false);
}

QString fixedNumberText(double value, int digits) {
  return formatted(value, digits, true);
}

QString exactText(double value) {
  const double magnitude = std::abs(value);
  const bool plain = value == 0 || (magnitude >= 1e-4 && magnitude < 1e7);
  char buffer[64];
  const auto format = plain ? std::chars_format::fixed : std::chars_format::scientific;
  const auto result = std::to_chars(buffer, buffer + sizeof buffer, value, format);
  QString text = QString::fromLatin1(buffer, result.ptr - buffer);
  // 1e-5, not 1e-05.
  const qsizetype e = text.indexOf(QLatin1Char('e'));
  return withDecimalMark(e < 0 ? text : text.left(e + 1) + QString::number(text.mid(e + 1).toInt()));
}

std::optional<double> numberFromText(const QString& text, int powerOfTen) {
  QString plain = text.trimmed().replace(trueMinus, QLatin1Char('-'));
  if (decimalMark() == QLatin1Char(',')) plain.replace(QLatin1Char(','), QLatin1Char('.'));
  std::string bytes = plain.toStdString();
  if (!bytes.empty() && bytes.front() == '+' && bytes.size() > 1 && bytes[1] != '-') bytes.erase(0, 1);
  // The exponent is changed in the text: dividing would round a second time.
  const std::size_t e = bytes.find_first_of("eE");
  long long exponent = 0;
  if (e != std::string::npos) {
    const std::size_t digits = e + 1 < bytes.size() && bytes[e + 1] == '+' ? e + 2 : e + 1;
    const auto [end, error] = std::from_chars(bytes.data() + digits, bytes.data() + bytes.size(), exponent);
    if (error != std::errc() || end != bytes.data() + bytes.size()) return std::nullopt;
  }
  const std::string shifted = bytes.substr(0, e) + "e" + std::to_string(exponent + powerOfTen);
  double value = 0;
  const auto [end, error] = std::from_chars(shifted.data(), shifted.data() + shifted.size(), value);
  if (error != std::errc() || end != shifted.data() + shifted.size() || !std::isfinite(value))
    return std::nullopt;
  return value;
}

QString countText(std::size_t count) {
  QString digits = QString::number(static_cast<qulonglong>(count));
  if (digits.size() >= 5)
    for (qsizetype at = digits.size() - 3; at > 0; at -= 3) digits.insert(at, thinSpace);
  return digits;
}

double roundedTo(double value, int digits) {
  if (value == 0 || !std::isfinite(value)) return value;
  char buffer[40];
  const auto written =
      std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::scientific, digits - 1);
  double result = value;
  std::from_chars(buffer, written.ptr, result);
  return result;
}

}  // namespace epsiscope

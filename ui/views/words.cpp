#include "ui/views/words.h"

#include <QObject>
#include <QRegularExpression>

#include <cmath>

#include "ui/widgets/number_text.h"

namespace epsiscope {

QString countText(std::size_t count) {
  QString digits = QString::number(static_cast<qulonglong>(count));
  if (digits.size() >= 5)
    for (qsizetype at = digits.size() - 3; at > 0; at -= 3) digits.insert(at, QChar(0x2009));
  return digits;
}

QString percentText(double fraction, int digits) {
  return numberText(100 * fraction, digits) + QStringLiteral(" %");
}

QString certaintyText(double probability) {
  return probability < 0.9995 ? percentText(probability) : QObject::tr("more than 99.9 %");
}

QString decimalText(double value, int decimals) {
  if (!std::isfinite(value)) return numberText(value);
  const QString text = QString::number(std::abs(value), 'f', decimals);
  const bool isZero = text.toDouble() == 0;
  return value < 0 && !isZero ? QChar(0x2212) + text : text;
}

QString inSymbols(const std::string& sentence) {
  static const QRegularExpression epsilon(QStringLiteral("\\bepsilon\\b")),
      lambda(QStringLiteral("\\blambda\\b")), capitalLambda(QStringLiteral("\\bLambda\\b"));
  return QString::fromStdString(sentence)
      .replace(epsilon, QStringLiteral("ε"))
      .replace(lambda, QStringLiteral("λ"))
      .replace(capitalLambda, QStringLiteral("Λ"))
      .replace(QStringLiteral("<="), QStringLiteral("≤"))
      .replace(QStringLiteral("ε - 1"), QStringLiteral("ε − 1"));
}

QString counted(std::size_t count, const QString& thing) {
  return countText(count) + QLatin1Char(' ') + thing + (count == 1 ? QString() : QStringLiteral("s"));
}

}  // namespace epsiscope

#include "ui/widgets/text_field.h"

#include <QRegularExpression>
#include <QStyle>

#include "ui/widgets/number_text.h"

namespace epsiscope {

TextField::TextField(const QString& accessibleName, Check check, QWidget* parent)
    : QLineEdit(parent), m_check(std::move(check)) {
  setAccessibleName(accessibleName);
  connect(this, &QLineEdit::editingFinished, this, &TextField::take);
}

void TextField::showText(const QString& text) {
  if (text == m_shown) return;
  m_shown = text;
  if (text != this->text()) {
    setText(text);
    // Where it does not fit, one reads it from its start.
    setCursorPosition(0);
  }
  if (!m_own.isEmpty()) {
    m_own.clear();
    emit badText(false);
  }
  mark();
}

void TextField::setProblem(const QString& sentence) {
  m_outside = sentence;
  mark();
}

QString TextField::sentence() const {
  return m_own.isEmpty() ? m_outside : m_own;
}

void TextField::take() {
  const QString text = this->text().trimmed();
  if (text == m_shown && m_own.isEmpty()) return;
  const bool wasBad = hasBadText();
  m_own = m_check(text);
  if (wasBad != hasBadText()) emit badText(hasBadText());
  mark();
  if (hasBadText() || text == m_shown) return;
  m_shown = text;
  emit accepted(text);
}

void TextField::mark() {
  const bool bad = !sentence().isEmpty();
  if (property("bad").toBool() != bad) {
    setProperty("bad", bad);
    style()->unpolish(this);
    style()->polish(this);
  }
  emit sentenceChanged();
}

std::optional<std::vector<double>> numbersFromText(const QString& text) {
  // "0,1; 0,5" and "0,1, 0,5" where the comma is the decimal mark.
  const QRegularExpression separators(
      decimalMark() == QLatin1Char(',') ? QStringLiteral("[;\\s]+|,(?:\\s+|$)") : QStringLiteral("[;,\\s]+"));
  std::vector<double> numbers;
  for (const QString& part : text.split(separators, Qt::SkipEmptyParts)) {
    const std::optional<double> number = numberFromText(part);
    if (!number) return std::nullopt;
    numbers.push_back(*number);
  }
  return numbers;
}

QString textOfNumbers(const std::vector<double>& numbers) {
  QStringList parts;
  for (const double number : numbers) parts << exactText(number);
  return parts.join(decimalMark() == QLatin1Char(',') ? QStringLiteral("; ") : QStringLiteral(", "));
}

}  // namespace epsiscope

#pragma once

#include <QLineEdit>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

class QLabel;

namespace epsiscope {

/// A line of text that means a value of some kind. A text that cannot be read stays as typed, marks the field
/// and is reported; the value stays the last good one.
class TextField : public QLineEdit {
  Q_OBJECT
public:
  /// Says what is wrong with a text in one sentence, or nothing if it is good.
  using Check = std::function<QString(const QString&)>;
  TextField(const QString& accessibleName, Check check, QWidget* parent = nullptr);

  /// Shows a value as text. Text that the user is typing stays until the value itself changes.
  void showText(const QString& text);
  /// A sentence from outside (problems()); a badly typed text has its own.
  void setProblem(const QString& sentence);
  /// The sentence for the line below.
  QString sentence() const;
  bool hasBadText() const { return !m_own.isEmpty(); }

signals:
  void accepted(const QString& text);  ///< by the user, and good
  void badText(bool bad);
  void sentenceChanged();

private:
  void take();
  void mark();

  Check m_check;
  QString m_shown;
  QString m_own;
  QString m_outside;
};

/// Values separated by semicolons or blanks, and by commas that are not decimal marks; nothing if one of them
/// is no finite number.
std::optional<std::vector<double>> numbersFromText(const QString& text);
QString textOfNumbers(const std::vector<double>& numbers);

}  // namespace epsiscope

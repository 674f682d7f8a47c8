#pragma once

#include <QStringList>
#include <QWidget>

#include <optional>

class QComboBox;

namespace epsiscope {

class TextField;

/// Whom the rows belong to: every row by itself, or a person who is named in a column and has at most so
/// many.
class PersonPicker : public QWidget {
  Q_OBJECT
public:
  explicit PersonPicker(QWidget* parent = nullptr);

  /// `columns`: those that could name people. `person`: empty, or the chosen one.
  void show(const QStringList& columns, const QString& person, std::optional<int> mostRows);
  void setProblem(const QString& sentence);
  /// What is wrong with the number, or empty.
  QString sentence() const;

signals:
  void chosen(const QString& person, std::optional<int> mostRows);  ///< by the user
  void badText(bool bad);
  void sentenceChanged();

private:
  QComboBox* m_person;
  QWidget* m_mostRow;
  TextField* m_most;
  std::optional<int> m_rows;
};

}  // namespace epsiscope

#pragma once

#include <QDialog>
#include <QString>

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/table/dataset.h"

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace epsiscope {

class Badge;

/// The categories of a column of text, one per line: declared without looking at the data, or those of the
/// data, which is not private.
class CategoryDialog : public QDialog {
  Q_OBJECT
public:
  using Categories = std::optional<std::vector<std::string>>;  ///< null: those of the data
  /// `hidden`: the data must not be seen, so that nothing can be taken from them.
  CategoryDialog(const Column& column, const Categories& declared, bool hidden, QWidget* parent = nullptr);

signals:
  void chosen(const Categories& categories);

private:
  void assemble(const QString& name, bool hidden);
  void write(const std::vector<std::string>& categories);
  void takeFromData();
  void follow();
  void accept() override;
  std::vector<std::string> lines() const;

  std::vector<std::string> m_ofData;
  bool m_fromData = false;                   ///< the text holds the categories of the data
  std::map<QString, std::string> m_written;  ///< categories by the lines that show them
  QPlainTextEdit* m_text;
  Badge* m_notPrivate;
  QLabel* m_said;
  QPushButton* m_ok;
};

}  // namespace epsiscope

#pragma once

#include <QDialog>

#include <optional>
#include <string>

#include "core/study/data_choice.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace epsiscope {

/// The smallest and the largest value that a column of numbers can have, declared without looking at the
/// data.
class BoundsDialog : public QDialog {
  Q_OBJECT
public:
  using Bound = std::optional<ColumnBound>;  ///< null: none is declared
  BoundsDialog(const std::string& column, const Bound& declared, QWidget* parent = nullptr);

signals:
  void chosen(const Bound& bound);

private:
  QLineEdit* addField(const char* name, const QString& label, const QString& tip);
  void follow();
  void accept() override;
  /// The bound that the fields say, null where both are empty; or what is wrong with it.
  struct Said {
    Bound bound = {};
    QString problem = {};
  };
  Said said() const;

  std::string m_column;
  QLineEdit* m_least;
  QLineEdit* m_largest;
  QLabel* m_said;
  QPushButton* m_ok;
};

}  // namespace epsiscope

#pragma once

#include <QWidget>

#include <string>
#include <vector>

#include "core/prepare/prepare.h"
#include "core/study/study.h"
#include "core/tasks/undeclared.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace epsiscope {

/// Asks for declarations that are missing: bounds, categories and classes. What they could be is not shown,
/// for that would come from the table.
class DeclarationForm : public QWidget {
  Q_OBJECT
public:
  explicit DeclarationForm(QWidget* parent = nullptr);

  /// Takes no room where nothing is missing that can be declared here.
  void present(const Study& study, const std::vector<Problem>& problems,
               const std::vector<Undeclared>& undeclared);

signals:
  void declared(const Study& study);

private:
  /// Something that is asked for, of a column: two numbers, or a list of words.
  struct Wanted {
    std::string key, column;
    bool operator==(const Wanted&) const = default;
  };
  struct Row {
    Wanted wanted;
    QLineEdit* first;
    QLineEdit* second = nullptr;  ///< null: the first holds a list
  };

  static std::vector<Wanted> wantedFrom(const Study& study, const std::vector<Problem>& problems,
                                        const std::vector<Undeclared>& undeclared);
  void build(const std::vector<Wanted>& wanted);
  QLineEdit* addField(const QString& name, const QString& label, const QString& hint, QWidget* parent);
  void addRow(const Wanted& wanted, std::size_t index);
  /// Adds what the row says to the study; returns what is wrong with it, or nothing.
  QString take(const Row& row, Study& study) const;
  void declare();

  Study m_study;
  QVBoxLayout* m_column;
  QWidget* m_rowsHolder = nullptr;
  std::vector<Row> m_rows;
  QLabel* m_problem;
  QPushButton* m_declare;
};

}  // namespace epsiscope

#pragma once

#include <QWidget>

#include "core/text/decimal.h"
#include "ui/release/release_sight.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace epsiscope {

class BudgetBar;

/// The ledger that pays: its file, what of its budget is used and what the release takes, and its entries.
/// One that is not there can be made here.
class LedgerPanel : public QWidget {
  Q_OBJECT
public:
  explicit LedgerPanel(QWidget* parent = nullptr);
  void present(const QString& file, const ReleaseSight& sight);

signals:
  void fileChosen(const QString& file);
  void wanted(const Decimal& epsilon, const Decimal& delta);  ///< a new ledger in that file
  void epsilonChosen(double epsilon);                         ///< the one that still fits

private:
  QWidget* addMaker();
  void choose();
  void make();
  void showAccount(const ReleaseSight& sight);
  void showEntries(const LedgerContents& ledger);

  QString m_file;
  double m_fitting = 0;
  QLabel* m_place;
  QWidget* m_maker;
  QLineEdit* m_epsilon = nullptr;
  QLineEdit* m_delta = nullptr;
  QPushButton* m_make = nullptr;
  QLabel* m_makeProblem = nullptr;
  BudgetBar* m_bar;
  QLabel* m_account;
  QLabel* m_problem;
  QPushButton* m_fit;
  QTableWidget* m_entries;
};

}  // namespace epsiscope

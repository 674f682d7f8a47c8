#pragma once

#include <QTableView>

#include "ui/theme/theme.h"
#include "ui/state/app_state.h"

class QMenu;

namespace epsiscope {

class ColumnDelegate;
class ColumnSummaryModel;

/// A line per column with its role, its kind and the first things that a person looks at. The menu of a line
/// changes the role and the kind and declares categories and bounds.
class DataColumns : public QTableView {
  Q_OBJECT
public:
  explicit DataColumns(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme);
  /// The actions for a column; disabled entries say why. Owned by the table.
  QMenu* menuOf(int column);

  /// The height at which every column has its line.
  int wantedHeight() const;

signals:
  void edited(const Study& study);
  void columnChosen(int column);  ///< by mouse or keys: shows the column

protected:
  void changeEvent(QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  void addRoles(QMenu* menu, int column);
  void addKinds(QMenu* menu, int column);
  void addDeclarations(QMenu* menu, int column);
  void openMenu(const QModelIndex& at);
  void declareCategories(const std::string& column);
  void declareBounds(const std::string& column);
  QString whyNoTarget(const Column& column) const;
  QString whyNotIgnored(int column) const;

  ColumnSummaryModel* m_columns;
  ColumnDelegate* m_delegate;
  Study m_study;
  std::shared_ptr<const Dataset> m_dataset;
};

/// Makes the table a quiet one whose lines follow the size of its text.
void dressTable(QTableView* table);
void fitRows(QTableView* table);

}  // namespace epsiscope

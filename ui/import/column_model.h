#pragma once

#include <QAbstractTableModel>
#include <QStyledItemDelegate>

#include <memory>
#include <optional>

#include "core/table/dataset.h"
#include "ui/state/data_roles.h"

namespace epsiscope {

/// One row per column of the table: name, kind, role, the first values. Kind and role are chosen in their
/// cells.
class ColumnModel : public QAbstractTableModel {
  Q_OBJECT
public:
  enum Field { name, kind, role, sample, fields };
  static constexpr int kChoicesRole = Qt::UserRole;  ///< QStringList; Qt::EditRole is the chosen one's index
  using QAbstractTableModel::QAbstractTableModel;
  /// `declared`: what the study says of the columns; `data`: what they will be.
  void present(std::shared_ptr<const Dataset> dataset, const DataChoice& declared, const DataChoice& data);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

signals:
  /// The name is new, and of no other column.
  void renamed(const std::string& column, const std::string& name);
  /// Neither: as detected.
  void kindChosen(const std::string& column, std::optional<ColumnKind> kind, std::optional<CellForm> reading);
  void roleChosen(const std::string& column, ColumnRole role);

private:
  QStringList choices(const QModelIndex& index) const;
  int chosen(const QModelIndex& index) const;
  bool rename(const std::string& column, const QString& text);
  QString nameTip(const Column& column) const;
  QString kindTip(const Column& column) const;
  QString roleText(const QModelIndex& index, const Column& column) const;

  std::shared_ptr<const Dataset> m_dataset;
  DataChoice m_declared, m_data;
};

/// A box to choose from, in a cell; a line for a name.
class ChoiceDelegate : public QStyledItemDelegate {
  Q_OBJECT
public:
  using QStyledItemDelegate::QStyledItemDelegate;
  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const override;
  void setEditorData(QWidget* editor, const QModelIndex& index) const override;
  void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
};

}  // namespace epsiscope

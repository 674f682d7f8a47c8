#pragma once

#include <QStyledItemDelegate>

#include "ui/theme/theme.h"

namespace epsiscope {

/// Draws a column's histogram into its line, and marks the cells that open a menu. For a ColumnSummaryModel.
class ColumnDelegate : public QStyledItemDelegate {
  Q_OBJECT
public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void setTheme(const Theme& theme) { m_theme = theme; }
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
  Theme m_theme = lightTheme();
};

}  // namespace epsiscope

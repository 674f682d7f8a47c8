#include "ui/views/data/column_delegate.h"

#include <QPainter>

#include <algorithm>

#include "ui/views/data/column_summary_model.h"

namespace epsiscope {

namespace {

void drawBars(QPainter& painter, const std::vector<std::size_t>& bars, QRectF place, const QColor& color) {
  const auto highest = static_cast<double>(*std::ranges::max_element(bars));
  // A few narrow bars would be blocks.
  const double width = place.width() / static_cast<double>(std::max<std::size_t>(bars.size(), 8));
  for (std::size_t i = 0; i < bars.size(); ++i) {
    if (bars[i] == 0) continue;
    // The rarest values must be visible.
    const double height = std::max(1.0, place.height() * static_cast<double>(bars[i]) / highest);
    painter.fillRect(QRectF(place.left() + static_cast<double>(i) * width, place.bottom() - height,
                            std::max(1.0, width - 1), height),
                     color);
  }
}

}  // namespace

void ColumnDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
  QStyledItemDelegate::paint(painter, option, index);
  if (index.column() != ColumnSummaryModel::shape) return;
  const ColumnProfile* profile =
      static_cast<const ColumnSummaryModel*>(index.model())->profileOf(index.row());
  if (profile != nullptr && !profile->histogram.empty())
    drawBars(*painter, profile->histogram, QRectF(option.rect).adjusted(6, 3, -6, -3), m_theme.mutedText);
}

void ColumnDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
  QStyledItemDelegate::initStyleOption(option, index);
  if (index.column() == ColumnSummaryModel::role || index.column() == ColumnSummaryModel::kind)
    option->text += QStringLiteral(" ▾");
}

QSize ColumnDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QSize size = QStyledItemDelegate::sizeHint(option, index);
  if (index.column() == ColumnSummaryModel::shape) size.setWidth(6 * option.fontMetrics.height());
  return size;
}

}  // namespace epsiscope

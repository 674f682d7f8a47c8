#include "ui/views/method_table.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <numeric>

#include "ui/theme/marker.h"
#include "ui/theme/method_style.h"

namespace epsiscope {

namespace {

QPixmap swatch(const QString& method, const Theme& theme, QSize size, double ratio) {
  QPixmap picture(size * ratio);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  drawSwatch(painter, methodStyle(method, theme), QRectF(QPointF(0, 0), size), theme.surface);
  return picture;
}

}  // namespace

MethodTable::MethodTable(QWidget* parent) : QTableWidget(parent) {
  setFrameShape(QFrame::NoFrame);
  setShowGrid(false);
  setEditTriggers(NoEditTriggers);
  setSelectionBehavior(SelectRows);
  setSelectionMode(SingleSelection);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setTabKeyNavigation(false);
  setWordWrap(false);
  verticalHeader()->hide();
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  verticalHeader()->setMinimumSectionSize(0);
  horizontalHeader()->setHighlightSections(false);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
  followFont();
}

void MethodTable::followFont() {
  setIconSize(QSize(fontMetrics().height() * 2, fontMetrics().height()));
  verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
  m_rows.assign(m_rows.size(), {});
  updateGeometry();
}

void MethodTable::changeEvent(QEvent* event) {
  QTableWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) followFont();
}

void MethodTable::setRows(const QStringList& headings, const std::vector<MethodTableRow>& rows, bool numbers,
                          const Theme& theme) {
  const int columns = static_cast<int>(headings.size());
  const bool newShape = rowCount() != static_cast<int>(rows.size()) || columnCount() != columns;
  if (newShape || m_dark != theme.dark) m_rows.assign(rows.size(), {});
  m_dark = theme.dark;
  if (newShape) {
    setRowCount(static_cast<int>(rows.size()));
    setColumnCount(columns);
    m_numbers = numbers;
    horizontalHeader()->setSectionResizeMode(numbers ? QHeaderView::Fixed : QHeaderView::ResizeToContents);
    if (!numbers) horizontalHeader()->setStretchLastSection(true);
  }
  for (int column = 0; column < columns; ++column) {
    QTableWidgetItem* heading = horizontalHeaderItem(column);
    if (heading == nullptr) setHorizontalHeaderItem(column, heading = new QTableWidgetItem);
    if (heading->text() != headings[column]) heading->setText(headings[column]);
    heading->setToolTip(headings[column]);
    heading->setTextAlignment((numbers && column > 0 ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  }
  for (std::size_t row = 0; row < rows.size(); ++row) {
    if (m_rows[row] == rows[row]) continue;
    showRow(static_cast<int>(row), rows[row], numbers, theme);
    m_rows[row] = rows[row];
  }
  spreadColumns();
  if (newShape) updateGeometry();
}

/// Columns of numbers are as wide as their headings and texts, but so wide that a dragged number seldom moves
/// them, and share what is left; where there is too little, each gives up the same part.
void MethodTable::spreadColumns() {
  if (!m_numbers || columnCount() < 2) return;
  const int number = 10 * fontMetrics().averageCharWidth();
  std::vector<int> wanted;
  for (int column = 0; column < columnCount(); ++column)
    wanted.push_back(std::max(
        {column > 0 ? number : 0, sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column)}));
  const int all = std::accumulate(wanted.begin(), wanted.end(), 0), room = viewport()->width();
  for (int column = 0; column < columnCount(); ++column) {
    const int own = wanted[static_cast<std::size_t>(column)];
    const int share = column > 0 ? (room - all) / (columnCount() - 1) : 0;
    horizontalHeader()->resizeSection(column, all <= room ? own + share : own * room / all);
  }
}

void MethodTable::resizeEvent(QResizeEvent* event) {
  QTableWidget::resizeEvent(event);
  spreadColumns();
}

void MethodTable::showRow(int row, const MethodTableRow& content, bool numbers, const Theme& theme) {
  QTableWidgetItem* name = itemAt(row, 0);
  if (m_rows[static_cast<std::size_t>(row)].method != content.method)
    name->setIcon(QIcon(swatch(content.method, theme, iconSize(), devicePixelRatioF())));
  name->setText(content.label);
  for (int i = 0; i < content.texts.size() && i + 1 < columnCount(); ++i) {
    QTableWidgetItem* cell = itemAt(row, i + 1);
    cell->setText(content.texts[i]);
    cell->setToolTip(numbers ? QString() : content.texts[i]);
    cell->setTextAlignment((numbers ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    cell->setForeground(i < content.emphasised ? theme.problem : theme.text);
  }
}

QTableWidgetItem* MethodTable::itemAt(int row, int column) {
  QTableWidgetItem* found = item(row, column);
  if (found == nullptr) setItem(row, column, found = new QTableWidgetItem);
  return found;
}

QSize MethodTable::sizeHint() const {
  return {400, horizontalHeader()->sizeHint().height() + verticalHeader()->length() + 2};
}

QSize MethodTable::minimumSizeHint() const {
  return {200, sizeHint().height()};
}

}  // namespace epsiscope

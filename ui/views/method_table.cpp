#include "ui/views/method_table.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QPixmap>
#include <QScrollBar>

#include <algorithm>
#include <numeric>

#include "ui/theme/marker.h"
#include "ui/theme/method_style.h"
#include "ui/widgets/shown_text.h"

namespace epsiscope {

namespace {

QPixmap swatch(const MethodTableRow& row, const Theme& theme, QSize size, double ratio) {
  const MethodStyle style = methodStyle(row.method, theme);
  QPixmap picture(size * ratio);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  drawSwatch(painter, row.notPrivate ? notPrivateStyle(style) : style, QRectF(QPointF(0, 0), size),
             theme.surface);
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
  const auto choose = [this](int row) {
    const auto at = static_cast<std::size_t>(row);
    if (at < m_rows.size() && !m_rows[at].choice.isEmpty()) emit chosen(m_rows[at].choice);
  };
  connect(this, &QTableWidget::cellClicked, this, choose);
  connect(this, &QTableWidget::cellActivated, this, choose);
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

void MethodTable::setContents(const MethodTableContents& contents, const Theme& theme) {
  const auto& [headings, rows, leaveOut, numbers] = contents;
  const int columns = static_cast<int>(headings.size());
  const bool newShape = rowCount() != static_cast<int>(rows.size()) || columnCount() != columns;
  if (newShape || m_dark != theme.dark) m_rows.assign(rows.size(), {});
  m_dark = theme.dark;
  m_leaveOut = leaveOut;
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
    const QString words = shownText(headings[column]);
    if (heading->text() != words) heading->setText(words);
    heading->setToolTip(words);
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

std::vector<int> MethodTable::wantedWidths() const {
  const int number = 10 * fontMetrics().averageCharWidth();
  const int margins = 2 * fontMetrics().averageCharWidth() + 8;
  std::vector<int> wanted;
  for (int column = 0; column < columnCount(); ++column) {
    // A header gives no size for a hidden section, which must want the same size as when it is shown.
    const QTableWidgetItem* heading = horizontalHeaderItem(column);
    const int words =
        heading == nullptr ? 0 : horizontalHeader()->fontMetrics().horizontalAdvance(heading->text());
    wanted.push_back(std::max({column > 0 ? number : 0, sizeHintForColumn(column), words + margins}));
  }
  return wanted;
}

/// Hides columns that may be left out until the rest fits; hidden columns take no room.
void MethodTable::leaveColumnsOut(std::vector<int>& wanted, int room) {
  std::vector<bool> hidden(wanted.size());
  while (std::accumulate(wanted.begin(), wanted.end(), 0) > room) {
    std::size_t least = 0;
    for (std::size_t i = 1; i < std::min(wanted.size(), m_leaveOut.size()); ++i)
      if (!hidden[i] && m_leaveOut[i] > 0 && (least == 0 || m_leaveOut[i] >= m_leaveOut[least])) least = i;
    if (least == 0) break;
    hidden[least] = true;
    wanted[least] = 0;
  }
  for (std::size_t i = 0; i < hidden.size(); ++i)
    if (isColumnHidden(static_cast<int>(i)) != hidden[i]) setColumnHidden(static_cast<int>(i), hidden[i]);
}

/// Makes columns of numbers as wide as their headings and texts, but so wide that a dragged number seldom
/// moves them, and lets them share the rest; where there is too little room, the names give way, down to a
/// few letters, then the headings, and then the table scrolls.
void MethodTable::spreadColumns() {
  if (!m_numbers || columnCount() < 2) return;
  for (int column = 0; column < columnCount(); ++column)
    if (m_leaveOut.empty() && isColumnHidden(column)) setColumnHidden(column, false);
  std::vector<int> wanted = wantedWidths();
  const int room = viewport()->width();
  leaveColumnsOut(wanted, room);
  int all = std::accumulate(wanted.begin(), wanted.end(), 0);
  if (all > room) {
    const int least = iconSize().width() + 8 * fontMetrics().averageCharWidth();
    const int given = std::clamp(wanted[0] - least, 0, all - room);
    wanted[0] -= given;
    all -= given;
  }
  // A heading may be cut: its tooltip has it.
  for (std::size_t column = 1; column < wanted.size() && all > room; ++column) {
    if (wanted[column] == 0) continue;
    const int given = std::clamp(wanted[column] - sizeHintForColumn(static_cast<int>(column)), 0, all - room);
    wanted[column] -= given;
    all -= given;
  }
  const auto shown =
      static_cast<int>(std::count_if(wanted.begin() + 1, wanted.end(), [](int w) { return w > 0; }));
  for (int column = 0; column < columnCount(); ++column) {
    const int own = wanted[static_cast<std::size_t>(column)];
    if (own == 0) continue;
    const int share = all <= room && column > 0 ? (room - all) / shown : 0;
    horizontalHeader()->resizeSection(column, own + share);
  }
  const bool scrolls = all > room;
  if (scrolls == (horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOn)) return;
  setHorizontalScrollBarPolicy(scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
  updateGeometry();
}

void MethodTable::resizeEvent(QResizeEvent* event) {
  QTableWidget::resizeEvent(event);
  spreadColumns();
}

void MethodTable::showRow(int row, const MethodTableRow& content, bool numbers, const Theme& theme) {
  QTableWidgetItem* name = itemAt(row, 0);
  const MethodTableRow& before = m_rows[static_cast<std::size_t>(row)];
  if (before.method != content.method || before.notPrivate != content.notPrivate)
    name->setIcon(content.method.isEmpty() ? QIcon()
                                           : QIcon(swatch(content, theme, iconSize(), devicePixelRatioF())));
  const QString sentence = shownText(content.sentence);
  name->setText(shownText(content.label));
  name->setToolTip(sentence);
  name->setData(Qt::AccessibleDescriptionRole, sentence);
  for (int i = 0; i < content.texts.size() && i + 1 < columnCount(); ++i) {
    QTableWidgetItem* cell = itemAt(row, i + 1);
    const QString text = shownText(content.texts[i]);
    cell->setText(text);
    cell->setToolTip(numbers ? sentence : text);
    cell->setTextAlignment((numbers ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    cell->setForeground(i < content.emphasised ? theme.notPrivate : theme.text);
  }
}

QTableWidgetItem* MethodTable::itemAt(int row, int column) {
  QTableWidgetItem* found = item(row, column);
  if (found == nullptr) setItem(row, column, found = new QTableWidgetItem);
  return found;
}

QSize MethodTable::sizeHint() const {
  const int bar =
      horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOn ? horizontalScrollBar()->sizeHint().height() : 0;
  return {400, horizontalHeader()->sizeHint().height() + verticalHeader()->length() + 2 + bar};
}

QSize MethodTable::minimumSizeHint() const {
  return {200, sizeHint().height()};
}

}  // namespace epsiscope

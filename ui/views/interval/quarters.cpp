#include "ui/views/interval/quarters.h"

#include <QGridLayout>

namespace epsiscope {

namespace {

// Width from which there are two columns, in heights of a line of text.
constexpr int kTwoColumns = 36;
constexpr int kPartHeight = 14;

}  // namespace

Quarters::Quarters(const std::array<QWidget*, 4>& parts, std::array<int, 2> heights, QWidget* parent)
    : QWidget(parent), m_parts(parts), m_heights(heights), m_grid(new QGridLayout(this)) {
  m_grid->setContentsMargins(0, 0, 0, 0);
  m_grid->setSpacing(8);
  arrange(2);
}

void Quarters::arrange(int columns) {
  if (columns == m_columns) return;
  m_columns = columns;
  for (int i = 0; i < 4; ++i) {
    m_grid->removeWidget(m_parts[static_cast<std::size_t>(i)]);
    m_grid->addWidget(m_parts[static_cast<std::size_t>(i)], i / columns, i % columns);
    m_grid->setRowStretch(i, i * columns < 4 ? m_heights[static_cast<std::size_t>(i * columns / 2 % 2)] : 0);
  }
  m_grid->setColumnStretch(0, 1);
  m_grid->setColumnStretch(1, columns == 2 ? 1 : 0);
  setMinimumHeight(columns == 2 ? 0 : 4 * kPartHeight * fontMetrics().height());
}

void Quarters::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange(width() < kTwoColumns * fontMetrics().height() ? 1 : 2);
}

}  // namespace epsiscope

#include "ui/views/boundary_view.h"

#include <QVBoxLayout>

#include "ui/charts/chart.h"
#include "ui/views/boundary_chart.h"
#include "ui/views/view_header.h"

namespace epsiscope {

BoundaryView::BoundaryView(QWidget* parent)
    : View(parent),
      m_header(new ViewHeader(tr("Where the classifier changes its mind"), this)),
      m_chart(new Chart(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 8, 16, 8);
  column->setSpacing(4);
  column->addWidget(m_header);
  column->addWidget(m_chart, 1);
}

void BoundaryView::present(const AppState& state, const Theme& theme) {
  if (!state.boundary) return;
  m_header->setNotPrivate(true);
  showChart(m_chart, boundaryChart(state.boundary->study, state.boundary->preview, theme), theme,
            Title::inHeader);
}

}  // namespace epsiscope

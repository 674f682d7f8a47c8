#include "ui/views/theory_view.h"

#include <QVBoxLayout>

#include "ui/charts/chart.h"
#include "ui/views/theory_chart.h"
#include "ui/views/view_header.h"

namespace epsiscope {

TheoryView::TheoryView(QWidget* parent)
    : View(parent), m_header(new ViewHeader(tr("What the bound says"), this)), m_chart(new Chart(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 8, 16, 8);
  column->setSpacing(4);
  column->addWidget(m_header);
  column->addWidget(m_chart, 1);
}

void TheoryView::present(const AppState& state, const Theme& theme) {
  if (!state.theory) return;
  m_header->setNotPrivate(true);
  showChart(m_chart, theoryChart(state.theory->study, state.theory->preview, theme), theme, Title::inHeader);
}

}  // namespace epsiscope

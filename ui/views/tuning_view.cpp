#include "ui/views/tuning_view.h"

#include <QVBoxLayout>

#include "ui/charts/chart.h"
#include "ui/views/tuning_chart.h"
#include "ui/views/view_header.h"

namespace epsiscope {

TuningView::TuningView(QWidget* parent)
    : View(parent), m_header(new ViewHeader(tr("A private choice of Λ"), this)), m_chart(new Chart(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 8, 16, 8);
  column->setSpacing(4);
  column->addWidget(m_header);
  column->addWidget(m_chart, 1);
}

void TuningView::present(const AppState& state, const Theme& theme) {
  if (!state.tuning) return;
  m_header->setNotPrivate(true);
  showChart(m_chart, tuningChart(state.tuning->study, state.tuning->preview, theme), theme, Title::inHeader);
}

}  // namespace epsiscope

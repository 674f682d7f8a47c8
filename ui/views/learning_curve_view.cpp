#include "ui/views/learning_curve_view.h"

#include <QVBoxLayout>

#include "ui/charts/chart.h"
#include "ui/views/learning_curve_chart.h"
#include "ui/views/view_header.h"

namespace epsiscope {

LearningCurveView::LearningCurveView(QWidget* parent)
    : View(parent), m_header(new ViewHeader(tr("What more rows bring"), this)), m_chart(new Chart(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 8, 16, 8);
  column->setSpacing(4);
  column->addWidget(m_header);
  column->addWidget(m_chart, 1);
}

void LearningCurveView::present(const AppState& state, const Theme& theme) {
  m_header->setNotPrivate(true);
  showChart(m_chart, learningCurveChart(state.shownStudy(), state.result.get(), theme), theme,
            Title::inHeader);
}

}  // namespace epsiscope

#include "ui/views/trade_off_view.h"

#include <QToolButton>
#include <QVBoxLayout>

#include "ui/charts/chart.h"
#include "ui/views/method_table.h"
#include "ui/views/view_header.h"
#include "ui/views/words.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

QStringList facts(const Study& study, const Result* result) {
  QStringList facts = {QObject::tr("exact expectation")};
  if (result == nullptr) return facts;
  Study same = result->study;
  same.view = study.view;
  const QString runs = counted(finishedTrials(*result), QObject::tr("run"));
  facts << (same == study ? QObject::tr("bands: 50 and 90 % of %1").arg(runs)
                          : QObject::tr("bands: earlier parameters"));
  if (!result->complete) facts << QObject::tr("not finished");
  return facts;
}

}  // namespace

TradeOffView::TradeOffView(QWidget* parent)
    : View(parent),
      m_header(new ViewHeader(tr("What privacy costs"), this)),
      m_chart(new Chart(this)),
      m_table(new MethodTable(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 8, 16, 8);
  column->setSpacing(4);
  column->addWidget(m_header);
  column->addWidget(m_chart, 1);
  column->addWidget(m_table);
  m_table->setAccessibleName(tr("Methods at the current ε"));
  // The chart comes first: where both do not fit, the page scrolls to the table.
  m_chart->setMinimumHeight(24 * fontMetrics().height());

  const auto addScale = [this](const QString& text, const QString& tip, bool TradeOffOptions::*option) {
    QToolButton* toggle = m_header->addToggle(text, tip, m_options.*option);
    connect(toggle, &QToolButton::toggled, this, [this, option](bool on) {
      m_options.*option = on;
      redraw();
    });
  };
  addScale(tr("log ε"), tr("Logarithmic axis for ε: equal steps multiply it."), &TradeOffOptions::logEpsilon);
  addScale(tr("log error"), tr("Logarithmic axis for the error."), &TradeOffOptions::logError);
  connect(m_chart, &Chart::guideDragged, this, [this](const QString& id, double value) {
    if (id != QLatin1String("epsilon")) return;
    Study study = m_study;
    study.view.epsilon = roundedTo(value, 3);
    emit edited(study);
  });
}

void TradeOffView::present(const AppState& state, const Theme& theme) {
  m_study = state.study;
  m_picture = state.tradeOff;
  m_result = state.result;
  m_theme = theme;
  redraw();
}

void TradeOffView::redraw() {
  if (!m_picture) return;
  m_header->setFacts(facts(m_picture->study, m_result.get()));
  m_header->setNotPrivate(true);
  showChart(m_chart, tradeOffChart(m_picture->study, m_picture->preview, m_result.get(), m_theme, m_options),
            m_theme, Title::inHeader);
  showTable(m_picture->preview, viewEpsilon(m_picture->study));
}

void TradeOffView::showTable(const TradeOffPreview& preview, double epsilon) {
  std::vector<MethodTableRow> rows;
  for (const TradeOffRow& row : tradeOffRows(preview))
    rows.push_back({.method = row.method,
                    .label = row.label,
                    .texts = {fixedNumberText(row.error, 4), fixedNumberText(row.rootError, 4),
                              decimalText(row.rSquared, 3)},
                    .emphasised = row.worseThanMean});
  m_table->setRows({tr("at ε = %1").arg(numberText(epsilon)), tr("test error"), tr("RMSE"), tr("R²")}, rows,
                   true, m_theme);
}

}  // namespace epsiscope

#include "ui/views/trade_off_view.h"

#include <QComboBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/study/methods.h"
#include "ui/charts/chart.h"
#include "ui/views/method_table.h"
#include "ui/views/trade_off_rows.h"
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
  m_chart->setLeastPlotHeight(14);

  m_learner = new QComboBox(this);
  m_learner->setAccessibleName(tr("Learner whose curves are shown"));
  m_header->addControl(m_learner);
  connect(m_learner, &QComboBox::activated, this, [this](int index) {
    Study study = m_study;
    study.view.learner = m_learner->itemData(index).toString().toStdString();
    emit edited(study);
  });
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
    Study study = m_study;
    if (id == QLatin1String("epsilon")) study.view.epsilon = roundedTo(value, 3);
    if (id == QLatin1String("target")) study.view.errorTarget = roundedTo(value, 3);
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
  showLearners();
  showChart(m_chart, tradeOffChart(m_picture->study, m_picture->preview, m_result.get(), m_theme, m_options),
            m_theme, Title::inHeader);
  showTable(m_picture->preview);
}

/// The run of the shown parameters, if there is one.
const Result* TradeOffView::currentResult() const {
  if (!m_result) return nullptr;
  Study same = m_result->study;
  same.view = m_picture->study.view;
  return same == m_picture->study ? m_result.get() : nullptr;
}

/// One learner is shown at a time; there is a choice where the study has several.
void TradeOffView::showLearners() {
  const std::vector<std::string>& learners = m_study.labelPrivacy.learners;
  m_learner->setVisible(learners.size() > 1);
  m_learner->clear();
  for (const std::string& learner : learners) {
    m_learner->addItem(QString::fromStdString(learnerLabel(learner)), QString::fromStdString(learner));
    if (learner == shownLearner(m_study)) m_learner->setCurrentIndex(m_learner->count() - 1);
  }
}

void TradeOffView::showTable(const TradeOffPreview& preview) {
  std::vector<MethodTableRow> rows;
  const Study& study = m_picture->study;
  QStringList headings{tr("at ε = %1").arg(numberText(viewEpsilon(study))), tr("test error"), tr("RMSE"),
                       tr("R²")};
  const std::optional<double>& target = study.view.errorTarget;
  if (target) headings << tr("error %1 from").arg(numberText(*target, 3));
  for (const TradeOffRow& row : tradeOffRows(study, preview, currentResult())) {
    QStringList texts{fixedNumberText(row.error, 4), fixedNumberText(row.rootError, 4),
                      decimalText(row.rSquared, 3)};
    const int errors = static_cast<int>(texts.size());
    if (target) texts << row.smallestEpsilon;
    rows.push_back({.method = row.method,
                    .label = row.label,
                    .texts = texts,
                    .emphasised = row.worseThanMean ? errors : 0});
  }
  m_table->setRows(headings, rows, true, m_theme);
}

}  // namespace epsiscope

#include "ui/views/tuning_view.h"

#include <QComboBox>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "ui/charts/chart.h"
#include "ui/views/boundary_view.h"
#include "ui/views/invitation.h"
#include "ui/views/lambda.h"
#include "ui/views/method_table.h"
#include "ui/views/tuning_chart.h"
#include "ui/views/view_header.h"
#include "ui/views/words.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// Two to a decade, around what linear classifiers on rows in the unit ball usually want.
const std::vector<double> kFiveCandidates = {0.001, 0.003, 0.01, 0.03, 0.1};

QString probabilityText(double probability) {
  return probability < 1e-5 ? QObject::tr("below 0.001 %") : percentText(probability);
}

}  // namespace

TuningView::TuningView(QWidget* parent)
    : View(parent),
      m_header(new ViewHeader(tr("A private choice of Λ"), this)),
      m_method(new QComboBox(this)),
      m_pages(new QStackedWidget(this)),
      m_choice(new QWidget(this)),
      m_chart(new Chart(this)),
      m_parts(new MethodTable(this)),
      m_invitation(new Invitation(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 8, 16, 8);
  column->setSpacing(4);
  column->addWidget(m_header);
  column->addWidget(m_pages, 1);
  auto* choice = new QVBoxLayout(m_choice);
  choice->setContentsMargins(0, 0, 0, 0);
  choice->setSpacing(4);
  choice->addWidget(m_chart, 1);
  choice->addWidget(m_parts);
  m_pages->addWidget(m_choice);
  m_pages->addWidget(m_invitation);
  m_chart->setLeastPlotHeight(12);
  m_parts->setAccessibleName(tr("The parts of the rows and what became of them"));
  m_method->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  m_method->setAccessibleName(tr("Method whose choice is shown"));
  m_header->addControl(m_method);
  connect(m_method, &QComboBox::activated, this, [this](int index) {
    Study study = m_study;
    study.view.method = m_method->itemData(index).toString().toStdString();
    emit edited(study);
  });
  connect(m_invitation, &Invitation::accepted, this, [this] {
    Study study = m_study;
    study.privateClassifier.tune = kFiveCandidates;
    emit edited(study);
  });
}

void TuningView::present(const AppState& state, const Theme& theme) {
  m_study = state.study;
  if (!state.tuning) return;
  const TuningPreview& preview = state.tuning->preview;
  const bool shown = preview.obstacle.empty();
  offerPrivateMethods(m_method, m_study, preview.method);
  m_header->setFacts(shown ? QStringList{epsilonFact(preview.epsilon) + tr(" in total"),
                                         tr("%1 in the last part").arg(counted(preview.testRows, tr("row")))}
                           : QStringList());
  m_header->setNotPrivate(shown);
  showChart(m_chart, tuningChart(state.tuning->study, preview, theme), theme, Title::inHeader);
  if (shown)
    showParts(preview, theme);
  else
    m_invitation->invite(QString::fromStdString(preview.obstacle),
                         m_study.privateClassifier.tune ? QString() : tr("Try five candidates"));
  m_pages->setCurrentWidget(shown ? m_choice : static_cast<QWidget*>(m_invitation));
}

void TuningView::showParts(const TuningPreview& preview, const Theme& theme) {
  std::vector<MethodTableRow> rows;
  for (std::size_t i = 0; i < preview.candidates.size(); ++i) {
    const TuningPreview::Candidate& candidate = preview.candidates[i];
    rows.push_back(
        {.method = QString::fromStdString(preview.method),
         .label = QStringLiteral("Λ ") + numberText(candidate.lambda),
         .texts = {countText(candidate.rows),
                   tr("%1 of %2").arg(countText(candidate.mistakes), countText(preview.testRows)),
                   probabilityText(candidate.probability), i == preview.picked ? tr("✓") : QString()}});
  }
  m_parts->setRows({tr("candidate"), tr("rows of its part"), tr("mistakes"), tr("probability"), tr("picked")},
                   rows, true, theme);
}

}  // namespace epsiscope

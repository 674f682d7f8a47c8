#include "ui/views/tuning/tuning_view.h"

#include <QToolButton>
#include <QVBoxLayout>

#include "ui/charts/chart.h"
#include "ui/state/picture.h"
#include "ui/state/words.h"
#include "ui/views/invitation.h"
#include "ui/views/method_choice.h"
#include "ui/views/method_table.h"
#include "ui/views/tuning/tuning_chart.h"
#include "ui/views/view_header.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

QString probabilityText(double probability) {
  return probability < 1e-5 ? QObject::tr("below 0.001 %") : percentText(probability);
}

}  // namespace

TuningView::TuningView(QWidget* parent)
    : View(parent),
      m_header(new ViewHeader(tr("A private choice of Λ"), this)),
      m_method(new MethodChoice(tr("Method whose choice is shown"), this)),
      m_chart(new Chart(this)),
      m_parts(new MethodTable(this)) {
  auto* choice = new QWidget(this);
  auto* column = new QVBoxLayout(choice);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(m_chart, 1);
  column->addWidget(m_parts);
  m_invitation = new Invitation(choice, this);
  addColumn(m_header)->addWidget(m_invitation, 1);
  m_chart->setLeastPlotHeight(12);
  m_parts->setAccessibleName(tr("The parts of the rows and what became of them"));
  m_method->setObjectName(QStringLiteral("view.method"));
  m_header->addControl(m_method);
  connect(m_method, &MethodChoice::edited, this, &View::edited);
  m_header->keepFirstFact();
  m_use = m_header->addButton(tr("Use these candidates"),
                              tr("Has Λ chosen from them in every view and every run."));
  m_use->setObjectName(QStringLiteral("tuning.use"));
  connect(m_use, &QToolButton::clicked, this, [this] {
    Study study = m_study;
    study.privateClassifier.tune = startCandidates();
    emit edited(study);
  });
}

void TuningView::present(const AppState& state, const Theme& theme) {
  adopt(state);
  const Picture* picture = pictureWith<TuningPreview>(state);
  if (picture == nullptr) return;
  const auto& preview = *previewOf<TuningPreview>(picture);
  const bool shown = preview.reason.empty();
  m_method->offer(m_study, preview.method);
  QStringList facts{
      tr("%1 in total").arg(epsilonFact(preview.epsilon)),
      countedText("QObject", "%1 rows in the last part", "%1 row in the last part", preview.testRows),
      firstSplitFact(picture->study)};
  if (!preview.isOfStudy) facts.prepend(tr("candidates to begin with"));
  m_header->setFacts(shown ? facts : QStringList());
  m_use->setVisible(shown && !preview.isOfStudy);
  showChart(m_chart, tuningChart(picture->study, preview, theme), theme, Title::inHeader);
  if (shown) {
    showParts(preview, theme);
    m_invitation->showContents();
  } else {
    m_invitation->invite(QString::fromStdString(preview.reason));
  }
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

#include "ui/views/classes/answers_view.h"

#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/tasks/label_classes/release.h"
#include "core/tasks/methods.h"
#include "ui/charts/chart.h"
#include "ui/state/picture.h"
#include "ui/state/words.h"
#include "ui/views/classes/answers_chart.h"
#include "ui/views/method_choice.h"
#include "ui/views/method_table.h"
#include "ui/views/view_header.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// What one learns from answers does not change them.
std::vector<std::string> methodsWithAnswers(const Study& study) {
  std::vector<std::string> methods;
  for (const std::string& method : study.labelClasses.methods)
    if (isAnswered(method) && method != kMethodRandomizedResponseUncorrected) methods.push_back(method);
  return methods;
}

/// The largest difference between a frequency and its estimate.
double farthestOff(const AnswersPreview& preview) {
  const double all = std::accumulate(preview.counts.begin(), preview.counts.end(), preview.others);
  double farthest = 0;
  for (std::size_t i = 0; i < preview.estimated.size(); ++i)
    farthest = std::max(farthest, std::abs(preview.estimated[i] - preview.counts[i] / all));
  return farthest;
}

}  // namespace

AnswersView::AnswersView(QWidget* parent)
    : View(parent),
      m_header(new ViewHeader(tr("What people answer"), this)),
      m_method(new MethodChoice(tr("Method whose answers are shown"), this)),
      m_answers(new Chart(this)),
      m_frequencies(new Chart(this)),
      m_table(new MethodTable(this)) {
  QVBoxLayout* column = addColumn(m_header);
  column->addWidget(m_answers, 1);
  column->addWidget(m_frequencies, 1);
  column->addWidget(m_table);
  for (Chart* chart : {m_answers, m_frequencies}) chart->setLeastPlotHeight(8);
  m_method->setObjectName(QStringLiteral("view.method"));
  m_header->addControl(m_method);
  m_table->setAccessibleName(tr("What the answers cost and tell"));
  connect(m_method, &MethodChoice::edited, this, &View::edited);
  connect(m_answers, &Chart::guideDragged, this, &AnswersView::moveLabel);
}

void AnswersView::present(const AppState& state, const Theme& theme) {
  adopt(state);
  const std::shared_ptr<const Picture> picture = state.pictureOf(view_id::answers);
  const auto* preview = previewOf<AnswersPreview>(picture.get());
  if (preview == nullptr) return;
  const Study& shown = picture->study;
  m_method->offer(m_study, preview->method, methodsWithAnswers(m_study));
  m_header->setFacts({epsilonFact(viewEpsilon(shown)),
                      countedText("QObject", "%1 classes", "%1 class", preview->classes.size()),
                      tr("seed %1").arg(shown.seed)});
  showChart(m_answers, answersChart(shown, *preview, theme), theme);
  showChart(m_frequencies, frequenciesChart(shown, *preview, theme), theme);
  showTable(*preview, theme);
}

void AnswersView::showTable(const AnswersPreview& preview, const Theme& theme) {
  m_table->setRows(
      {tr("method"), tr("ε of answers"), tr("ε of the prior"), tr("log-ratio"), tr("wrong answers"),
       tr("farthest off")},
      {{.method = QString::fromStdString(preview.method),
        .label = QString::fromStdString(preview.methodLabel),
        .texts = {numberText(preview.epsilon, 3),
                  preview.epsilonPrior > 0 ? numberText(preview.epsilonPrior, 3) : QString(),
                  fixedNumberText(preview.largestLogRatio, 3), percentText(preview.expectedError),
                  preview.estimated.empty() ? QString() : percentText(farthestOff(preview), 2)}}},
      true, theme);
}

/// To the nearest class.
void AnswersView::moveLabel(const QString& guide, double value) {
  Study study = m_study;
  const double place = std::max(0.0, std::round(value));
  if (guide == QLatin1String("y")) study.view.label = place;
  if (guide == QLatin1String("y-prime")) study.view.otherLabel = place;
  if (study != m_study) emit edited(study);
}

}  // namespace epsiscope

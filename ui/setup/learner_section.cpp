#include "ui/setup/learner_section.h"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

QString lambdaHint(const AppState& state) {
  const std::optional<double>& lambda = state.study.labelPrivacy.lambda;
  if (!lambda) return QObject::tr("Grows with the noise of each method: chosen from public quantities only.");
  if (!state.cache) return {};
  const double total = *lambda * static_cast<double>(state.cache->ridge->trainRows());
  return QObject::tr("n λ = %1 over all training rows").arg(numberText(total, 3));
}

}  // namespace

LearnerSection::LearnerSection(QWidget* parent) : SetupSection(tr("Learner"), parent) {
  auto* name = new QLabel(tr("Ridge, standardised features"), this);
  name->setToolTip(
      tr("Linear regression whose weights are held small; its expected error is known exactly."));
  body()->addWidget(name);
  m_lambda = addSlider(
      "label_privacy.lambda",
      {.label = tr("Regularisation λ"),
       .lowWord = tr("flexible"),
       .highWord = tr("stiff"),
       .tip = tr("How strongly the weights are held small: more noise in the labels asks for more."),
       .minimum = 1e-6,
       .maximum = 100,
       .standard = 0.01,
       .smallestTyped = -1e-300,
       .wordForNone = tr("matched")},
      [](Study& study, std::optional<double> value) { study.labelPrivacy.lambda = value; });
}

void LearnerSection::update(const AppState& state) {
  showIn(m_lambda, state.study.labelPrivacy.lambda, state, "label_privacy.lambda");
  m_lambda->setHint(lambdaHint(state));
}

}  // namespace epsiscope

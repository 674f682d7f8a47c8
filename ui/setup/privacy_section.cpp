#include "ui/setup/privacy_section.h"

#include <QCoreApplication>

#include "core/privacy/posterior.h"
#include "core/study/preview_axis.h"
#include "ui/setup/needs.h"
#include "ui/views/words.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

QString guessSentence(Task task, double epsilon) {
  const double reached = attackerPosterior(epsilon);
  const QString share = reached < 0.9995 ? percentText(reached) : QObject::tr("more than 99.9 %");
  return QCoreApplication::translate("Tasks", wordsOf(task).guess).arg(share);
}

PrivacySection::PrivacySection(QWidget* parent) : SetupSection(tr("Privacy"), parent) {
  m_epsilon = addSlider("view.epsilon",
                        {.label = tr("Privacy budget ε"),
                         .lowWord = tr("more private"),
                         .highWord = tr("more accurate"),
                         .tip = tr("How much of one label or row may be revealed: smaller is more private."),
                         .minimum = 0.05,
                         .maximum = 8,
                         .standard = 1},
                        [](Study& study, std::optional<double> value) { study.view.epsilon = *value; });
  m_delta = addSlider("label_privacy.delta",
                      {.label = tr("Failure probability δ"),
                       .lowWord = tr("stricter"),
                       .highWord = tr("looser"),
                       .tip = tr("Gaussian noise may exceed ε with at most this probability."),
                       .minimum = 1e-10,
                       .maximum = 1e-2,
                       .standard = 1e-5,
                       .largestTyped = 1},
                      [](Study& study, std::optional<double> value) { study.labelPrivacy.delta = *value; });
  m_share =
      addSlider("label_privacy.prior_share",
                {.label = tr("Share spent on the prior"),
                 .lowWord = tr("all on labels"),
                 .highWord = tr("all on prior"),
                 .tip = tr("The part of ε that pays for the private histogram of the labels."),
                 .minimum = 0.01,
                 .maximum = 0.99,
                 .standard = 0.2,
                 .logarithmic = false,
                 .percent = true,
                 .largestTyped = 1,
                 .wordForNone = tr("suggested")},
                [](Study& study, std::optional<double> value) { study.labelPrivacy.priorShare = value; });
  m_target = addSlider("view.error_target",
                       {.label = tr("Wanted error"),
                        .lowWord = tr("accurate"),
                        .highWord = tr("rough"),
                        .tip = tr("Trade-off tells the smallest ε with which each method reaches it."),
                        .minimum = 0.01,
                        .maximum = 1,
                        .standard = 0.1,
                        .wordForNone = tr("none")},
                       [](Study& study, std::optional<double> value) { study.view.errorTarget = value; });
}

void PrivacySection::update(const AppState& state) {
  const Study& study = state.study;
  showIn(m_epsilon, study.view.epsilon, state, "view.epsilon");
  m_epsilon->setHint(guessSentence(study.task, study.view.epsilon));
  showIn(m_delta, study.labelPrivacy.delta, state, "label_privacy.delta");
  const bool labels = study.task == Task::labelPrivacy;
  m_delta->setVisible(labels && anyMethodNeeds(study, &Needs::delta));
  showIn(m_share, study.labelPrivacy.priorShare, state, "label_privacy.prior_share");
  m_share->setVisible(labels && paysForPrior(study));
  showIn(m_target, study.view.errorTarget, state, "view.error_target");
  // Over lambda there is no smallest epsilon to look for.
  m_target->setVisible(labels || study.view.tradeOffAxis != kAxisLambda);
  if (state.tradeOff) showTargetRange(state.tradeOff->preview);
}

/// From the error without privacy to that of the mean, twice: errors beyond are of no use.
void PrivacySection::showTargetRange(const TradeOffPreview& preview) {
  const double none = preview.none, mean = preview.predictMeanAtEpsilon;
  if (!(none > 0) || !(mean > none) || !std::isfinite(mean)) return;
  m_target->setRange(none, 2 * mean, roundedTo(std::sqrt(none * mean), 2));
}

}  // namespace epsiscope

#include "ui/setup/aims_section.h"

#include "core/tasks/preview_axis.h"
#include "core/tasks/task.h"
#include "core/tasks/trade_off_preview.h"
#include "ui/state/needs.h"
#include "ui/state/picture.h"
#include "ui/state/units.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// What is set, while the section is folded.
QString aims(const Study& study, bool hasDelta) {
  QStringList parts;
  if (study.view.compareEpsilon) parts << QObject::tr("ε %1").arg(numberText(*study.view.compareEpsilon));
  if (study.view.errorTarget) parts << QObject::tr("error %1").arg(numberText(*study.view.errorTarget, 3));
  if (hasDelta) parts << QObject::tr("δ %1").arg(numberText(study.labelPrivacy.delta));
  return parts.join(QStringLiteral(" · "));
}

}  // namespace

AimsSection::AimsSection(QWidget* parent) : SetupSection(tr("Compare and aim"), parent) {
  m_compare =
      addSlider("view.compare_epsilon", {.label = tr("Compare with ε"),
                                         .lowWord = tr("more private"),
                                         .highWord = tr("more accurate"),
                                         .tip = tr("A second ε that the pictures show beside the first."),
                                         .wordForNone = tr("off")});
  m_target = addSlider("view.error_target",
                       {.label = tr("Wanted error"),
                        .lowWord = tr("accurate"),
                        .highWord = tr("rough"),
                        .tip = tr("Trade-off tells the smallest ε with which each method reaches it."),
                        .wordForNone = tr("none")});
  m_delta = addSlider(
      "label_privacy.delta",
      {.label = tr("Failure probability δ"),
       .lowWord = tr("stricter"),
       .highWord = tr("looser"),
       .tip =
           tr("With Gaussian noise no set of results exceeds what ε allows by more than this probability.")});
}

void AimsSection::update(const AppState& state) {
  const Study& study = state.study;
  const bool labels = taskOf(study).facts().released == Released::labels;
  const bool hasDelta = labels && anyMethodNeedsDelta(study);
  for (ParameterSlider* slider : {m_compare, m_target, m_delta}) showIn(slider, state);
  m_delta->setVisible(hasDelta);
  // Over lambda there is no smallest epsilon to look for.
  m_target->setVisible(labels || study.view.tradeOffAxis != kAxisLambda);
  if (const auto* tradeOff = previewOf<TradeOffPreview>(state)) showTargetRange(*tradeOff);
  setSummary(aims(study, hasDelta));
}

/// From the least error to that of the mean, twice: errors beyond are of no use.
void AimsSection::showTargetRange(const TradeOffPreview& preview) {
  if (const auto middle = middlingError(preview))
    m_target->setRange(leastError(preview), 2 * preview.predictMeanAtEpsilon, *middle);
}

}  // namespace epsiscope

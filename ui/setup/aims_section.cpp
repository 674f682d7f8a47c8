#include "ui/setup/aims_section.h"

#include "core/tasks/preview_axis.h"
#include "core/tasks/task.h"
#include "core/tasks/trade_off_preview.h"
#include "ui/state/picture.h"
#include "ui/state/task_ui.h"
#include "ui/state/units.h"
#include "ui/state/wanted_error.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// The aims that are set, while the section is folded.
QString aims(const Study& study) {
  QStringList parts;
  if (study.view.compareEpsilon) parts << QObject::tr("ε %1").arg(numberText(*study.view.compareEpsilon));
  if (study.view.errorTarget) {
    const QString wanted = wantedErrorText(study, *study.view.errorTarget);
    parts << (wantsRoot(study) ? wanted : QObject::tr("error %1").arg(wanted));
  }
  const double delta = uiOf(study.task).aims.empty() ? 0 : taskOf(study).deltaOf(study);
  if (delta > 0) parts << QObject::tr("δ %1").arg(numberText(delta));
  return parts.join(QStringLiteral(" · "));
}

/// The unit of the number in the field; and the number both ways, once there is one.
QString aboutWanted(const Study& study) {
  if (study.view.errorTarget) return wantedErrorWords(study, *study.view.errorTarget);
  if (!wantsRoot(study)) return {};
  const QString unit = wordsOf(study.task).quantity(study).unit;
  return unit.isEmpty() ? QObject::tr("As RMSE: a typical distance from the true value.")
                        : QObject::tr("As RMSE, in %1: a typical distance from the true value.").arg(unit);
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
                        .wordForNone = tr("none")},
                       storedWantedError);
  addTaskSliders(&TaskUi::aims);
}

void AimsSection::update(const AppState& state) {
  const Study& study = state.study;
  showIn(m_compare, state);
  showIn(m_target, state, shownWantedError);
  m_target->setHint(aboutWanted(study));
  // Over lambda there is no smallest epsilon to look for.
  m_target->setVisible(!taskOf(study).lambdaOf(study) || study.view.tradeOffAxis != kAxisLambda);
  if (const auto* tradeOff = previewOf<TradeOffPreview>(state)) showTargetRange(study, *tradeOff);
  setSummary(aims(study));
}

/// From the least error to that of the mean, twice: errors beyond are of no use.
void AimsSection::showTargetRange(const Study& study, const TradeOffPreview& preview) {
  if (const auto middle = middlingError(study, preview))
    m_target->setRange(shownWantedError(study, leastError(preview)),
                       shownWantedError(study, 2 * preview.predictMeanAtEpsilon),
                       shownWantedError(study, *middle));
}

}  // namespace epsiscope

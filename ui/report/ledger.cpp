#include "ui/report/ledger.h"

#include <QCoreApplication>

#include "core/tasks/label_privacy/pipeline.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview.h"
#include "ui/state/picture.h"
#include "ui/views/chart_parts.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// Digits of a share that is computed from public quantities and not chosen.
constexpr int kDigitsOfSuggestion = 4;

/// The prior's part of epsilon. What is left of epsilon goes to the labels, so both add up.
Decimal priorPart(const Study& study, const Pipeline& pipeline) {
  if (const auto& share = study.labelPrivacy.priorShare)
    return Decimal::of(viewEpsilon(study)) * Decimal::of(*share);
  return Decimal::of(roundedTo(pipeline.epsilonPrior, kDigitsOfSuggestion));
}

QString priorKind(PriorKind kind) {
  return kind == PriorKind::noisyLabels ? QObject::tr("one label, at its owner")
                                        : QObject::tr("one label, by a curator");
}

void addLabelMethod(const AppState& state, const MethodCurve& curve, std::vector<LedgerEntry>& ledger) {
  const Study& study = state.study;
  const Pipeline pipeline = previewPipeline(study, *state.cache, curve.method, viewEpsilon(study));
  const bool central = pipeline.method == kMethodCentralRidge;
  LedgerEntry entry{
      .method = nameOf(curve),
      .purpose = central ? QObject::tr("sums of features times labels") : QObject::tr("noisy labels"),
      .kind = central ? QObject::tr("one label, by a curator") : QObject::tr("one label, at its owner"),
      .column = QString::fromStdString(study.data.target),
      .epsilon = Decimal::of(viewEpsilon(study)),
      .delta = pipeline.mechanism ? pipeline.mechanism->guarantee().delta : 0};
  if (pipeline.epsilonPrior == 0) {
    entry.isTotal = true;
    ledger.push_back(entry);
    return;
  }
  const LedgerEntry prior{.method = entry.method,
                          .purpose = QObject::tr("prior of the labels"),
                          .kind = priorKind(study.labelPrivacy.prior),
                          .column = entry.column,
                          .epsilon = priorPart(study, pipeline)};
  entry.epsilon = entry.epsilon - prior.epsilon;
  LedgerEntry total = entry;
  total.purpose = QObject::tr("in all");
  total.epsilon = prior.epsilon + entry.epsilon;
  total.isTotal = true;
  if (prior.kind != entry.kind) total.kind = QObject::tr("one label, partly by a curator");
  for (const LedgerEntry& line : {prior, entry, total}) ledger.push_back(line);
}

QString rowPurpose(const Study& study) {
  if (study.task == TaskId::kernelRelease) {
    const int count = study.kernelRelease.predictions;
    return count == 1 ? QObject::tr("one released prediction")
                      : QObject::tr("%1 released predictions, an equal part each").arg(count);
  }
  return study.privateClassifier.tune ? QObject::tr("weights and the private choice of Λ")
                                      : QObject::tr("weights");
}

}  // namespace

std::vector<LedgerEntry> ledgerOf(const AppState& state) {
  std::vector<LedgerEntry> ledger;
  for (const MethodCurve& curve : previewOf<TradeOffPreview>(state)->curves) {
    if (isYardstick(curve.method)) continue;
    if (state.study.task == TaskId::labelPrivacy) {
      addLabelMethod(state, curve, ledger);
      continue;
    }
    ledger.push_back({.method = nameOf(curve),
                      .purpose = rowPurpose(state.study),
                      .kind = QObject::tr("one row, by a curator"),
                      .column = QObject::tr("all columns"),
                      .epsilon = Decimal::of(viewEpsilon(state.study)),
                      .isTotal = true});
  }
  return ledger;
}

QString compositionRule(TaskId task) {
  const QString apart = QObject::tr(
      "Each method is a release of its own. Who releases several of one kind adds their ε and their δ (basic "
      "composition); kinds are not added to each other.");
  if (task == TaskId::labelPrivacy)
    return QObject::tr(
               "Parts of a method are added by adaptive sequential composition: ε of the prior and ε of the "
               "labels given the prior.") +
           QLatin1Char(' ') + apart;
  if (task == TaskId::kernelRelease)
    return QObject::tr("Predictions share ε in equal parts (basic composition).") + QLatin1Char(' ') + apart;
  return QObject::tr(
             "A private choice of Λ learns from parts of the rows that do not overlap (parallel "
             "composition), "
             "so it costs no more than ε.") +
         QLatin1Char(' ') + apart;
}

}  // namespace epsiscope

#include "ui/report/ledger.h"

#include <QCoreApplication>

#include "core/tasks/task_cache.h"
#include "core/tasks/task.h"
#include "core/tasks/label_privacy/pipeline.h"
#include "core/tasks/methods.h"
#include "core/tasks/trade_off_preview.h"
#include "ui/state/picture.h"
#include "ui/state/tasks.h"
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

/// Several things that a method spends on are followed by their sum.
void addRowMethod(const Study& study, const MethodCurve& curve, std::vector<LedgerEntry>& ledger) {
  const std::vector<Spending> spent = wordsOf(study.task).spends(study, curve.method);
  if (spent.empty()) return;
  LedgerEntry total{.method = nameOf(curve),
                    .purpose = QObject::tr("in all"),
                    .kind = QObject::tr("one row, by a curator"),
                    .column = QObject::tr("all columns"),
                    .epsilon = {},
                    .isTotal = true};
  for (const Spending& one : spent) {
    LedgerEntry entry = total;
    entry.purpose = one.purpose;
    entry.method = one.method.isEmpty() ? nameOf(curve) : one.method;
    if (entry.method != total.method) total.method.clear();
    entry.column = one.column;
    entry.epsilon = one.epsilon;
    entry.delta = one.delta;
    entry.isTotal = spent.size() == 1;
    ledger.push_back(entry);
    total.epsilon = total.epsilon + one.epsilon;
    total.delta += one.delta;
  }
  if (spent.size() > 1) ledger.push_back(total);
}

}  // namespace

std::vector<LedgerEntry> ledgerOf(const AppState& state) {
  std::vector<LedgerEntry> ledger;
  for (const MethodCurve& curve : previewOf<TradeOffPreview>(state)->curves) {
    if (isBaseline(curve.method)) continue;
    if (taskOf(state.study).facts().released == Released::labels)
      addLabelMethod(state, curve, ledger);
    else
      addRowMethod(state.study, curve, ledger);
  }
  return ledger;
}

QString compositionRule(TaskId task) {
  return QObject::tr(wordsOf(task).composition) + QLatin1Char(' ') +
         QObject::tr(
             "Each method is a release of its own. Who releases several of one kind adds their ε and their δ "
             "(basic "
             "composition); kinds are not added to each other.");
}

}  // namespace epsiscope

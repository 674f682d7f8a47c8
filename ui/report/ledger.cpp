#include "ui/report/ledger.h"

#include <QObject>

#include <utility>

#include "core/tasks/task_cache.h"
#include "core/tasks/task.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/label_classes/cache.h"
#include "core/tasks/label_classes/release.h"
#include "core/tasks/label_privacy/pipeline.h"
#include "core/tasks/methods.h"
#include "core/tasks/trade_off_preview.h"
#include "ui/state/guarantee_words.h"
#include "ui/state/picture.h"
#include "ui/state/tasks.h"
#include "ui/state/words.h"
#include "ui/views/chart_parts.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// A delta that was computed from a share, without the dust of doubles.
double writtenDelta(double delta) {
  return roundedTo(delta, 12);
}

/// Digits of a share that is computed from public quantities and not chosen.
constexpr int kDigitsOfSuggestion = 4;

/// The part of epsilon for the prior, or for where labels lie. What is left of epsilon goes to the labels, so
/// both add up.
Decimal priorPart(const Study& study, const Pipeline& pipeline) {
  if (const auto& share = study.labelPrivacy.priorShare; share && !stagedMethod(pipeline.method))
    return Decimal::of(viewEpsilon(study)) * Decimal::of(*share);
  return Decimal::of(roundedTo(pipeline.epsilonPrior, kDigitsOfSuggestion));
}

/// What the method releases of the labels themselves.
QString purposeOf(const std::string& method) {
  if (isCentralRidge(method)) return QObject::tr("sums of features times labels");
  const auto staged = stagedMethod(method);
  if (!staged) return QObject::tr("noisy labels");
  if (*staged == StagedMethod::bestLocal) return QObject::tr("each label answered once");
  return QObject::tr("noisy sums and residuals");
}

class Books {
public:
  explicit Books(const AppState& state) : m_state(state), m_study(state.study) {}

  void addLabelMethod(const MethodCurve& curve);
  void addClassMethod(const MethodCurve& curve);
  void addRowMethod(const MethodCurve& curve);
  Ledger ledger() &&;

private:
  bool isBooked(const MethodCurve& curve, const Guarantee& guarantee);

  const AppState& m_state;
  const Study& m_study;
  Ledger m_ledger;
  Guarantee m_weakest;
};

/// Else says why not.
bool Books::isBooked(const MethodCurve& curve, const Guarantee& guarantee) {
  if (guarantee == Guarantee{}) return false;  // nothing is released
  if (guarantee.isPrivate()) {
    m_weakest = weaker(m_weakest, guarantee);
    return true;
  }
  m_ledger.notBooked << QObject::tr("Not booked: %1. %2").arg(nameOf(curve), inSymbols(guarantee.note));
  return false;
}

void Books::addLabelMethod(const MethodCurve& curve) {
  const Pipeline pipeline = previewPipeline(m_study, *m_state.cache, curve.method, viewEpsilon(m_study));
  if (!isBooked(curve, pipeline.guarantee)) return;
  LedgerEntry entry{.method = nameOf(curve),
                    .purpose = purposeOf(pipeline.method),
                    .kind = protects(pipeline.ofLabels),
                    .column = QString::fromStdString(m_study.data.target),
                    .epsilon = Decimal::of(viewEpsilon(m_study)),
                    .delta = pipeline.ofLabels.delta};
  if (pipeline.epsilonPrior == 0) {
    entry.isTotal = true;
    m_ledger.entries.push_back(entry);
    return;
  }
  const LedgerEntry prior{.method = entry.method,
                          .purpose = stagedMethod(pipeline.method) ? QObject::tr("where labels lie")
                                                                   : QObject::tr("prior of the labels"),
                          .kind = protects(pipeline.ofPrior),
                          .column = entry.column,
                          .epsilon = priorPart(m_study, pipeline)};
  entry.epsilon = entry.epsilon - prior.epsilon;
  LedgerEntry total = entry;
  total.purpose = QObject::tr("in all");
  total.kind = protects(pipeline.guarantee);
  total.epsilon = prior.epsilon + entry.epsilon;
  total.delta = pipeline.guarantee.delta;
  total.isTotal = true;
  for (const LedgerEntry& line : {prior, entry, total}) m_ledger.entries.push_back(line);
}

/// The prior, where it is paid for, and the answers given it.
void Books::addClassMethod(const MethodCurve& curve) {
  const LabelClassesSplit& split = LabelClassesCache::of(*m_state.cache).split();
  const ClassRelease release = classRelease(m_study, curve.method, viewEpsilon(m_study), split.asked());
  if (!isBooked(curve, release.guarantee)) return;
  LedgerEntry entry{.method = nameOf(curve),
                    .purpose = QObject::tr("answers"),
                    .kind = protects(release.response.guarantee()),
                    .column = QString::fromStdString(m_study.data.target),
                    .epsilon = Decimal::of(viewEpsilon(m_study)),
                    .isTotal = release.epsilonPrior == 0};
  if (entry.isTotal) return m_ledger.entries.push_back(entry);
  LedgerEntry prior = entry, total = entry;
  prior.purpose = QObject::tr("prior of the labels");
  prior.kind = total.kind = protects(release.guarantee);
  const auto& share = m_study.labelClasses.priorShare;
  prior.epsilon = share ? Decimal::of(viewEpsilon(m_study)) * Decimal::of(*share)
                        : Decimal::of(roundedTo(release.epsilonPrior, kDigitsOfSuggestion));
  entry.epsilon = entry.epsilon - prior.epsilon;
  total.purpose = QObject::tr("in all");
  total.isTotal = true;
  for (const LedgerEntry& line : {prior, entry, total}) m_ledger.entries.push_back(line);
}

/// Several things that a method spends on are followed by their sum.
void Books::addRowMethod(const MethodCurve& curve) {
  const std::vector<Spending> spent = wordsOf(m_study.task).spends(m_study, curve.method);
  if (spent.empty() || !isBooked(curve, curve.guarantee)) return;
  LedgerEntry total{.method = nameOf(curve),
                    .purpose = QObject::tr("in all"),
                    .kind = protects(curve.guarantee),
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
    entry.delta = writtenDelta(one.delta);
    entry.isTotal = spent.size() == 1;
    m_ledger.entries.push_back(entry);
    total.epsilon = total.epsilon + one.epsilon;
    total.delta = writtenDelta(total.delta + one.delta);
  }
  if (spent.size() > 1) m_ledger.entries.push_back(total);
}

Ledger Books::ledger() && {
  m_ledger.notes
      << QObject::tr(wordsOf(m_study.task).composition) + QLatin1Char(' ') +
             QObject::tr(
                 "Each method is a release of its own. Who releases several of one kind adds their "
                 "ε and their δ (basic composition); kinds are not added to each other.");
  for (const std::string& note : {sharedNoiseNote(m_study), completeRowsNote(m_weakest)})
    if (!note.empty()) m_ledger.notes << inSymbols(note);
  return std::move(m_ledger);
}

}  // namespace

Ledger ledgerOf(const AppState& state) {
  Books books(state);
  for (const MethodCurve& curve : previewOf<TradeOffPreview>(state)->curves) {
    if (!taskOf(state.study).isMethod(curve.method)) continue;
    const Released released = taskOf(state.study).facts().released;
    if (released == Released::labels)
      books.addLabelMethod(curve);
    else if (released == Released::classes)
      books.addClassMethod(curve);
    else
      books.addRowMethod(curve);
  }
  return std::move(books).ledger();
}

}  // namespace epsiscope

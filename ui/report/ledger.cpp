#include "ui/report/ledger.h"

#include <QObject>

#include <utility>

#include "core/tasks/task.h"
#include "core/tasks/guarantees.h"
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

class Books {
public:
  explicit Books(const AppState& state) : m_state(state), m_study(state.study) {}

  void add(const MethodCurve& curve, const Guarantee& guarantee);
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
  if (guarantee == Guarantee()) return false;  // nothing is released
  if (guarantee.isPrivate()) {
    m_weakest = weaker(m_weakest, guarantee);
    return true;
  }
  m_ledger.notBooked << QObject::tr("Not booked: %1. %2").arg(nameOf(curve), inSymbols(guarantee.note()));
  return false;
}

/// Several things that a method spends on are followed by their sum.
void Books::add(const MethodCurve& curve, const Guarantee& guarantee) {
  const std::vector<Spending> spent = wordsOf(m_study.task).spends(m_state, curve.method);
  if (spent.empty() || !isBooked(curve, guarantee)) return;
  LedgerLine total{.method = nameOf(curve),
                   .purpose = QObject::tr("in all"),
                   .kind = protects(guarantee),
                   .column = spent.front().column,
                   .epsilon = {},
                   .isTotal = true};
  for (const Spending& one : spent) {
    LedgerLine entry = total;
    entry.purpose = one.purpose;
    if (!one.kind.isEmpty()) entry.kind = one.kind;
    entry.method = one.method.isEmpty() ? nameOf(curve) : one.method;
    if (entry.method != total.method) total.method.clear();
    entry.column = one.column;
    if (entry.column != total.column) total.column = QObject::tr("all columns");
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
  if (m_ledger.entries.empty()) return std::move(m_ledger);
  m_ledger.notes << QObject::tr(wordsOf(m_study.task).composition) + QLatin1Char(' ') +
                        QObject::tr(
                            "Each method is a release of its own. Several releases of one kind add their ε "
                            "and their δ (basic composition); kinds are not added to each other.");
  for (const std::string& note : {taskOf(m_study).sharedNoise(m_study), completeRowsNote(m_weakest)})
    if (!note.empty()) m_ledger.notes << inSymbols(note);
  return std::move(m_ledger);
}

}  // namespace

Ledger ledgerOf(const AppState& state) {
  Books books(state);
  const auto& preview = *previewOf<TradeOffPreview>(state);
  for (std::size_t i = 0; i < preview.curves.size(); ++i)
    if (taskOf(state.study).isMethod(preview.curves[i].method))
      books.add(preview.curves[i], promiseOf(preview, i));
  return std::move(books).ledger();
}

}  // namespace epsiscope

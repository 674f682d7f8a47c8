#include "ui/report/first_page.h"

#include <QObject>

#include <algorithm>
#include <cmath>

#include "core/privacy/guarantee.h"
#include "core/results/best_method.h"
#include "core/results/result.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/methods.h"
#include "core/tasks/metric_words.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trade_off_preview.h"
#include "core/text/sentence.h"
#include "ui/report/date_text.h"
#include "ui/state/guarantee_words.h"
#include "ui/state/difference_words.h"
#include "ui/state/picture.h"
#include "ui/state/role_words.h"
#include "ui/state/row_counts_text.h"
#include "ui/state/tasks.h"
#include "ui/state/words.h"
#include "ui/views/chart_parts.h"
#include "ui/views/data/data_charts.h"
#include "ui/views/run_curve.h"
#include "ui/views/trade_off/trade_off_table.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/names_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr double kStandardErrors = 2;  // either way

/// The same, where a table breaks it nowhere but before a bracket.
QString unwrapped(QString text) {
  text.replace(QLatin1Char(' '), QChar(QChar::Nbsp));
  return text.replace(QChar(QChar::Nbsp) + QStringLiteral("("), QStringLiteral(" ("));
}

/// One value for each trial: its draws share its split.
std::vector<double> valuesOfTrials(const ResultRow& row, const Study& study) {
  const std::size_t draws = row.kind == "sampled" ? taskOf(study).draws(study) : 1;
  if (draws < 2 || row.values.size() % draws != 0) return row.values;
  std::vector<double> means;
  for (std::size_t i = 0; i < row.values.size(); i += draws)
    means.push_back(meanOf(std::span(row.values).subspan(i, draws)));
  return means;
}

/// The row at view.epsilon that says what is expected; one that has a note is of something else. Null: the
/// run has none.
const ResultRow* expectedRow(const Study& study, const Result& result, const std::string& metric,
                             const std::string& method) {
  const RunSlice slice = runSlice(study, result, RunAxis::rows, metric);
  if (slice.epsilon != viewEpsilon(study)) return nullptr;
  for (const char* kind : {"normal", "exact", "sampled"})
    for (const ResultRow* row : runCurve(result, slice, method, kind).rows)
      if (row->trainRows == 0 && row->note.empty()) return row;
  return nullptr;
}

QString withUnit(const QString& text, const Quantity& quantity, const std::string& metric) {
  return isSquaredMetric(metric) && !quantity.unit.isEmpty()
             ? QObject::tr("%1, in %2").arg(text, quantity.unit)
             : text;
}

/// Whether it can be chosen.
bool isChoice(const ExpectedError& one) {
  return one.isPrivate && one.role == MethodRole::method;
}

/// Whether it is a private answer that looks at no features.
bool isPrivateYardstick(const ExpectedError& one) {
  return one.role == MethodRole::yardstick && one.isPrivate;
}

QString namesOf(const std::vector<const ExpectedError*>& all) {
  QStringList names;
  for (const ExpectedError* one : all) names << one->method;
  return namesText(names);
}

class FirstPage {
public:
  FirstPage(const AppState& state, const Ledger& ledger)
      : m_state(state),
        m_study(state.study),
        m_ledger(ledger),
        m_preview(*previewOf<TradeOffPreview>(state)),
        m_metric(m_preview.metric),
        m_quantity(wordsOf(state.study.task).quantity(state.study)),
        m_expected(expectedErrors(state)),
        m_kind(taskOf(m_study).facts().learns ? ErrorKind::onSplits : ErrorKind::exact),
        m_sizes{m_preview.trainRows, m_preview.testRows} {
    m_isOfPeople = std::ranges::all_of(m_expected, [](const ExpectedError& one) {
      return one.ofPeople.isKnown() || !(one.role == MethodRole::method || isPrivateYardstick(one));
    });
  }

  QString conclusion() const;
  std::vector<ReportFact> facts(const QString& date) const;
  ReportTable table() const;
  QStringList limits() const;

private:
  IntervalOf intervalOf(const ExpectedError& one) const {
    if (one.ofPeople.isKnown()) return IntervalOf::people;
    return m_kind == ErrorKind::exact ? IntervalOf::draws : IntervalOf::splits;
  }
  MethodErrors errorsOf(const ExpectedError& one) const;
  std::vector<MethodErrors> errorsOf(const std::vector<const ExpectedError*>& all) const;
  QString againstMean(const std::vector<const ExpectedError*>& best) const;
  QString errorOf(const ExpectedError& one) const;
  QString errorsFrom(const ExpectedError& low, const ExpectedError& high) const;
  QString isProtected() const;
  QString epsilonInWords() const;
  QString wanted() const;
  QString reachedBy() const;
  QString basis() const;
  bool reaches(const ExpectedError& one) const { return one.mean <= *m_study.view.errorTarget; }
  QString howReached(const ExpectedError& one) const;

  const AppState& m_state;
  const Study& m_study;
  const Ledger& m_ledger;
  const TradeOffPreview& m_preview;
  const std::string& m_metric;
  Quantity m_quantity;
  std::vector<ExpectedError> m_expected;
  ErrorKind m_kind;
  SplitSizes m_sizes;
  bool m_isOfPeople = false;  ///< all comparisons are for other people, else all are between splits
};

MethodErrors FirstPage::errorsOf(const ExpectedError& one) const {
  return {
      .mean = one.mean, .ofSplits = one.ofSplits, .ofPeople = m_isOfPeople ? one.ofPeople : PeopleSample()};
}

std::vector<MethodErrors> FirstPage::errorsOf(const std::vector<const ExpectedError*>& all) const {
  std::vector<MethodErrors> errors;
  for (const ExpectedError* one : all) errors.push_back(errorsOf(*one));
  return errors;
}

/// With its interval, what that is for, and its unit.
QString FirstPage::errorOf(const ExpectedError& one) const {
  const QString interval = errorInterval(m_metric, one.mean, one.reach);
  const QString mean = errorText(m_metric, one.mean);
  return withUnit(interval.isEmpty()
                      ? mean
                      : QStringLiteral("%1 (%2 %3)").arg(mean, interval, intervalWords(intervalOf(one))),
                  m_quantity, m_metric);
}

/// "0.71 to 0.72 $", or one of them where they read the same.
QString FirstPage::errorsFrom(const ExpectedError& low, const ExpectedError& high) const {
  const QString from = errorText(m_metric, low.mean), to = errorText(m_metric, high.mean);
  return withUnit(from == to ? to : QObject::tr("%1 to %2").arg(from, to), m_quantity, m_metric);
}

QString FirstPage::conclusion() const {
  std::vector<const ExpectedError*> choices;
  for (const ExpectedError& one : m_expected)
    if (isChoice(one)) choices.push_back(&one);
  if (choices.empty())
    for (const ExpectedError& one : m_expected)
      if (one.lacksReading && one.role == MethodRole::method) choices.push_back(&one);
  const bool isConditional = !choices.empty() && !choices.front()->isPrivate;
  const auto found = bestMethod(errorsOf(choices), m_kind, m_sizes);
  if (!found)
    return QObject::tr(
        "As it stands, no method of this study is private: \"Limits and assumptions\" says why.");
  const ExpectedError& least = *choices[found->place];
  std::vector<const ExpectedError*> best{&least};
  for (const std::size_t place : found->notClearlyWorse) best.push_back(choices[place]);
  const QString epsilon = exactText(viewEpsilon(m_study));
  QStringList sentences;
  if (choices.size() == 1)
    sentences << QObject::tr("At ε = %1 the expected error of %2, the one private method, is %3.")
                     .arg(epsilon, least.method, errorOf(least));
  else if (found->isClear())
    sentences << QObject::tr("At ε = %1 the smallest expected error of a private method is that of %2: %3.")
                     .arg(epsilon, least.method, errorOf(least));
  else
    sentences << QObject::tr("At ε = %1 no method is clearly better: %2 cannot be distinguished (%3).")
                     .arg(epsilon, namesOf(best), errorsFrom(least, *best.back()));
  if (isConditional)
    sentences.front().prepend(
        QObject::tr("Nothing is private before it is declared how the file is read; once it is: "));
  const QString compared = againstMean(best);
  if (!compared.isEmpty()) {
    sentences << compared;
  } else if (choices.size() > 1 && found->isClear()) {
    const ExpectedError* next = nullptr;
    for (const ExpectedError* one : choices)
      if (one != &least && (next == nullptr || one->mean < next->mean)) next = one;
    sentences << QObject::tr("Next is %1: %2.").arg(next->method, errorText(m_metric, next->mean));
  }
  for (const ExpectedError& one : m_expected)
    if (one.role == MethodRole::yardstick)
      sentences << QObject::tr("%1: %2.").arg(one.method, errorText(m_metric, one.mean));
  if (m_kind == ErrorKind::onSplits && (choices.size() > 1 || !compared.isEmpty()))
    sentences << (m_isOfPeople
                      ? QObject::tr("“Clearly” is meant for other people like these, with 95 % confidence.")
                      : QObject::tr("“Clearly” is meant for other splits of this table; for other people it "
                                    "may be otherwise."));
  return sentences.join(QLatin1Char(' '));
}

/// The comparison of the best methods with one private answer for everybody, paired over the splits; empty
/// where the task has none.
QString FirstPage::againstMean(const std::vector<const ExpectedError*>& best) const {
  const auto mean = std::ranges::find_if(m_expected, isPrivateYardstick);
  if (mean == m_expected.end()) return {};
  std::vector<const ExpectedError*> better;
  bool isWorse = true;
  for (const ExpectedError* one : best) {
    const auto difference = errorDifference(errorsOf(*one), errorsOf(*mean), m_kind, m_sizes);
    if (isClear(difference) && difference->high < 0) better.push_back(one);
    isWorse &= isClear(difference) && difference->low > 0;
  }
  if (isWorse)
    return QObject::tr(
               "That is clearly worse than “%1”: at this ε one private answer for everybody does better.")
        .arg(mean->method);
  if (better.empty()) return QObject::tr("That is not clearly better than “%1”.").arg(mean->method);
  if (best.size() > 1) return QObject::tr("Clearly better than “%1”: %2.").arg(mean->method, namesOf(better));
  const auto difference = errorDifference(errorsOf(*best.front()), errorsOf(*mean), m_kind, m_sizes);
  const QString words = differenceWords(*difference, mean->method).sentence;
  return isSquaredMetric(m_metric) ? QObject::tr("It is clearly better; as a squared error %1.").arg(words)
                                   : QObject::tr("It is clearly better: %1.").arg(words);
}

QString FirstPage::isProtected() const {
  if (m_ledger.entries.empty()) return QObject::tr("Nothing: no method of this study is private.");
  const RowCounts& counts = m_state.cache->data().counts;
  const bool ofLabels = taskOf(m_study).facts().neighbours == Neighbours::labels;
  const QString target = QString::fromStdString(m_study.data.target);
  if (const ProtectedUnit unit = protectedUnit(m_study.data); unit.isPerson()) {
    const QString people = countedText("QObject", "each of %1 people", "the one person", counts.units());
    const QString rows = countedText("QObject", "all of at most %1 rows", "the one row", unit.most);
    return ofLabels
               ? QObject::tr(
                     "For %1, with %2: the values of \"%3\". All other columns are taken as public and are "
                     "not protected, and neither is how many rows somebody has.")
                     .arg(people, rows, target)
               : QObject::tr(
                     "For %1, with %2: the whole rows, with every column. How many rows there are is "
                     "public.")
                     .arg(people, rows);
  }
  const QString rows = countedText("QObject", "each of %1 rows", "the one row", counts.rowsUsed);
  return (ofLabels
              ? QObject::tr("For %1 by itself: the value of \"%2\". All other columns are taken as public "
                            "and are not protected.")
                    .arg(rows, target)
              : QObject::tr("For %1 by itself: the whole row, with every column. How many rows there are is "
                            "public.")
                    .arg(rows)) +
         QLatin1Char(' ') +
         QObject::tr(
             "Whoever has several rows is protected less: with K rows the factor below becomes its Kth "
             "power, until data.person says whom rows belong to.");
}

QString FirstPage::epsilonInWords() const {
  if (m_ledger.entries.empty())
    return QObject::tr("Nothing here: no method of this study is private, so ε bounds nothing.");
  const double epsilon = viewEpsilon(m_study);
  QString sentence =
      (taskOf(m_study).facts().neighbours == Neighbours::labels
           ? QObject::tr("Someone who knows everything else and sees what is released can shift the odds "
                         "between two possible values of %3 by a factor of e^ε = %1 at most: a guess "
                         "at 50 % becomes %2 at most.")
           : QObject::tr("Someone who knows every other row and sees what is released can shift the odds "
                         "between two possible contents of %3 by a factor of e^ε = %1 at most: a guess "
                         "at 50 % becomes %2 at most."))
          .arg(numberText(std::exp(epsilon), 3), certaintyText(attackerPosterior(epsilon)),
               protectedUnit(m_study.data).isPerson() ? QObject::tr("all rows of a person")
                                                      : QObject::tr("a row"));
  double delta = 0;
  for (const LedgerLine& entry : m_ledger.entries) delta = std::max(delta, entry.delta);
  if (const char* mayFail = wordsOf(m_study.task).mayFail; delta > 0 && mayFail != nullptr)
    sentence += QLatin1Char(' ') + QObject::tr(mayFail).arg(exactText(delta));
  return sentence;
}

QString FirstPage::wanted() const {
  if (!m_study.view.errorTarget)
    return QObject::tr(
        "None was set. With one (Trade-off; view.error_target of the study) this page says the "
        "smallest ε of each method for it.");
  const double target = *m_study.view.errorTarget;
  const QString text = withUnit(errorText(m_metric, target), m_quantity, m_metric);
  return isSquaredMetric(m_metric) ? QObject::tr("%1 (as a squared error %2)").arg(text, exactText(target))
                                   : text;
}

QString FirstPage::reachedBy() const {
  QStringList reached;
  bool withoutPrivacy = false;
  for (const ExpectedError& one : m_expected) {
    if (isChoice(one) && reaches(one)) reached << one.method;
    withoutPrivacy |= !one.isPrivate && one.role == MethodRole::yardstick && reaches(one);
  }
  const QString epsilon = exactText(viewEpsilon(m_study));
  if (!reached.isEmpty()) return QObject::tr("At ε = %1 by: %2.").arg(epsilon, namesText(reached));
  return withoutPrivacy
             ? QObject::tr("No private method reaches it at ε = %1; without privacy it would be reached.")
                   .arg(epsilon)
             : QObject::tr("No method reaches it, not even without privacy.");
}

/// An interval that holds the wanted error leaves it open.
QString FirstPage::howReached(const ExpectedError& one) const {
  const double away = std::abs(one.mean - *m_study.view.errorTarget);
  const bool isOpen = away < one.reach;
  if (reaches(one)) return isOpen ? QObject::tr("barely") : QObject::tr("yes");
  return isOpen ? QObject::tr("barely not") : QObject::tr("no");
}

QString FirstPage::basis() const {
  const PreparedData& data = m_state.cache->data();
  const bool learns = taskOf(m_study).facts().learns;
  QStringList parts{QString::fromStdString(m_state.dataset->name), rowCountsText(data.counts)};
  if (learns) {
    parts << countedText("QObject", "%1 features", "%1 feature", m_state.cache->features());
    parts << countedText("QObject", "%1 splits into rows to learn from and rows to test on",
                         "%1 split into rows to learn from and rows to test on", m_preview.splits);
  }
  if (m_study.data.lower && m_study.data.upper && !taskOf(m_study).holdsClasses(m_study))
    parts
        << QObject::tr("bounds %1 to %2").arg(exactText(*m_study.data.lower), exactText(*m_study.data.upper));
  return parts.join(QStringLiteral("; "));
}

std::vector<ReportFact> FirstPage::facts(const QString& date) const {
  const auto orDash = [](const std::string& text) {
    return text.empty() ? QStringLiteral("–") : QString::fromStdString(text);
  };
  std::vector<ReportFact> facts = {
      {QObject::tr("Purpose"), orDash(m_study.about.purpose)},
      {QObject::tr("Author"), orDash(m_study.about.author)},
      {QObject::tr("Date and version"),
       QStringLiteral("%1; Epsiscope %2").arg(dateText(date), QLatin1String(EPSISCOPE_VERSION))},
      {QObject::tr("Rests on"), basis()},
      {QObject::tr("What is protected, for whom"), isProtected()},
      {QObject::tr("What ε = %1 means").arg(exactText(viewEpsilon(m_study))), epsilonInWords()},
      {QObject::tr("Who sees what"), QObject::tr(wordsOf(m_study.task).whoSeesWhat)},
      {QObject::tr("Wanted error"), wanted()}};
  if (m_study.view.errorTarget) facts.push_back({QObject::tr("Reached"), reachedBy()});
  return facts;
}

ReportTable FirstPage::table() const {
  const bool hasTarget = m_study.view.errorTarget.has_value();
  const bool inUnits = isSquaredMetric(m_metric) && !m_quantity.unit.isEmpty();
  ReportTable table{
      .caption = QObject::tr("Expected error at ε = %1").arg(exactText(viewEpsilon(m_study))),
      .headings = {QObject::tr("Method"),
                   inUnits ? QObject::tr("Error, in %1").arg(m_quantity.unit) : QObject::tr("Error")}};
  // What is exact for this table has no interval.
  const bool hasIntervals = std::ranges::any_of(m_expected, [&](const ExpectedError& one) {
    return !errorInterval(m_metric, one.mean, one.reach).isEmpty();
  });
  if (hasIntervals) table.headings << QObject::tr("Interval");
  if (hasTarget) table.headings << QObject::tr("Reaches it") << QObject::tr("Smallest ε for it");
  table.headings << QObject::tr("Trust model");
  const bool someOfPeople =
      std::ranges::any_of(m_expected, [](const ExpectedError& one) { return one.ofPeople.isKnown(); });
  bool someOfSplits = false;
  for (const ExpectedError& one : m_expected) {
    QString interval = errorInterval(m_metric, one.mean, one.reach);
    if (someOfPeople && !one.ofPeople.isKnown() && !interval.isEmpty()) {
      interval += QLatin1Char(' ') + QObject::tr("(splits)");
      someOfSplits = true;
    }
    QStringList cells{nameWithRole(one.method, one.role), errorText(m_metric, one.mean)};
    if (hasIntervals) cells << interval;
    const bool isPart = one.role == MethodRole::part;
    if (hasTarget) cells << (isPart ? QString() : howReached(one)) << unwrapped(one.smallestEpsilon);
    table.rows.push_back(cells << one.trust);
  }
  QString what;
  if (isSquaredMetric(m_metric))
    what = QObject::tr(
               "Error: the root of the mean squared error (RMSE), a typical distance from the true "
               "value of \"%1\".")
               .arg(m_quantity.name);
  else if (m_metric == kTestError)
    what = QObject::tr("Error: the share of rows that are put into the wrong class.");
  else if (m_metric == kLabelError)
    what = QObject::tr("Error: the share of released classes that are wrong.");
  else
    what = QObject::tr("Error: the mean loss on rows that were not learned from.");
  if (taskOf(m_study).facts().learns)
    what +=
        QLatin1Char(' ') +
        (!someOfPeople ? QObject::tr("Interval: the mean less and plus two standard errors between splits of "
                                     "this table; other people than these would differ by more.")
         : someOfSplits
             ? QObject::tr("Interval: for other people like these, with 95 % confidence; where it says "
                           "“(splits)”, two standard errors between splits of this table either way.")
             : QObject::tr("Interval: for other people like these, with 95 % confidence."));
  if (hasTarget && taskOf(m_study).facts().learns) {
    what += QLatin1Char(' ') + QObject::tr("Barely: the wanted error lies within the interval.");
    what +=
        QLatin1Char(' ') +
        (m_preview.knowsPeople
             ? QObject::tr("In brackets behind ε: the same for other people like these; of errors that are "
                           "means of draws, between splits.")
             : QObject::tr("In brackets behind ε: the same between splits of this table."));
  }
  const bool ofRun = std::ranges::any_of(m_expected, [](const ExpectedError& one) { return one.isOfRun; });
  what += QLatin1Char(' ') + (ofRun ? QObject::tr("The numbers are those of results.json.")
                                    : QObject::tr("The numbers are those of the pictures, not of a run."));
  table.notes << what;
  return table;
}

QStringList FirstPage::limits() const {
  const PreparedData& data = m_state.cache->data();
  const bool learns = taskOf(m_study).facts().learns;
  QStringList limits;
  if (taskOf(m_study).facts().neighbours == Neighbours::labels)
    limits << QObject::tr(
        "All other columns are public: nothing here protects them, and whoever sees a release is taken to "
        "know them.");
  if (data.counts.readAsDetected) limits << QString::fromStdString(sentence("Core", kDetectedReadingNote));
  if (m_study.data.boundsFromData)
    limits << QObject::tr(
        "The bounds were taken from the private values: with them nothing is protected. "
        "Declare what is publicly known.");
  else if (m_study.data.lower && m_study.data.upper && !taskOf(m_study).holdsClasses(m_study)) {
    const ClippedShare clipped = clippedShare(*data.targetColumn, m_study.data);
    limits << QObject::tr(
                  "The bounds %1 to %2 are declared, not looked up in the data; %3 of %4 values lie "
                  "outside and are moved to the nearest one.")
                  .arg(exactText(*m_study.data.lower), exactText(*m_study.data.upper),
                       countText(clipped.below + clipped.above), countText(clipped.total));
  }
  limits << (learns
                 ? QObject::tr("Errors are measured on rows of this table that were not learned from. Other "
                               "people, or fewer rows, have other errors.")
                 : QObject::tr("Errors are those of this table. Other people, or fewer rows, have other "
                               "errors."));
  if (!m_ledger.entries.empty())
    limits << QObject::tr(
        "ε is that of one release by one method. Each further release adds its ε; the ledger in "
        "the appendix says how.");
  if (const std::string note = taskOf(m_study).sharedNoise(m_study); !note.empty()) limits << inSymbols(note);
  Guarantee weakest;
  for (const MethodCurve& curve : m_preview.curves)
    if (curve.guarantee.isPrivate()) weakest = weaker(weakest, curve.guarantee);
  if (const std::string note = completeRowsNote(weakest); !note.empty()) limits << inSymbols(note);
  limits << m_ledger.notBooked
         << QObject::tr(
                "The errors themselves are computed from true values, so this report is not private, "
                "and noise is drawn in floating point: it is for the decision, not for publication.");
  return limits;
}

/// The reading is the first reason: a delta that promises nothing stands behind it, and is not in the note.
bool lacksReadingAlone(const AppState& state, const MethodCurve& curve) {
  const std::size_t people = state.cache->data().counts.units();
  return curve.guarantee.proved() && curve.guarantee.note() == sentence("Core", kDetectedReadingNote) &&
         !(needsDelta(curve.method) &&
           deltaReach(taskOf(state.study).deltaOf(state.study), people) == DeltaReach::all);
}

}  // namespace

std::vector<ExpectedError> expectedErrors(const AppState& state) {
  const Study& study = state.study;
  const TradeOffPreview& preview = *previewOf<TradeOffPreview>(state);
  const Result* result = state.currentResult();
  std::vector<ExpectedError> found;
  for (const TradeOffRow& row : tradeOffRows(study, preview)) {
    const std::string method = row.method.toStdString();
    const auto curve = std::ranges::find(preview.curves, method, &MethodCurve::method);
    const ResultRow* ran = result == nullptr ? nullptr : expectedRow(study, *result, preview.metric, method);
    const std::vector<double> ofSplits = ran == nullptr ? row.ofSplits : valuesOfTrials(*ran, study);
    // A mean of draws has their noise beside what other people change.
    const PeopleSample ofPeople = ran != nullptr && ran->kind == "sampled" ? PeopleSample() : row.ofPeople;
    const ExpectedError one{
        .method = row.label,
        .role = row.role,
        .mean = ran == nullptr ? row.error : ran->mean,
        .reach = ofPeople.isKnown() ? halfWidthOf(ofPeople) : kStandardErrors * standardErrorOf(ofSplits),
        .isOfRun = ran != nullptr,
        .isPrivate = !row.notPrivate,
        .lacksReading = curve != preview.curves.end() && lacksReadingAlone(state, *curve),
        .trust = row.trust,
        .smallestEpsilon = row.smallestEpsilon,
        .ofSplits = ofSplits,
        .ofPeople = ofPeople};
    if (std::isfinite(one.mean)) found.push_back(one);
  }
  return found;
}

QString errorText(const std::string& metric, double mean) {
  if (metric == kTestError || metric == kLabelError) return percentText(mean, 4);
  return fixedNumberText(isSquaredMetric(metric) ? std::sqrt(mean) : mean, 4);
}

QString errorInterval(const std::string& metric, double mean, double reach) {
  if (!std::isfinite(reach) || reach == 0) return {};
  return unwrapped(QObject::tr("%1 to %2")
                       .arg(errorText(metric, std::max(0.0, mean - reach)), errorText(metric, mean + reach)));
}

void fillFirstPage(Report& report, const AppState& state, const Ledger& ledger, const QString& date) {
  const FirstPage page(state, ledger);
  report.conclusion = page.conclusion();
  report.summary = page.facts(date);
  report.expected = page.table();
  report.limits = page.limits();
}

}  // namespace epsiscope

#include "ui/explain/odd_conditions.h"

#include <QCoreApplication>
#include <QObject>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

#include "core/run/people_preview.h"
#include "core/study/plan.h"
#include "core/study/study.h"
#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trade_off_preview.h"
#include "ui/state/picture.h"
#include "ui/state/rows_to_learn.h"
#include "ui/state/task_ui.h"
#include "ui/state/view_kind.h"
#include "ui/state/words.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/names_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

using Conditions = std::vector<OddCondition>;

QString joined(const QStringList& names) {
  if (names.size() < 2) return names.join(QString());
  return namesText(names.mid(0, names.size() - 1)) + QObject::tr(" and ") + names.last();
}

/// Reasons in the order of their first curve, each with the names of all that have it.
struct Reasons {
  std::vector<std::pair<QString, QStringList>> all;

  void add(const QString& reason, const QString& name) {
    auto same = std::ranges::find(all, reason, &std::pair<QString, QStringList>::first);
    if (same == all.end()) same = all.insert(same, {reason, {}});
    same->second << name;
  }
};

void worseThanMean(const Study& study, const TradeOffPreview& preview, Conditions& found) {
  QStringList names;
  bool pulledToMiddle = false;
  for (std::size_t i = 0; i < preview.curves.size() && i < preview.atEpsilon.size(); ++i) {
    const MethodCurve& curve = preview.curves[i];
    if (!isWorseThanMean(preview.atEpsilon[i], preview) || !taskOf(study).isMethod(curve.method)) continue;
    names << QString::fromStdString(curve.label);
    pulledToMiddle |= curve.method == kMethodRpWithPrior;
  }
  if (names.isEmpty()) return;
  QString answer = QObject::tr(wordsOf(study.task).noiseCosts(study));
  if (pulledToMiddle)
    answer += QObject::tr(
        " The raw RPWithPrior also pulls every label to the middle of its interval; its debiased twin "
        "does not.");
  found.push_back({QStringLiteral("worse-than-mean"),
                   (names.size() == 1 ? QObject::tr("Why is %1 above the dotted line?")
                                      : QObject::tr("Why are %1 above the dotted line?"))
                       .arg(joined(names)),
                   answer});
}

/// One card for all methods that have the same reason, which is that of the epsilon looked at; what is
/// private there and not everywhere on its curve says so.
void notProved(const Study& study, const TradeOffPreview& preview, Conditions& found) {
  Reasons reasons;
  for (std::size_t i = 0; i < preview.curves.size(); ++i) {
    const MethodCurve& curve = preview.curves[i];
    if (curve.guarantee.isPrivate() || !taskOf(study).isMethod(curve.method)) continue;
    const Guarantee& here = promiseOf(preview, i);
    const QString reason =
        here.isPrivate()
            ? QObject::tr("At ε = %1 it is. Its curve is marked for what holds further along: %2")
                  .arg(numberText(viewEpsilon(study), 2), inSymbols(curve.guarantee.note()))
            : inSymbols(here.note());
    reasons.add(reason, QString::fromStdString(curve.label));
  }
  for (const auto& [reason, names] : reasons.all)
    found.push_back({QStringLiteral("not-proved"),
                     names.size() == static_cast<qsizetype>(preview.curves.size()) && names.size() > 1
                         ? QObject::tr("Is any of this private?")
                         : (names.size() == 1 ? QObject::tr("Is %1 private at all?")
                                              : QObject::tr("Are %1 private at all?"))
                               .arg(joined(names)),
                     reason});
}

/// One card for all curves that have the same reason.
void gaps(const TradeOffPreview& preview, Conditions& found) {
  Reasons reasons;
  for (const MethodCurve& curve : preview.curves) {
    if (std::ranges::none_of(curve.y, [](double error) { return std::isnan(error); })) continue;
    reasons.add(curve.notes.empty() ? QObject::tr("There the error does not exist as a number.")
                                    : inSymbols(curve.notes.front()),
                QString::fromStdString(curve.label));
  }
  for (const auto& [reason, names] : reasons.all)
    found.push_back({QStringLiteral("gap"),
                     (names.size() == 1 ? QObject::tr("Why does the curve of %1 have a gap?")
                                        : QObject::tr("Why do the curves of %1 have gaps?"))
                         .arg(joined(names)),
                     reason});
}

/// The largest share by which the curve lies below the same learner without privacy; nothing where it does
/// not, visibly. `isClear`: by more than two standard errors between splits there.
struct BelowOwnLine {
  double epsilon = 0, share = 0;
  bool isClear = false;
};
std::optional<BelowOwnLine> belowOwnLine(const MethodCurve& curve) {
  constexpr double kVisible = 0.005;
  std::optional<BelowOwnLine> lowest;
  for (std::size_t i = 0; i < curve.y.size(); ++i) {
    const double below = curve.withoutPrivacy - curve.y[i], share = below / curve.withoutPrivacy;
    if (!(share > kVisible)) continue;
    const bool isClear = i >= curve.standardError.size() || below > 2 * curve.standardError[i];
    if (lowest && (lowest->isClear > isClear || (lowest->isClear == isClear && lowest->share >= share)))
      continue;
    lowest = {curve.x[i], share, isClear};
  }
  return lowest;
}

void belowWithoutPrivacy(TaskId task, const TradeOffPreview& preview, Conditions& found) {
  if (preview.overLambda) return;
  for (const MethodCurve& curve : preview.curves) {
    if (!taskOf(task).isMethod(curve.method)) continue;
    const std::optional<BelowOwnLine> below = belowOwnLine(curve);
    if (!below) continue;
    const QString name = QString::fromStdString(curve.label);
    found.push_back(
        {QStringLiteral("below-own-line"), QObject::tr("Why is %1 below its line without privacy?").arg(name),
         below->isClear
             ? QObject::tr("At ε = %1 its error is %2 smaller than that of the same learner without privacy. "
                           "Privacy does not help: the regularisation that goes with it does. The learner "
                           "without privacy fits its rows too closely, and what is shrunk for the noise "
                           "shrinks that as well. With a larger λ it would gain the same without noise.")
                   .arg(numberText(below->epsilon, 2), percentText(below->share, 2))
             : QObject::tr("At ε = %1 it is %2 below, less than two standard errors between splits: that may "
                           "be chance.")
                   .arg(numberText(below->epsilon, 2), percentText(below->share, 2))});
  }
}

/// Says why a curve goes up where it should go down.
void kinks(const TradeOffPreview& preview, Conditions& found) {
  if (preview.overLambda) return;
  for (const MethodCurve& curve : preview.curves) {
    if (curve.kinks.empty()) continue;
    const CurveKink& kink =
        *std::max_element(curve.kinks.begin(), curve.kinks.end(),
                          [](const CurveKink& a, const CurveKink& b) { return a.rise < b.rise; });
    const QString why = kink.why.empty() ? QObject::tr(
                                               "This method spends ε by a rule that does not look ahead: a "
                                               "little more of it can lead to a worse choice.")
                                         : inSymbols(kink.why);
    found.push_back(
        {QStringLiteral("kink"),
         QObject::tr("Why does the error of %1 rise near ε = %2?")
             .arg(QString::fromStdString(curve.label), numberText(kink.x, 2)),
         unbroken(QObject::tr("From ε = %1 to %2 it rises by %3.")
                      .arg(numberText(kink.low, 2), numberText(kink.x, 2), percentText(kink.rise, 2))) +
             QLatin1Char(' ') + why});
  }
}

/// The place where the curve leaves its value at the smallest epsilon: absent if it does so soon, or never.
std::optional<double> endOfPlateau(const MethodCurve& curve) {
  constexpr double kSame = 0.02, kMuchLess = 0.9, kLong = 3;
  if (curve.y.empty() || !(curve.y.back() < kMuchLess * curve.y.front())) return std::nullopt;
  const auto leaves = std::ranges::find_if(
      curve.y, [&](double error) { return !(std::abs(error - curve.y.front()) <= kSame * curve.y.front()); });
  const double end = curve.x[static_cast<std::size_t>(leaves - curve.y.begin())];
  return end > kLong * curve.x.front() ? std::optional(end) : std::nullopt;
}

void flatBelow(const TradeOffPreview& preview, Conditions& found) {
  if (preview.overLambda) return;
  for (const MethodCurve& curve : preview.curves)
    if (const std::optional<double> end = endOfPlateau(curve)) {
      found.push_back(
          {QStringLiteral("flat-below"),
           QObject::tr("Why does the error of %1 hardly change below ε = %2?")
               .arg(QString::fromStdString(curve.label), numberText(*end, 2)),
           QObject::tr("There its results tell almost nothing: what is learned from them gives nearly "
                       "the same answer for all rows, and with even less ε it cannot become worse. "
                       "Only from that ε on do the features bring anything.")});
      return;
    }
}

/// Concerns methods whose noise is made for the bounds.
void wideBounds(const AppState& state, Conditions& found) {
  if (!state.dataset || !state.study.data.lower || !state.study.data.upper) return;
  const int index = state.dataset->find(state.study.data.target);
  if (index < 0 || static_cast<std::size_t>(index) >= state.summaries.size()) return;
  const ColumnSummary& labels = state.summaries[static_cast<std::size_t>(index)];
  const double width = *state.study.data.upper - *state.study.data.lower;
  constexpr double kMuchWider = 3;
  if (!(width > kMuchWider * (labels.max - labels.min))) return;
  found.push_back(
      {QStringLiteral("wide-bounds"), QObject::tr("Why is there so much noise?"),
       QObject::tr("The declared bounds are %1 wide, the values spread over %2. Noise is made for the "
                   "bounds. Narrow them "
                   "if you know better, but not by looking at the values.")
           .arg(numberText(width, 3), numberText(labels.max - labels.min, 3))});
}

/// Speaks of a learner that is no better than one answer for all, even without noise.
void learnsNothing(const TradeOffPreview& preview, Conditions& found) {
  constexpr double kAlmost = 0.995;
  if (!(preview.none >= kAlmost * preview.predictMeanAtEpsilon)) return;
  found.push_back(
      {QStringLiteral("learns-nothing"), QObject::tr("Why is even \"no privacy\" on the dotted line?"),
       QObject::tr("Without any noise the learner already gives almost the same answer for all rows. Its "
                   "regularisation may be too strong, or these features say little about the target.")});
}

void fewRows(const AppState& state, Conditions& found) {
  if (!state.cache) return;
  const std::size_t features = state.cache->features();
  const std::size_t rows = trainRows(state);
  constexpr std::size_t kRowsPerFeature = 10;
  if (rows >= kRowsPerFeature * features) return;
  found.push_back(
      {QStringLiteral("few-rows"), QObject::tr("Why is even \"no privacy\" poor?"),
       QObject::tr(
           "There are %1 for %2: the learner has little to learn from, and one split of the rows differs "
           "much from "
           "the next.")
           .arg(countedText("QObject", "%1 training rows", "%1 training row", rows),
                countedText("QObject", "%1 features", "%1 feature", features))});
}

/// The reasons for which published columns are marked at the epsilon looked at; a table over lambda is for
/// one epsilon.
void leakyPublished(const Study& study, Conditions& found) {
  QStringList reasons;
  for (const PublishedColumn& column : study.published)
    if (!column.isPrivateAt(column.lambda.empty() || column.epsilon.empty() ? viewEpsilon(study)
                                                                            : column.epsilon.front()) &&
        column.method != kMethodNone)
      reasons << QString::fromStdString(column.label + ": " + column.reason + ".");
  if (!reasons.isEmpty())
    found.push_back({QStringLiteral("published-not-private"),
                     QObject::tr("Why are published columns marked as not private?"),
                     reasons.join(QLatin1Char(' '))});
}

std::ptrdiff_t placeOfCard(const QString& id) {
  const auto cards = oddCards();
  return std::ranges::find(cards, id, [](const OddCard& card) { return QLatin1String(card.id); }) -
         cards.begin();
}

std::ptrdiff_t rankOfCondition(const OddCondition& condition) {
  const std::ptrdiff_t place = placeOfCard(condition.id);
  return place < std::ssize(oddCards()) ? place : placeOfCard(QLatin1String(kOtherCards));
}

}  // namespace

bool isWorseThanMean(double error, const TradeOffPreview& preview) {
  constexpr double kClearly = 1.002;  // what is equal but for its last digits is not worse
  return error > kClearly * preview.predictMeanAtEpsilon;
}

std::vector<OddCondition> oddConditions(const AppState& state) {
  Conditions found;
  const std::string& view = state.study.view.tab;
  const std::shared_ptr<const Picture> picture = state.shownPicture();
  const auto* tradeOff = previewOf<TradeOffPreview>(picture.get());
  if (tradeOff != nullptr) {
    worseThanMean(picture->study, *tradeOff, found);
    notProved(picture->study, *tradeOff, found);
    gaps(*tradeOff, found);
    belowWithoutPrivacy(state.study.task, *tradeOff, found);
    kinks(*tradeOff, found);
    flatBelow(*tradeOff, found);
    learnsNothing(*tradeOff, found);
    fewRows(state, found);
  }
  uiOf(state.study.task).addConditions(state, found);
  addPlanConditions(state, found);
  if (tradeOff != nullptr) leakyPublished(state.study, found);
  if ((view == view_id::tradeOff || view == view_id::data) && !taskOf(state.study).holdsClasses(state.study))
    wideBounds(state, found);
  std::erase_if(found, [&](const OddCondition& one) { return !isAbout(one.id, state.study); });
  std::ranges::stable_sort(found, {}, rankOfCondition);
  return found;
}

namespace {

using Scope = OddCard::Scope;

constexpr std::array kCards = {OddCard{"not-proved", Scope::every},
                               OddCard{"classes-not-declared"},
                               OddCard{"worse-than-mean", Scope::every},
                               OddCard{"told-outright"},
                               OddCard{"starved-part"},
                               OddCard{"lambda-too-small"},
                               OddCard{"prior-takes-most"},
                               OddCard{"one-bin"},
                               OddCard{"more-cells-than-rows"},
                               OddCard{"tied-quantile"},
                               OddCard{"uniform-quantile"},
                               OddCard{"same-labels"},
                               OddCard{"flat-noise"},
                               OddCard{"noise-beyond-labels"},
                               OddCard{"unbiased-far-out"},
                               OddCard{"below-zero"},
                               OddCard{"beyond-bounds"},
                               OddCard{"hidden-row"},
                               OddCard{"budget-on-bend"},
                               OddCard{"output-ahead"},
                               OddCard{"phase-switch"},
                               OddCard{"below-own-line", Scope::learned},
                               OddCard{"kink", Scope::learned},
                               OddCard{"grows-again"},
                               OddCard{"flat-below", Scope::learned},
                               OddCard{"gap", Scope::every},
                               OddCard{kOtherCards},
                               OddCard{"prior-hides"},
                               OddCard{"mostly-wrong"},
                               OddCard{"uncorrected"},
                               OddCard{"unanswered"},
                               OddCard{"frequency-below-zero"},
                               OddCard{"labels-clipped"},
                               OddCard{"clipping-dominates"},
                               OddCard{"wanted-below-clipping"},
                               OddCard{"far-bound"},
                               OddCard{"wide-bounds"},
                               OddCard{"few-rows"},
                               OddCard{"learns-nothing"},
                               OddCard{"predictions-share"},
                               OddCard{"noise-capped"},
                               OddCard{"ragged-prior"},
                               OddCard{"ragged-histogram"},
                               OddCard{"full-ends"},
                               OddCard{"uncounted"},
                               OddCard{"whole-range"},
                               OddCard{"lambda-beyond-paper"},
                               OddCard{"epsilon-beyond-bound"},
                               OddCard{"published-not-private", Scope::every},
                               OddCard{"almost-free"},
                               OddCard{"plan-never-reached", Scope::every},
                               OddCard{"plan-other-table", Scope::every},
                               OddCard{"plan-few-people", Scope::learned},
                               OddCard{"plan-invented", Scope::every}};

}  // namespace

std::span<const OddCard> oddCards() {
  return kCards;
}

bool isAbout(const QString& id, const Study& study) {
  const auto card = std::ranges::find(kCards, id, [](const OddCard& one) { return QLatin1String(one.id); });
  if (card == kCards.end() || card->scope == Scope::own) {
    const TaskUi& ui = uiOf(study.task);
    const std::string own = id.toStdString();
    return ui.isAbout != nullptr ? ui.isAbout(study, own) : std::ranges::count(ui.cards, own) > 0;
  }
  return card->scope == Scope::every || taskOf(study).facts().learns;
}

namespace {

using Conditions = std::vector<OddCondition>;

void neverReached(const PeoplePreview& preview, Conditions& found) {
  for (std::size_t i = 0; i < preview.answers.size(); ++i) {
    const FewestRows& fewest = preview.answers[i].fewest;
    if (!fewest.notEvenWithout) continue;
    found.push_back(
        {QStringLiteral("plan-never-reached"),
         QObject::tr("Why does no number of people reach it with %1?")
             .arg(QString::fromStdString(preview.curves[i].label)),
         QObject::tr(
             "Even without privacy its error stays at %1: the features do not tell enough of the "
             "labels. A larger R² or a larger wanted error would help; more people and more ε do not.")
             .arg(numberText(fewest.withoutPrivacy.value_or(0), 3))});
    return;
  }
}

void explodesWithFewPeople(const PeoplePreview& preview, Conditions& found) {
  constexpr double kMuch = 20;
  if (preview.rows.size() < 2) return;
  for (const PeopleCurve& curve : preview.curves) {
    const double first = plannedErrorAt(preview, curve, std::size_t{0}, preview.epsilon).mean;
    const double last = plannedErrorAt(preview, curve, preview.rows.size() - 1, preview.epsilon).mean;
    if (!(first > kMuch * last)) continue;
    found.push_back(
        {QStringLiteral("plan-few-people"),
         QObject::tr("Why does the error of %1 explode at the left?")
             .arg(QString::fromStdString(curve.label)),
         QObject::tr("With %1 people there are hardly more labels than weights to learn, and every label "
                     "is noisy: the noise is learned. Such errors leave the picture.")
             .arg(numberText(static_cast<double>(preview.rows.front()), 7))});
    return;
  }
}

/// Trade-off draws the study's own table alone.
void ofAnotherTable(const AppState& state, const PeoplePreview& people, Conditions& found) {
  constexpr double kVisible = 0.02;
  const Picture* picture = pictureWith<TradeOffPreview>(state);
  const auto* tradeOff = previewOf<TradeOffPreview>(picture);
  if (tradeOff == nullptr || tradeOff->overLambda || viewEpsilon(picture->study) != people.epsilon) return;
  const auto rows = static_cast<double>(picture->study.data.plan.rows);
  for (const PeopleCurve& curve : people.curves)
    for (std::size_t i = 0; i < tradeOff->curves.size() && i < tradeOff->atEpsilon.size(); ++i) {
      const double mean = plannedErrorAt(people, curve, rows, people.epsilon), one = tradeOff->atEpsilon[i];
      if (tradeOff->curves[i].method != curve.method || !(std::abs(one / mean - 1) > kVisible)) continue;
      found.push_back(
          {QStringLiteral("plan-other-table"),
           QObject::tr("Why does Trade-off say another error of %1?")
               .arg(QString::fromStdString(curve.label)),
           QObject::tr("It draws the one planned table that you see in Data: %1. Here is the mean over many "
                       "such tables: %2. That is how much tables of %3 people differ by chance.")
               .arg(numberText(one, 3), numberText(mean, 3), numberText(rows, 7))});
      return;
    }
}

void ofInventedPeople(Conditions& found) {
  found.push_back(
      {QStringLiteral("plan-invented"), QObject::tr("Will my own survey come out like this?"),
       QObject::tr(
           "As far as people are as you expect them: the shape of the labels, R² and the bounds decide. "
           "Move them to what is still believable, and take the larger number of people.")});
}

}  // namespace

void addPlanConditions(const AppState& state, Conditions& found) {
  if (!isPlan(state.study.data)) return;
  const std::shared_ptr<const Picture> picture = state.shownPicture();
  const auto* people = previewOf<PeoplePreview>(picture.get());
  if (people == nullptr) return;
  neverReached(*people, found);
  ofAnotherTable(state, *people, found);
  explodesWithFewPeople(*people, found);
  ofInventedPeople(found);
}

}  // namespace epsiscope

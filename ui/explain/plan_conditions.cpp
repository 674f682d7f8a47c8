#include "ui/explain/plan_conditions.h"

#include <QObject>

#include <cmath>

#include "core/run/people_preview.h"
#include "core/study/plan.h"
#include "core/tasks/trade_off_preview.h"
#include "ui/state/picture.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

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
         QObject::tr("With %1 people hardly more labels are asked than weights are learned, and every label "
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
                       "such tables: %2. So much do tables of %3 people differ by chance.")
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

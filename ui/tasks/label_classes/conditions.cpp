#include "ui/tasks/label_classes/conditions.h"

#include <QObject>

#include <algorithm>
#include <limits>

#include "core/results/result.h"
#include "core/tasks/label_classes/answers_preview.h"
#include "core/tasks/methods.h"
#include "core/tasks/trade_off_preview.h"
#include "ui/state/app_state.h"
#include "ui/state/picture.h"
#include "ui/state/words.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

using Conditions = std::vector<OddCondition>;

void notDeclared(const Study& study, Conditions& found) {
  if (study.labelClasses.classes) return;
  found.push_back({QStringLiteral("classes-not-declared"), QObject::tr("Why is nothing here private?"),
                   QObject::tr("The list of classes was taken from the labels: a class that a single person "
                               "has would show in it, whatever ε is. Declare the classes that are publicly "
                               "possible, in Setup under Classes.")});
}

/// The error of a method at the epsilon that is looked at; NaN without it.
double errorOfMethod(const TradeOffPreview& preview, const char* method) {
  for (std::size_t i = 0; i < preview.curves.size() && i < preview.atEpsilon.size(); ++i)
    if (preview.curves[i].method == method) return preview.atEpsilon[i];
  return std::numeric_limits<double>::quiet_NaN();
}

void uncorrected(const TradeOffPreview& preview, Conditions& found) {
  constexpr double kSame = 0.01;
  const double corrected = errorOfMethod(preview, kMethodRandomizedResponse);
  const double plain = errorOfMethod(preview, kMethodRandomizedResponseUncorrected);
  if (!(plain < corrected + kSame)) return;
  found.push_back(
      {QStringLiteral("uncorrected"), QObject::tr("Why does the correction gain nothing here?"),
       QObject::tr(
           "Randomized response is wrong about every class in the same way, so the class that is "
           "answered most often near a row is often still the right one. The correction makes the "
           "probabilities right, not always the winner; it gains where classes are of different sizes, "
           "and with little data it can lose to the simpler fit.")});
}

/// Although its answers are right more often.
void priorHides(const TradeOffPreview& preview, Conditions& found) {
  constexpr double kMore = 0.01;
  const double plain = errorOfMethod(preview, kMethodRandomizedResponse);
  if (!(errorOfMethod(preview, kMethodRrWithPrior) > plain + kMore)) return;
  found.push_back(
      {QStringLiteral("prior-hides"), QObject::tr("Why does the prior make the classifier worse?"),
       QObject::tr("It makes answers right more often by leaving out classes that are rare. But a classifier "
                   "that knows how answers are wrong learns more from answers that tell all classes apart, "
                   "and the prior costs a share of ε. Switch to answers: there it is often ahead.")});
}

void mostlyWrong(const AnswersPreview& preview, Conditions& found) {
  if (!(preview.expectedError > 0.5)) return;
  found.push_back(
      {QStringLiteral("mostly-wrong"), QObject::tr("How can anything be learned from mostly wrong answers?"),
       QObject::tr(
           "%1 of the answers are wrong, but everybody knows how: the true class is answered e^ε times "
           "as often as any other one. Over many rows that is enough to tell which class is likelier "
           "where.")
           .arg(percentText(preview.expectedError, 2))});
}

void unanswered(const AnswersPreview& preview, Conditions& found) {
  if (preview.answers.size() == preview.classes.size()) return;
  found.push_back(
      {QStringLiteral("unanswered"), QObject::tr("Why are some classes never answered?"),
       QObject::tr(
           "With so small an ε an answer is right more often if it comes from the %1 likeliest classes "
           "alone. A person with another class answers one of these at random. A larger ε brings the others "
           "back.")
           .arg(countText(preview.answers.size()))});
}

void belowZero(const AnswersPreview& preview, Conditions& found) {
  if (std::ranges::none_of(preview.estimated, [](double share) { return share < 0; })) return;
  found.push_back(
      {QStringLiteral("frequency-below-zero"), QObject::tr("How can a share be below 0?"),
       QObject::tr("The estimate is right on average, and for a rare class its noise reaches below "
                   "0. Setting it to 0 would be allowed, for it costs no privacy, but then the "
                   "shares of rare classes would be too large on average.")});
}

}  // namespace

void addClassConditions(const AppState& state, Conditions& found) {
  const std::shared_ptr<const Picture> picture = state.shownPicture();
  if (picture == nullptr) return;
  if (const auto* tradeOff = previewOf<TradeOffPreview>(picture.get())) {
    notDeclared(picture->study, found);
    if (tradeOff->metric == kTestError) {
      priorHides(*tradeOff, found);
      uncorrected(*tradeOff, found);
    }
  }
  if (const auto* answers = previewOf<AnswersPreview>(picture.get())) {
    notDeclared(picture->study, found);
    mostlyWrong(*answers, found);
    unanswered(*answers, found);
    belowZero(*answers, found);
  }
}

}  // namespace epsiscope

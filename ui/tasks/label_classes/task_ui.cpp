#include "ui/tasks/label_classes/task_ui.h"

#include <QObject>

#include <algorithm>

#include "core/tasks/label_classes/cache.h"
#include "core/tasks/label_classes/release.h"
#include "core/tasks/methods.h"
#include "core/text/sentence.h"
#include "ui/state/app_state.h"
#include "ui/state/guarantee_words.h"
#include "ui/tasks/label_classes/classes_section.h"
#include "ui/tasks/label_classes/conditions.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr KeyWords kClassesKeys[] = {
    {"methods", QT_TRANSLATE_NOOP("Report", "Methods")},
    {"classes", QT_TRANSLATE_NOOP("Report", "Declared classes")},
    {"prior", QT_TRANSLATE_NOOP("Report", "Prior")},
    {"prior_share", QT_TRANSLATE_NOOP("Report", "Share of ε spent on the prior")},
    {"lambda", QT_TRANSLATE_NOOP("Report", "Regularisation λ")},
    {"random_features", QT_TRANSLATE_NOOP("Report", "Random features (0: none)")},
    {"gamma", QT_TRANSLATE_NOOP("Report", "Kernel rate γ of the random features")}};

bool isPriorBought(const AppState& state) {
  const LabelClasses& task = state.study.labelClasses;
  return std::ranges::count(task.methods, kMethodRrWithPrior) > 0 &&
         (task.prior == PriorKind::noisyCounts || task.prior == PriorKind::noisyLabels);
}

constexpr ParameterRow kClassesSliders[] = {
    {.key = "label_classes.prior_share",
     .label = marked("Parameters", "Share spent on the prior"),
     .lowWord = marked("Parameters", "all on answers"),
     .highWord = marked("Parameters", "all on prior"),
     .tip = marked("Parameters", "The part of ε that pays for how often each class occurs."),
     .wordForNone = marked("Parameters", "suggested"),
     .startsAsNumber = true,
     .percent = true,
     .isShown = isPriorBought},
    {.key = "label_classes.lambda",
     .label = marked("Parameters", "Regularisation λ"),
     .lowWord = marked("Parameters", "flexible"),
     .highWord = marked("Parameters", "stiff"),
     .tip = marked("Parameters",
                   "How strongly the weights are held small. Suggested: by the number of rows and features."),
     .wordForNone = marked("Parameters", "suggested"),
     .startsAsNumber = true},
    randomFeaturesRow("label_classes.random_features"),
    kernelRateRow(
        "label_classes.gamma",
        [](const AppState& state) { return state.study.labelClasses.randomFeatures > 0; },
        marked("Parameters", "suggested"))};

constexpr SectionKind kClassesSections[] = {
    {.id = "classes", .make = []() -> SetupSection* { return new ClassesSection(kClassesSliders); }}};

/// The prior, where it is paid for, and the answers given it.
std::vector<Spending> spentOnAnswers(const AppState& state, const std::string& method) {
  const Study& study = state.study;
  const double epsilon = viewEpsilon(study);
  const LabelClassesSplit& split = LabelClassesCache::of(*state.cache).split();
  const ClassRelease release = classRelease(study, method, epsilon, split.asked());
  Spending answers{.purpose = QObject::tr("answers"),
                   .column = QString::fromStdString(study.data.target),
                   .epsilon = Decimal::of(epsilon),
                   .kind = protects(Guarantee::of(release.response.booking(), release.guarantee.unit()))};
  if (release.epsilonPrior == 0) return {answers};
  Spending prior = answers;
  prior.purpose = QObject::tr("prior of the labels");
  prior.kind = protects(release.guarantee);
  const auto& share = study.labelClasses.priorShare;
  prior.epsilon = share ? Decimal::of(epsilon) * Decimal::of(*share)
                        : Decimal::of(roundedTo(release.epsilonPrior, kDigitsOfSuggestion));
  answers.epsilon = answers.epsilon - prior.epsilon;
  return {prior, answers};
}

const char* classNoiseCosts(const Study&) {
  return QT_TRANSLATE_NOOP(
      "QObject",
      "At this ε the answers say so little that the private majority class for everyone makes fewer "
      "mistakes. More ε, more rows or fewer classes help.");
}

constexpr std::string_view kClassCards[] = {"classes-not-declared", "prior-hides", "mostly-wrong",
                                            "uncorrected",          "unanswered",  "few-rows",
                                            "frequency-below-zero"};

}  // namespace

const TaskUi& labelClassesUi() {
  static constexpr TaskUi ui{
      .words =
          {.task = "label-classes",
           .name = QT_TRANSLATE_NOOP("Tasks", "Protect classes"),
           .tip = QT_TRANSLATE_NOOP(
               "Tasks",
               "Every class is answered at random before anything is learned; the features are public."),
           .neighbours = QT_TRANSLATE_NOOP("Tasks", "neighbours: one label replaced"),
           .hidden = QT_TRANSLATE_NOOP(
               "Tasks", "What privacy hides here: any one label may be replaced. Features are public."),
           .guess = QT_TRANSLATE_NOOP("Tasks", "A guess at 50 % about a label can reach at most %1."),
           .example = QT_TRANSLATE_NOOP("QObject", "Protect classes: health survey"),
           .whoSeesWhat = QT_TRANSLATE_NOOP("QObject",
                                            "Everybody answers with a class that is the true one more often "
                                            "than any other: who learns sees "
                                            "answers and the public features. Where a method says \"by a "
                                            "curator\", one trusted party counts "
                                            "the true labels and everybody else sees noisy counts."),
           .composition = QT_TRANSLATE_NOOP(
               "QObject",
               "Parts of a method are added by adaptive sequential composition: ε of the prior and ε of the "
               "answers given the prior."),
           .noiseCosts = classNoiseCosts,
           .target = QT_TRANSLATE_NOOP(
               "QObject",
               "The column whose classes are private: the labels. All other columns are public features."),
           .lines = QT_TRANSLATE_NOOP(
               "QObject", "Lines: the exact share of wrong answers, or of the private majority's mistakes."),
           .spends = spentOnAnswers,
           .keys = kClassesKeys},
      .sections = kClassesSections,
      .addConditions = addClassConditions,
      .cards = kClassCards,
  };
  return ui;
}

}  // namespace epsiscope

#include "ui/setup/privacy_section.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <cmath>

#include "core/tasks/task.h"
#include "core/privacy/guarantee.h"
#include "core/study/number_keys.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/trade_off_preview.h"
#include "ui/state/needs.h"
#include "ui/state/picture.h"
#include "ui/state/tasks.h"
#include "ui/state/units.h"
#include "ui/state/words.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

/// How far an epsilon takes a guess at 50 %, in words. The names are where sliders are set to, no authority.
struct Strength {
  const char* name;
  double epsilon;   ///< that its button sets
  double mostSure;  ///< of a guess at 50 %
  const char* sentence;
};
constexpr std::array kStrengths = {
    Strength{QT_TRANSLATE_NOOP("Tasks", "strict"), 0.1, 0.55,
             QT_TRANSLATE_NOOP("Tasks", "Strict: a result says hardly anything about what is hidden.")},
    Strength{QT_TRANSLATE_NOOP("Tasks", "moderate"), 1, 0.9,
             QT_TRANSLATE_NOOP("Tasks", "Moderate: a result is a hint at what is hidden, far from a proof.")},
    Strength{QT_TRANSLATE_NOOP("Tasks", "weak"), 8, 1,
             QT_TRANSLATE_NOOP("Tasks", "Weak: a guess can become near certainty.")},
};

QString translated(const char* words) {
  return QCoreApplication::translate("Tasks", words);
}

const Strength& strengthOf(double epsilon) {
  return *std::find_if(kStrengths.begin(), kStrengths.end() - 1, [&](const Strength& strength) {
    return attackerPosterior(epsilon) <= strength.mostSure;
  });
}

}  // namespace

QString guessSentence(TaskId task, double epsilon) {
  const auto reached = [epsilon](double prior) { return certaintyText(attackerPosterior(epsilon, prior)); };
  return QObject::tr("%1 From 10 % it is at most %2, from 1 % at most %3.")
      .arg(translated(wordsOf(task).guess).arg(reached(0.5)), reached(0.1), reached(0.01));
}

QString meaningOf(const Study& study) {
  const double epsilon = viewEpsilon(study);
  const QString meaning =
      QObject::tr("%1 %2").arg(translated(strengthOf(epsilon).sentence), guessSentence(study.task, epsilon));
  const TaskWords& words = wordsOf(study.task);
  const double delta = words.delta(study);
  return delta > 0 ? meaning + QLatin1Char(' ') + QObject::tr(words.mayFail).arg(numberText(delta)) : meaning;
}

PrivacySection::PrivacySection(QWidget* parent) : SetupSection(tr("Privacy"), parent) {
  addEpsilon();
  addCosts();
  addWishes();
}

void PrivacySection::addEpsilon() {
  m_epsilon = addSlider(
      "view.epsilon", {.label = tr("Privacy budget ε"),
                       .lowWord = tr("more private"),
                       .highWord = tr("more accurate"),
                       .tip = tr("How much of one label or row may be revealed: smaller is more private.")});
  addMarks();
  m_meaning = addLabel("small");
}

/// Each where the slider has its value.
void PrivacySection::addMarks() {
  auto* row = new QHBoxLayout;
  row->setSpacing(0);
  double before = numberKey("view.epsilon").slider.least;
  for (const Strength& strength : kStrengths) {
    auto* mark = new QToolButton(this);
    mark->setObjectName(QStringLiteral("epsilon.") + QLatin1String(strength.name));
    mark->setProperty("role", QStringLiteral("link"));
    mark->setFocusPolicy(Qt::StrongFocus);
    mark->setText(translated(strength.name));
    setTip(mark, tr("Sets ε to %1. %2").arg(numberText(strength.epsilon), translated(strength.sentence)));
    connect(mark, &QToolButton::clicked, this, [this, epsilon = strength.epsilon] {
      edit([epsilon](Study& study) { study.view.epsilon = epsilon; });
    });
    row->addStretch(static_cast<int>(100 * std::log(strength.epsilon / before)));
    row->addWidget(mark);
    before = strength.epsilon;
  }
  body()->addLayout(row);
}

void PrivacySection::addCosts() {
  m_delta = addSlider(
      "label_privacy.delta",
      {.label = tr("Failure probability δ"),
       .lowWord = tr("stricter"),
       .highWord = tr("looser"),
       .tip =
           tr("With Gaussian noise no set of results exceeds what ε allows by more than this probability.")});
  m_share = addSlider("label_privacy.prior_share",
                      {.label = tr("Share spent on the prior"),
                       .lowWord = tr("all on labels"),
                       .highWord = tr("all on prior"),
                       .tip = tr("The part of ε that pays for the private histogram of the labels."),
                       .percent = true,
                       .wordForNone = tr("suggested"),
                       .startsAsWord = true});
}

void PrivacySection::addWishes() {
  m_compare =
      addSlider("view.compare_epsilon", {.label = tr("Compare with ε"),
                                         .lowWord = tr("more private"),
                                         .highWord = tr("more accurate"),
                                         .tip = tr("A second ε that Trade-off shows beside the first."),
                                         .wordForNone = tr("off")});
  m_target = addSlider("view.error_target",
                       {.label = tr("Wanted error"),
                        .lowWord = tr("accurate"),
                        .highWord = tr("rough"),
                        .tip = tr("Trade-off tells the smallest ε with which each method reaches it."),
                        .wordForNone = tr("none")});
}

void PrivacySection::update(const AppState& state) {
  const Study& study = state.study;
  showIn(m_epsilon, state);
  m_meaning->setText(unbroken(meaningOf(study)));
  showIn(m_delta, state);
  const bool labels = taskOf(study).facts().released == Released::labels;
  m_delta->setVisible(labels && anyMethodNeedsDelta(study));
  showIn(m_share, state);
  m_share->setVisible(labels && paysForPrior(study));
  showIn(m_compare, state);
  showIn(m_target, state);
  // Over lambda there is no smallest epsilon to look for.
  m_target->setVisible(labels || study.view.tradeOffAxis != kAxisLambda);
  if (const auto* tradeOff = previewOf<TradeOffPreview>(state)) showTargetRange(*tradeOff);
}

/// From the least error to that of the mean, twice: errors beyond are of no use.
void PrivacySection::showTargetRange(const TradeOffPreview& preview) {
  if (const auto middle = middlingError(preview))
    m_target->setRange(leastError(preview), 2 * preview.predictMeanAtEpsilon, *middle);
}

}  // namespace epsiscope

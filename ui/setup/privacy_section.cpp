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
#include "core/tasks/task_cache.h"
#include "ui/state/app_state.h"
#include "ui/state/needs.h"
#include "ui/state/tasks.h"
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

namespace {

/// The meaning, and after it that delta may fail where a chosen method has one.
QString withDelta(const Study& study, const QString& meaning) {
  const TaskWords& words = wordsOf(study.task);
  const double delta = taskOf(study).deltaOf(study);
  return delta > 0 ? meaning + QLatin1Char(' ') + QObject::tr(words.mayFail).arg(numberText(delta)) : meaning;
}

}  // namespace

QString meaningOf(const Study& study) {
  const double epsilon = viewEpsilon(study);
  return withDelta(study, QObject::tr("%1 %2").arg(translated(strengthOf(epsilon).sentence),
                                                   guessSentence(study.task, epsilon)));
}

QString shortMeaningOf(const Study& study) {
  const QString reached = certaintyText(attackerPosterior(viewEpsilon(study), 0.5));
  return withDelta(study, translated(wordsOf(study.task).guess).arg(reached));
}

PrivacySection::PrivacySection(QWidget* parent) : SetupSection(tr("Parameters"), parent) {
  addEpsilon();
  addLabelParameters();
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

void PrivacySection::addLabelParameters() {
  m_lambda = addSlider(
      "label_privacy.lambda",
      {.label = tr("Regularisation λ"),
       .lowWord = tr("flexible"),
       .highWord = tr("stiff"),
       .tip =
           tr("How strongly the weights are held small: more noise in the labels asks for more. Matched: it "
              "grows with the noise of each method, chosen from public quantities only."),
       .wordForNone = tr("matched"),
       .startsAsWord = true});
  m_zeta = addSlider("label_privacy.zeta", {.label = tr("Half-width ζ"),
                                            .lowWord = tr("narrow"),
                                            .highWord = tr("wide"),
                                            .tip = tr("Results within ζ of the label are the likely ones."),
                                            .wordForNone = tr("suggested"),
                                            .startsAsWord = true});
  m_binWidth = addSlider(
      "label_privacy.bin_width",
      {.label = tr("Histogram width"),
       .lowWord = tr("fine"),
       .highWord = tr("coarse"),
       .tip = tr("Width of the bars of the prior: finer shows more, but every bar gets the same noise."),
       .wordForNone = tr("suggested"),
       .startsAsWord = true});
}

void PrivacySection::update(const AppState& state) {
  showIn(m_epsilon, state);
  presentMeaning(state);
  const bool labels = taskOf(state.study).facts().released == Released::labels;
  for (ParameterSlider* slider : {m_lambda, m_zeta, m_binWidth}) slider->setVisible(labels);
  if (labels) showLabelParameters(state);
}

/// Half-width and bars have ranges that suit labels of any unit.
void PrivacySection::showLabelParameters(const AppState& state) {
  const Study& study = state.study;
  if (study.data.lower && study.data.upper && *study.data.upper > *study.data.lower) {
    const double width = *study.data.upper - *study.data.lower;
    for (ParameterSlider* slider : {m_zeta, m_binWidth}) {
      const NumberKey& key = numberKey(slider->objectName().toStdString());
      slider->setRange(key.slider.least * width, key.slider.most * width, standardOf(key) * width);
    }
  }
  for (ParameterSlider* slider : {m_lambda, m_zeta, m_binWidth}) showIn(slider, state);
  const std::optional<double>& lambda = study.labelPrivacy.lambda;
  m_lambda->setHint(lambda && state.cache
                        ? tr("n λ = %1 over all training rows")
                              .arg(numberText(*lambda * static_cast<double>(state.cache->trainRows()), 3))
                        : QString());
  const bool isUsed = anyMethodNeeds(study, &Needs::priorBins);
  const QString unused = isUsed ? QString() : tr("RPWithPrior uses it, which is not chosen.");
  const PriorKind prior = study.labelPrivacy.prior;
  m_zeta->setHint(unused);
  m_binWidth->setHint(isUsed && (prior == PriorKind::uniform || prior == PriorKind::file)
                          ? tr("This prior has bars of its own.")
                          : unused);
}

/// What epsilon bounds is said of a method that is private; where there is none, that and why.
void PrivacySection::presentMeaning(const AppState& state) {
  const std::vector<std::string> why = state.whyNothingIsPrivate();
  QStringList sentences;
  for (const std::string& one : why) sentences << inSymbols(one);
  m_meaning->setText(why.empty() ? unbroken(shortMeaningOf(state.study))
                                 : tr("Nothing is protected: no method of this study is private."));
  m_meaning->setToolTip(why.empty() ? meaningOf(state.study) : sentences.join(QLatin1Char(' ')));
}

}  // namespace epsiscope

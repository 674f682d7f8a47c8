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
#include "ui/state/task_ui.h"
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
  addTaskSliders(&TaskUi::parameters);
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

void PrivacySection::update(const AppState& state) {
  showIn(m_epsilon, state);
  presentMeaning(state);
}

/// States what epsilon means for a method that is private; where there is none, states that and why.
void PrivacySection::presentMeaning(const AppState& state) {
  const std::vector<std::string> why = state.whyNothingIsPrivate();
  QStringList sentences;
  for (const std::string& one : why) sentences << inSymbols(one);
  m_meaning->setText(why.empty() ? unbroken(shortMeaningOf(state.study))
                                 : tr("Nothing is protected: no method of this study is private."));
  m_meaning->setToolTip(why.empty() ? meaningOf(state.study) : sentences.join(QLatin1Char(' ')));
}

}  // namespace epsiscope

#include "ui/tasks/label_classes/classes_section.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

#include "core/classes/class_labels.h"
#include "core/study/number_keys.h"
#include "core/study/study_names.h"
#include "core/start/class_values.h"
#include "core/tasks/methods.h"
#include "ui/state/data_roles.h"
#include "ui/state/tasks.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

QString classesCheck(const QString& text) {
  if (classesFromText(text)) return {};
  return QObject::tr("A quote is not closed; write classes like: yes, no, \"don't know, yet\".");
}

PriorKind priorNamed(const std::string& word) {
  for (const auto& [kind, name] : Names<PriorKind>::all)
    if (name == word) return kind;
  return PriorKind::noisyCounts;
}

WordChoice priorChoice(PriorKind kind, const QString& name, const QString& tip) {
  return {QString::fromStdString(nameOf(kind)), name, tip};
}

}  // namespace

QString textOfClasses(const std::vector<std::string>& classes) {
  QStringList texts;
  for (const std::string& name : classes) {
    QString text = QString::fromStdString(name);
    if (text.contains(QLatin1Char(',')) || text.contains(QLatin1Char('"')))
      text = QLatin1Char('"') + text.replace(QLatin1Char('"'), QLatin1String("\"\"")) + QLatin1Char('"');
    texts << text;
  }
  return texts.join(QLatin1String(", "));
}

std::optional<std::vector<std::string>> classesFromText(const QString& text) {
  std::vector<std::string> classes;
  QString name;
  bool quoted = false;
  const auto take = [&] {
    if (!name.trimmed().isEmpty()) classes.push_back(name.trimmed().toStdString());
    name.clear();
  };
  for (qsizetype i = 0; i < text.size(); ++i) {
    const QChar c = text[i];
    if (quoted && c == QLatin1Char('"') && i + 1 < text.size() && text[i + 1] == QLatin1Char('"'))
      name += text[i++];
    else if (c == QLatin1Char('"'))
      quoted = !quoted;
    else if (c == QLatin1Char(',') && !quoted)
      take();
    else
      name += c;
  }
  take();
  return quoted ? std::nullopt : std::optional(std::move(classes));
}

ClassesSection::ClassesSection(QWidget* parent) : SetupSection(tr("Classes"), parent) {
  addClasses();
  addPrior();
  addLearner();
}

void ClassesSection::addClasses() {
  m_classes = addLine("label_classes.classes", tr("Classes"),
                      tr("Every class that a label can be, publicly known, with commas between. Empty: taken "
                         "from the labels, which is not private."),
                      classesCheck, [](Study& study, const QString& text) {
                        const auto classes = classesFromText(text);
                        study.labelClasses.classes = classes && !classes->empty() ? classes : std::nullopt;
                      });
  m_classes->setPlaceholderText(tr("from the labels"));
  m_notPrivate = new Badge(tr("not private"), Badge::Kind::notPrivate, this);
  body()->addWidget(m_notPrivate, 0, Qt::AlignLeft);
  m_hint = addLabel("small");
  m_declare = new QPushButton(tr("Declare those of the table"), this);
  m_declare->setProperty("topic", QStringLiteral("label_classes.classes"));
  setTip(m_declare,
         tr("Writes down the classes that occur. Press it only if everybody may know that they are "
            "possible."));
  body()->addWidget(m_declare);
  connect(m_declare, &QPushButton::clicked, this,
          [this] { edit([this](Study& study) { study.labelClasses.classes = m_found; }); });
}

void ClassesSection::addPrior() {
  m_prior = addChoice(
      "label_classes.prior", tr("Prior"),
      {priorChoice(PriorKind::noisyCounts, tr("private counts"),
                   tr("Counts of the classes plus noise, paid for by its share of ε. A trusted curator "
                      "counts.")),
       priorChoice(PriorKind::noisyLabels, tr("first answers"),
                   tr("Everybody answers twice, first for the frequencies: no trusted curator.")),
       priorChoice(PriorKind::uniform, tr("uniform"),
                   tr("All classes are equally likely; costs nothing, and is randomized response.")),
       priorChoice(PriorKind::exact, tr("true frequencies"),
                   tr("The labels as they are: for comparison in class only."))},
      [](Study& study, const std::string& word) { study.labelClasses.prior = priorNamed(word); });
  m_exact = new Badge(tr("not private"), Badge::Kind::notPrivate, this);
  body()->addWidget(m_exact, 0, Qt::AlignLeft);
  m_share = addSlider("label_classes.prior_share",
                      {.label = tr("Share spent on the prior"),
                       .lowWord = tr("all on answers"),
                       .highWord = tr("all on prior"),
                       .tip = tr("The part of ε that pays for how often each class occurs."),
                       .percent = true,
                       .wordForNone = tr("suggested")});
}

void ClassesSection::addLearner() {
  m_lambda = addSlider("label_classes.lambda",
                       {.label = tr("Regularisation λ"),
                        .lowWord = tr("flexible"),
                        .highWord = tr("stiff"),
                        .tip = tr("How strongly the weights are held small. Suggested: by the number of rows "
                                  "and features."),
                        .wordForNone = tr("suggested")});
  m_random = new QCheckBox(tr("Random features"), this);
  m_random->setProperty("topic", QStringLiteral("label_classes.random_features"));
  setTip(m_random, tr("Sines and cosines of the features, public and drawn once: the classifier follows "
                      "curves as with a Gaussian kernel."));
  body()->addWidget(m_random);
  connect(m_random, &QCheckBox::clicked, this, [this](bool on) {
    const NumberKey& key = numberKey("label_classes.random_features");
    edit([&](Study& study) { key.set(study, on ? standardOf(key) : 0); });
  });
  m_features = addSlider("label_classes.random_features",
                         {.label = tr("How many"),
                          .lowWord = tr("quick"),
                          .highWord = tr("fine"),
                          .tip = tr("How many sines and cosines: more come closer to the Gaussian kernel.")});
  m_gamma = addSlider("label_classes.gamma",
                      {.label = tr("Kernel rate γ"),
                       .lowWord = tr("smooth"),
                       .highWord = tr("wiggly"),
                       .tip = tr("Rows further apart than about 1/√γ are unlike for the kernel exp(−γ d²)."),
                       .wordForNone = tr("suggested")});
}

void ClassesSection::update(const AppState& state) {
  const LabelClasses& task = state.study.labelClasses;
  showClasses(state);
  const bool usesPrior = std::ranges::count(task.methods, kMethodRrWithPrior) > 0;
  showIn(m_prior, nameOf(task.prior));
  m_prior->parentWidget()->setVisible(usesPrior);
  m_exact->setVisible(usesPrior && task.prior == PriorKind::exact);
  showIn(m_share, state);
  const bool pays = task.prior == PriorKind::noisyCounts || task.prior == PriorKind::noisyLabels;
  m_share->setVisible(usesPrior && pays);
  showIn(m_lambda, state);
  const bool random = task.randomFeatures > 0;
  m_random->setChecked(random);
  m_features->setVisible(random);
  m_gamma->setVisible(random);
  if (random) showIn(m_features, state);
  showIn(m_gamma, state);
}

/// Looks through the rows once for each target.
void ClassesSection::showClasses(const AppState& state) {
  const auto& declared = state.study.labelClasses.classes;
  showIn(m_classes, declared ? textOfClasses(*declared) : QString(), state, "label_classes.classes");
  const Column* target = targetOf(state);
  if (m_foundIn != state.study.data.target || m_foundOf.lock() != state.dataset) {
    m_foundIn = state.study.data.target;
    m_foundOf = state.dataset;
    m_found = target == nullptr ? std::vector<std::string>() : classValues(*target, kMostClasses);
  }
  const bool fits = !m_found.empty() && m_found.size() <= kMostClasses;
  m_notPrivate->setVisible(!declared);
  m_declare->setVisible(!declared && fits);
  QString hint;
  if (declared)
    hint = countedText("QObject", "%1 declared classes.", "%1 declared class.", declared->size());
  else if (fits)
    hint = tr("The labels hold %1. Which classes occur is told unless they are declared.")
               .arg(textOfClasses({m_found.begin(),
                                   m_found.begin() + std::min<std::ptrdiff_t>(6, std::ssize(m_found))}) +
                    (m_found.size() > 6 ? QStringLiteral(", …") : QString()));
  showSentence(m_hint, hint);
}

}  // namespace epsiscope

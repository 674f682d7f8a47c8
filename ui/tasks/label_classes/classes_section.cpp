#include "ui/tasks/label_classes/classes_section.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

#include "core/classes/class_labels.h"
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

ClassesSection::ClassesSection(std::span<const ParameterRow> rows) : SetupSection(tr("Classes")) {
  addClasses();
  addPrior();
  addSliders(rows);
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
}

void ClassesSection::update(const AppState& state) {
  const LabelClasses& task = state.study.labelClasses;
  showClasses(state);
  const bool usesPrior = std::ranges::count(task.methods, kMethodRrWithPrior) > 0;
  showIn(m_prior, nameOf(task.prior));
  m_prior->parentWidget()->setVisible(usesPrior);
  m_exact->setVisible(usesPrior && task.prior == PriorKind::exact);
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
    hint = tr("The labels hold %1. Which classes occur is revealed unless they are declared.")
               .arg(textOfClasses({m_found.begin(),
                                   m_found.begin() + std::min<std::ptrdiff_t>(6, std::ssize(m_found))}) +
                    (m_found.size() > 6 ? QStringLiteral(", …") : QString()));
  showSentence(m_hint, hint);
}

}  // namespace epsiscope

#include "ui/tasks/statistic/statistic_section.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

#include "core/start/class_values.h"
#include "core/tasks/methods.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/task.h"
#include "ui/state/data_roles.h"
#include "ui/state/tasks.h"
#include "ui/state/units.h"
#include "ui/tasks/statistic/statistic_words.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

StatisticKind kindNamed(const std::string& word) {
  for (const auto& [kind, name] : Names<StatisticKind>::all)
    if (name == word) return kind;
  return Statistic{}.statistic;
}

QList<WordChoice> kindChoices() {
  QList<WordChoice> choices;
  for (const auto& [kind, name] : Names<StatisticKind>::all)
    choices.push_back({QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())),
                       QObject::tr(wordsOf(kind).name), QObject::tr(wordsOf(kind).tip)});
  return choices;
}

}  // namespace

Study withStatistic(Study study, StatisticKind kind) {
  study.statistic.statistic = kind;
  const std::vector<std::string> suited = mechanismsFor(kind);
  if (std::ranges::find(suited, study.statistic.mechanism) == suited.end())
    study.statistic.mechanism = suited.front();
  // What y and y' are is another thing now.
  study.view.label = study.view.otherLabel = std::nullopt;
  return study;
}

QString whyNotMechanism(StatisticKind kind, const std::string& mechanism) {
  const std::vector<std::string> suited = mechanismsFor(kind);
  if (std::ranges::find(suited, mechanism) != suited.end()) return {};
  return QObject::tr(wordsOf(kind).whyNot);
}

StatisticSection::StatisticSection(std::span<const ParameterRow> rows) : SetupSection(tr("Statistic")) {
  m_statistic =
      addChoice("statistic.statistic", tr("Statistic"), kindChoices(),
                [](Study& study, const std::string& word) { study = withStatistic(study, kindNamed(word)); });
  m_counted = addChoice(
      "statistic.counted", tr("Counted"),
      {{QStringLiteral("bounds"), tr("values inside the bounds"),
        tr("Rows whose value lies between the declared bounds are counted.")},
       {QStringLiteral("value"), tr("one value"), tr("Rows that have one certain value are counted.")}},
      [this](Study& study, const std::string& word) {
        study.data.positive = word == "value" ? std::optional(m_value) : std::nullopt;
      });
  m_counted->setProperty("topic", QStringLiteral("data.positive"));
  addMechanism();
  addSliders(rows);
  m_hint = addLabel("small");
  m_problem = addLabel("problem");
  m_problem->hide();
}

void StatisticSection::addMechanism() {
  m_mechanism =
      addChoice("statistic.mechanism", tr("Mechanism"),
                {{QStringLiteral("laplace"), tr("Laplace"),
                  tr("Noise with exponential tails, made for the largest change that one row can cause.")},
                 {QStringLiteral("discrete-laplace"), tr("discrete Laplace"),
                  tr("The same for whole numbers: what is released has no digits that could tell more.")},
                 {QStringLiteral("gaussian"), tr("Gaussian"),
                  tr("Normal noise: lighter tails for the price of a failure probability δ.")},
                 {QStringLiteral("exponential"), tr("exponential"),
                  tr("Draws a value, the more likely the nearer its rank is to the wanted one.")}},
                [](Study& study, const std::string& word) { study.statistic.mechanism = word; });
}

void StatisticSection::offerMechanisms(const Study& study) {
  offer(m_mechanism,
        [&](const std::string& word) { return whyNotMechanism(study.statistic.statistic, word); });
  showIn(m_mechanism, planOf(study, 0).mechanism);
}

void StatisticSection::update(const AppState& state) {
  const Statistic& task = state.study.statistic;
  const StatisticRow& row = statisticRow(task.statistic);
  const Column* target = targetOf(state);
  const bool isText = target != nullptr && target->kind == ColumnKind::text;
  showIn(m_statistic, nameOf(task.statistic));
  const std::vector<std::string> values = target != nullptr && !isText && row.takesPositive
                                              ? classValues(*target, 1)
                                              : std::vector<std::string>();
  m_value = values.empty() ? std::string() : values.back();
  m_counted->parentWidget()->setVisible(!values.empty());
  showIn(m_counted, state.study.data.positive ? "value" : "bounds");
  offerMechanisms(state.study);
  m_hint->setText(QObject::tr(wordsOf(task.statistic).hint));
  QString problem = state.problemOf("statistic.statistic");
  for (const char* key : {"statistic.mechanism", "statistic.share"})
    if (problem.isEmpty()) problem = state.problemOf(key);
  showSentence(m_problem, problem);
}

}  // namespace epsiscope

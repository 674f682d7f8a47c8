#include "ui/tasks/statistic/statistic_section.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

#include "core/start/class_values.h"
#include "core/start/column_roles.h"
#include "core/tasks/methods.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/task.h"
#include "ui/state/data_roles.h"
#include "ui/state/tasks.h"
#include "ui/state/units.h"
#include "ui/state/words.h"
#include "ui/tasks/statistic/divide_button.h"
#include "ui/tasks/statistic/statistic_words.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/shown_text.h"
#include "ui/widgets/tip.h"
#include "ui/widgets/weight_picker.h"

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

/// The levels to choose from; a file may say another one.
constexpr std::array kLevels = {0.9, 0.95, 0.99};
constexpr std::size_t kMostNamed = 6;

int levelIn(double level) {
  const auto* found = std::ranges::find(kLevels, level);
  return found == kLevels.end() ? -1 : static_cast<int>(found - kLevels.begin());
}

/// "region (4): east, north, south, west".
QString categoriesText(const DataChoice& data, const std::string& column) {
  const std::vector<std::string> all = declaredCategories(data, column).value_or(std::vector<std::string>());
  QStringList named;
  for (std::size_t i = 0; i < std::min(kMostNamed, all.size()); ++i) named << shownText(all[i]);
  if (all.size() > kMostNamed) named << QStringLiteral("…");
  return QObject::tr("%1 (%2): %3")
      .arg(shownText(column), countText(all.size()), named.join(QStringLiteral(", ")));
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
  addGroups();
  addWeights();
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

void StatisticSection::addGroups() {
  m_by = new DivideButton(this);
  m_by->setObjectName(QStringLiteral("statistic.by"));
  body()->addWidget(labelled(tr("Divide by"), m_by, this));
  connect(m_by, &DivideButton::chosen, this, [this](const std::vector<std::string>& by) {
    edit([&](Study& study) {
      study.statistic.by = by;
      if (m_dataset) study = withCategories(study, *m_dataset, by);
    });
  });
  m_declared = addLabel("small");
  m_consistent = new QCheckBox(tr("Make tables agree"), this);
  m_consistent->setObjectName(QStringLiteral("statistic.consistent"));
  m_consistent->setProperty("topic", m_consistent->objectName());
  setTip(m_consistent,
         tr("Counts, sums or histograms of one column that are divided differently are moved after "
            "their noise, as little as it takes for cells to add up to their margins: costs no "
            "privacy."));
  body()->addWidget(m_consistent);
  connect(m_consistent, &QCheckBox::clicked, this,
          [this](bool on) { edit([on](Study& study) { study.statistic.isConsistent = on; }); });
  QStringList levels;
  for (const double level : kLevels) levels << percentText(level);
  m_level = new SegmentedControl(levels, this);
  describe(
      m_level, "statistic.level", tr("Level of half-widths"),
      tr("How often a release is at most the half-width away from the statistic of the clipped values."));
  m_levelRow = labelled(tr("Half-widths for"), m_level, this);
  body()->addWidget(m_levelRow);
  connect(m_level, &SegmentedControl::chosen, this, [this](int index) {
    edit([index](Study& study) { study.statistic.level = kLevels[static_cast<std::size_t>(index)]; });
  });
  m_groupProblem = addLabel("problem");
  m_groupProblem->hide();
}

void StatisticSection::addWeights() {
  m_weight = new WeightPicker(this);
  body()->addWidget(m_weight);
  connect(m_weight, &WeightPicker::chosen, this, [this](const QString& weight) {
    edit([&](Study& study) {
      chooseWeight(study.data, weight.isEmpty() ? std::nullopt : std::optional(weight.toStdString()));
    });
  });
  connect(m_weight, &WeightPicker::largestTyped, this,
          [this](double largest) { edit([&](Study& study) { declareLargestWeight(study.data, largest); }); });
  connect(m_weight, &WeightPicker::badText, this,
          [this](bool bad) { emit badText(QStringLiteral("data.largest_weight"), bad); });
}

void StatisticSection::showGroups(const AppState& state) {
  const Study& study = state.study;
  const std::vector<std::string>& by = study.statistic.by;
  m_by->show(state.dataset, study.data, study.data.target, by);
  QStringList declared;
  for (const std::string& column : by) declared << categoriesText(study.data, column);
  showSentence(m_declared,
               by.empty() ? QString()
                          : tr("Declared: %1. Categories from the table say which ones occur, which is not "
                               "private; list those you know without it in the Data view.")
                                .arg(declared.join(QStringLiteral("; "))));
  m_levelRow->setVisible(isDivided(study) || study.statistic.boundsShare == 0);
  m_consistent->setVisible(study.statistic.isConsistent || (isDivided(study) && releaseCount(study) > 1));
  m_consistent->setChecked(study.statistic.isConsistent);
  m_level->setCurrent(levelIn(study.statistic.level));
  QString problem = state.problemOf("statistic.by");
  for (const char* key : {"statistic.consistent", "statistic.level"})
    if (problem.isEmpty()) problem = state.problemOf(key);
  showSentence(m_groupProblem, problem);
}

void StatisticSection::showWeights(const AppState& state) {
  const DataChoice& choice = state.study.data;
  m_weight->show(state.dataset ? weightColumns(*state.dataset, choice.target) : QStringList(),
                 QString::fromStdString(choice.weight.value_or("")), largestWeight(choice));
  QString problem;
  if (choice.weight)
    for (const char* key : {"data.column_bounds", "data.weight", "statistic.weight"})
      if (problem.isEmpty()) problem = state.problemOf(key);
  m_weight->setProblem(problem);
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
  m_dataset = state.dataset;
  showGroups(state);
  showWeights(state);
  // What is said there is of a release of all rows at once.
  showSentence(m_hint,
               planOf(state.study, 0).isGrouped() ? QString() : QObject::tr(wordsOf(task.statistic).hint));
  QString problem = state.problemOf("statistic.statistic");
  for (const char* key : {"statistic.mechanism", "statistic.share"})
    if (problem.isEmpty()) problem = state.problemOf(key);
  for (const Problem& one : state.problems)
    if (problem.isEmpty() && one.field.starts_with("statistic.releases"))
      problem = QString::fromStdString(one.sentence);
  showSentence(m_problem, problem);
}

}  // namespace epsiscope

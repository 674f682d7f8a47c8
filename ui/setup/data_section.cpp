#include "ui/setup/data_section.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "core/study/study_names.h"
#include "core/table/cell_report.h"
#include "core/start/class_values.h"
#include "core/start/column_roles.h"
#include "core/study/plan.h"
#include "core/tasks/task.h"
#include "ui/setup/column_picker.h"
#include "ui/setup/data_facts.h"
#include "ui/state/bad_cell_words.h"
#include "ui/state/data_roles.h"
#include "ui/state/tasks.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/help_mark.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/person_picker.h"
#include "ui/widgets/shown_text.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

constexpr std::array kRules = {MissingRule::stop, MissingRule::dropRows, MissingRule::dropColumns,
                               MissingRule::mean};

/// More classes than this are no classes that anybody would choose from.
constexpr std::size_t kMostClassesOffered = 50;

QString boundCheck(const QString& text, bool mayBeEmpty) {
  if (numberFromText(text) || (mayBeEmpty && text.isEmpty())) return {};
  return QObject::tr("A bound is a number like %1 or 1e6.").arg(exactText(0.5));
}

/// Keys that have a field with a sentence of its own.
constexpr std::array kElsewhere = {"data.positive", "data.prepare", "data.column_bounds",
                                   "data.rows_per_person"};

QString boundText(const std::optional<double>& bound) {
  return bound ? exactText(*bound) : QString();
}

/// As long as nothing says otherwise: a target that the table lacks has a problem of its own.
bool targetIsNumber(const AppState& state) {
  const Column* target = targetOf(state);
  return target == nullptr || target->kind == ColumnKind::number ||
         !taskOf(state.study).takesText(state.study);
}

bool hasMissingCells(const Dataset& dataset) {
  for (const Column& column : dataset.columns)
    if (column.missing > 0) return true;
  return false;
}

}  // namespace

DataSection::DataSection(QMenu* changeMenu, QWidget* parent) : SetupSection(tr("Data"), parent) {
  addHeading(changeMenu);
  addTarget();
  addPositive();
  addBounds();
  addFeatures();
  addPerson();
  addMissingRule();
  addBadCellRule();
  m_warnings = addLabel("small");
  m_problem = addLabel("problem");
}

void DataSection::addHeading(QMenu* changeMenu) {
  m_name = new QLabel(this);
  m_name->setProperty("role", QStringLiteral("strong"));
  m_name->setWordWrap(true);
  auto* change = new QToolButton(this);
  change->setProperty("role", QStringLiteral("link"));
  change->setText(tr("Change…"));
  change->setToolTip(
      tr("Opens other data: your own table or a built-in one. You can also drop a file on the window."));
  change->setAccessibleName(tr("Change data"));
  change->setMenu(changeMenu);
  change->setPopupMode(QToolButton::InstantPopup);
  change->setFocusPolicy(Qt::StrongFocus);
  auto* row = new QHBoxLayout;
  row->addWidget(m_name, 1);
  row->addWidget(change, 0, Qt::AlignTop);
  body()->addLayout(row);
  addReading();
}

void DataSection::addReading() {
  m_facts = new QLabel(this);
  m_facts->setProperty("role", QStringLiteral("small"));
  m_facts->setWordWrap(true);
  auto* reading = new QToolButton(this);
  reading->setProperty("role", QStringLiteral("link"));
  reading->setProperty("topic", QStringLiteral("section:data"));
  reading->setText(tr("How it was read…"));
  reading->setFocusPolicy(Qt::StrongFocus);
  describe(
      reading, "data.reading", tr("How it was read"),
      tr("Shows separator, marks, kinds of columns and what else was found in the file, to be changed."));
  auto* row = new QHBoxLayout;
  row->addWidget(m_facts, 1);
  row->addWidget(reading, 0, Qt::AlignTop);
  body()->addLayout(row);
  reading->hide();
  connect(reading, &QToolButton::clicked, this, &DataSection::readingRequested);
  m_reading = reading;
}

void DataSection::addTarget() {
  m_target = new QComboBox(this);
  m_target->setObjectName(QStringLiteral("data.target"));
  m_target->setAccessibleName(tr("Target"));
  m_target->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_target->setMinimumContentsLength(8);
  body()->addWidget(labelled(tr("Target"), m_target, this));
  connect(m_target, &QComboBox::activated, this, [this](int index) {
    edit([&](Study& study) {
      const std::string name = m_target->itemData(index).toString().toStdString();
      if (const auto dataset = m_dataset.lock()) study = withTarget(study, *dataset, name);
    });
  });
}

void DataSection::addFeatures() {
  m_features = new ColumnPicker(this);
  m_features->setObjectName(QStringLiteral("data.features"));
  QWidget* row = labelled(tr("Features"), m_features, this);
  row->layout()->setAlignment(m_features, Qt::AlignRight);
  body()->addWidget(row);
  connect(m_features, &ColumnPicker::chosen, this, [this](const ColumnPicker::Columns& columns) {
    edit([&](Study& study) { study.data.features = columns; });
  });
}

void DataSection::addPerson() {
  m_person = new PersonPicker(this);
  body()->addWidget(m_person);
  connect(m_person, &PersonPicker::chosen, this, [this](const QString& person, std::optional<int> rows) {
    edit([&](Study& study) {
      choosePerson(study.data, person.isEmpty() ? std::nullopt : std::optional(person.toStdString()), rows);
    });
  });
  connect(m_person, &PersonPicker::badText, this,
          [this](bool bad) { emit badText(QStringLiteral("data.rows_per_person"), bad); });
  connect(m_person, &PersonPicker::sentenceChanged, this, &DataSection::showProblem);
}

void DataSection::addPositive() {
  m_positive = new QComboBox(this);
  m_positive->setObjectName(QStringLiteral("data.positive"));
  m_positive->setAccessibleName(tr("Class against the rest"));
  m_positive->setToolTip(tr("The value of the target that is one class; all other values are the other."));
  m_positive->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_positive->setMinimumContentsLength(8);
  body()->addWidget(labelled(tr("Class"), m_positive, this));
  connect(m_positive, &QComboBox::activated, this, [this](int index) {
    edit([&](Study& study) { study.data.positive = m_positive->itemData(index).toString().toStdString(); });
  });
  m_targetProblem = addLabel("problem");
}

void DataSection::addBounds() {
  const auto check = [this](const QString& text) { return boundCheck(text, m_mayLackBounds); };
  m_lower = new TextField(tr("Lower bound of the target"), check, this);
  m_upper = new TextField(tr("Upper bound of the target"), check, this);
  m_boundsRow = new QWidget(this);
  auto* row = new QHBoxLayout(m_boundsRow);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(new QLabel(tr("Bounds"), this));
  row->addWidget(new HelpMark(m_lower, tr("Bounds"), m_boundsRow));
  row->addWidget(m_lower, 1);
  row->addWidget(new QLabel(tr("to"), this));
  row->addWidget(m_upper, 1);
  body()->addWidget(m_boundsRow);

  // The sentence that belongs to it is among the warnings.
  m_boundsNote = new Badge(tr("not private"), Badge::Kind::notPrivate, this);
  body()->addWidget(m_boundsNote, 0, Qt::AlignLeft);

  const auto connectBound = [this](TextField* field, std::optional<double> DataChoice::*bound,
                                   const char* key) {
    field->setObjectName(QLatin1String(key));
    field->setProperty("topic", QStringLiteral("data.lower"));
    connect(field, &TextField::accepted, this, [this, bound](const QString& text) {
      edit([&](Study& study) { study.data.*bound = numberFromText(text); });
    });
    connect(field, &TextField::badText, this,
            [this, key](bool bad) { emit badText(QString::fromLatin1(key), bad); });
    connect(field, &TextField::sentenceChanged, this, &DataSection::showProblem);
  };
  connectBound(m_lower, &DataChoice::lower, "data.lower");
  connectBound(m_upper, &DataChoice::upper, "data.upper");
}

void DataSection::addMissingRule() {
  m_missing = new QComboBox(this);
  m_missing->setObjectName(QStringLiteral("data.missing"));
  m_missing->setAccessibleName(tr("Missing cells"));
  m_missing->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_missing->setMinimumContentsLength(8);
  m_missing->addItems(
      {tr("stop and say where"), tr("drop those rows"), tr("drop those columns"), tr("fill with the mean")});
  for (std::size_t i = 0; i < kRules.size(); ++i)
    m_missing->setItemData(static_cast<int>(i), QString::fromStdString(nameOf(kRules[i])));
  m_missing->setToolTip(tr("What happens to cells without a value. A missing label is never filled in."));
  m_missingRow = labelled(tr("Missing cells"), m_missing, this);
  m_missingRow->hide();
  body()->addWidget(m_missingRow);
  connect(m_missing, &QComboBox::activated, this, [this](int index) {
    edit([index](Study& study) { study.data.missing = kRules[static_cast<std::size_t>(index)]; });
  });
}

void DataSection::addBadCellRule() {
  m_bad = new QComboBox(this);
  m_bad->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_bad->setMinimumContentsLength(8);
  m_bad->addItems(badCellWords());
  for (int i = 0; i < m_bad->count(); ++i)
    m_bad->setItemData(i, QString::fromStdString(nameOf(kBadCellRules[i])));
  describe(m_bad, "data.bad_cells", tr("Cells that are no numbers"),
           tr("What happens to cells of a column of numbers that are none. A label is never filled in."));
  auto* list = new QToolButton(this);
  list->setProperty("role", QStringLiteral("link"));
  list->setText(tr("Show…"));
  list->setFocusPolicy(Qt::StrongFocus);
  describe(list, "data.bad_cells.list", tr("Show the cells that are no numbers"),
           tr("Lists each with its row, its line in the file and why it is no number."));
  m_badRow = labelled(tr("Bad cells"), m_bad, this);
  m_badRow->layout()->addWidget(list);
  m_badRow->hide();
  body()->addWidget(m_badRow);
  connect(m_bad, &QComboBox::activated, this,
          [this](int index) { edit([index](Study& study) { study.data.badCells = kBadCellRules[index]; }); });
  connect(list, &QToolButton::clicked, this, &DataSection::cellsRequested);
}

void DataSection::update(const AppState& state) {
  m_dataset = state.dataset;
  m_name->setText(state.dataset ? QString::fromStdString(state.dataset->name) : tr("No data"));
  m_name->setToolTip(state.dataset ? QString::fromStdString(state.dataset->description) : QString());
  m_facts->setText(dataFacts(state));
  m_reading->setVisible(state.dataset && !state.study.data.file.starts_with("builtin:"));
  showTargets(state);
  showPositive(state);
  showBounds(state);
  showColumns(state);
  showSentence(m_warnings, dataWarnings(state));
  m_missingRow->setVisible(state.dataset && hasMissingCells(*state.dataset));
  for (std::size_t i = 0; i < kRules.size(); ++i)
    if (kRules[i] == state.study.data.missing) m_missing->setCurrentIndex(static_cast<int>(i));
  m_badRow->setVisible(state.dataset && badCellCount(*state.dataset) > 0);
  m_bad->setCurrentIndex(m_bad->findData(QString::fromStdString(nameOf(state.study.data.badCells))));
}

void DataSection::showColumns(const AppState& state) {
  const DataChoice& choice = state.study.data;
  m_features->parentWidget()->setVisible(taskOf(state.study).facts().learns);
  m_person->setVisible(state.dataset && !isPlan(choice));
  if (!state.dataset) return;
  const QString person = QString::fromStdString(choice.person.value_or(""));
  std::set<std::string> others{choice.target, choice.person.value_or(choice.target)};
  if (choice.weight && roleOf(choice, *choice.weight) != ColumnRole::feature) others.insert(*choice.weight);
  m_features->show(*state.dataset, others, choice.features,
                   oneHotSources(*state.dataset, choice.target, choice.columns, mostCategories(choice)));
  QStringList columns;
  for (const Column& column : state.dataset->columns)
    if (column.name != choice.target) columns << QString::fromStdString(column.name);
  m_person->show(columns, person, choice.rowsPerPerson);
  m_person->setProblem(state.problemOf("data.rows_per_person"));
}

void DataSection::showTargets(const AppState& state) {
  m_target->setToolTip(QObject::tr(wordsOf(state.study.task).target));
  const bool text = taskOf(state.study).takesText(state.study);
  QStringList names;
  if (state.dataset)
    for (const Column& column : state.dataset->columns)
      if (text || column.kind == ColumnKind::number) names << QString::fromStdString(column.name);
  fillWithColumns(m_target, names, QString::fromStdString(state.study.data.target),
                  [](const QString& name) { return shownText(name); });
}

void DataSection::showPositive(const AppState& state) {
  const bool classes = taskOf(state.study).hasClasses(state.study);
  m_positive->parentWidget()->setVisible(classes);
  showSentence(m_targetProblem, classes ? state.problemOf("data.positive") : QString());
  if (!classes || !state.dataset) return;
  const DataChoice& choice = state.study.data;
  if (m_classesOf != choice.target || m_classesIn.lock() != state.dataset) {
    m_classesOf = choice.target;
    m_classesIn = state.dataset;
    m_positive->clear();
    const int target = state.dataset->find(choice.target);
    std::vector<std::string> values;
    if (target >= 0)
      values = classValues(state.dataset->columns[static_cast<std::size_t>(target)], kMostClassesOffered);
    if (values.size() <= kMostClassesOffered)
      for (const std::string& value : values) {
        const QString name = QString::fromStdString(value);
        m_positive->addItem(shownText(values.size() == 2 ? name : tr("%1 against the rest").arg(name)), name);
      }
  }
  m_positive->setEnabled(m_positive->count() > 0);
  m_positive->setCurrentIndex(choice.positive ? m_positive->findData(QString::fromStdString(*choice.positive))
                                              : -1);
}

void DataSection::showBounds(const AppState& state) {
  m_lower->showText(boundText(state.study.data.lower));
  m_upper->showText(boundText(state.study.data.upper));
  m_lower->setProblem(state.problemOf("data.lower"));
  m_upper->setProblem(state.problemOf("data.upper"));
  const bool classes = taskOf(state.study).holdsClasses(state.study);
  const bool isNumber = !classes && targetIsNumber(state);
  m_boundsRow->setVisible(isNumber);
  m_boundsNote->setVisible(isNumber && state.study.data.boundsFromData);
  const QString about = QObject::tr(wordsOf(state.study.task).bounds(state.study));
  m_lower->setToolTip(about);
  m_upper->setToolTip(about);
  m_mayLackBounds = !taskOf(state.study).facts().needsBounds;
  m_otherProblem.clear();
  for (const Problem& problem : state.problems)
    if (m_otherProblem.isEmpty() && problem.field.starts_with("data") &&
        !std::ranges::count(kElsewhere, problem.field))
      m_otherProblem = QString::fromStdString(problem.sentence);
  showProblem();
}

/// What the fields themselves say comes first.
void DataSection::showProblem() {
  QString sentence = m_lower->sentence().isEmpty() ? m_upper->sentence() : m_lower->sentence();
  if (m_boundsRow->isHidden() || sentence.isEmpty()) sentence = m_person->sentence();
  if (sentence.isEmpty()) sentence = m_otherProblem;
  showSentence(m_problem, sentence);
}

}  // namespace epsiscope

#include "ui/setup/data_section.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

#include "ui/setup/text_field.h"
#include "ui/views/words.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr std::array kRules = {MissingRule::stop, MissingRule::dropRows, MissingRule::dropColumns,
                               MissingRule::mean};

QString boundCheck(const QString& text) {
  if (numberFromText(text)) return {};
  return QObject::tr("A bound is a number like 0.5 or 1e6, with a point.");
}

QString boundText(const std::optional<double>& bound) {
  return bound ? exactText(*bound) : QString();
}

bool hasMissingCells(const Dataset& dataset) {
  for (const Column& column : dataset.columns)
    if (column.missing > 0 || column.badCount > 0) return true;
  return false;
}

/// What was done to the table, and what a person should know of it: the first few sentences.
QString dataWarnings(const AppState& state) {
  constexpr qsizetype kMost = 3;
  QStringList sentences;
  if (state.dataset)
    for (const std::string& note : state.dataset->notes) sentences << QString::fromStdString(note);
  if (state.cache)
    for (const std::string& note : state.cache->warnings) sentences << QString::fromStdString(note);
  return sentences.mid(0, kMost).join(QLatin1Char('\n'));
}

}  // namespace

QString dataFacts(const AppState& state) {
  if (!state.dataset) return {};
  QStringList facts = {counted(state.dataset->rows(), QObject::tr("row"))};
  if (state.cache) {
    const PreviewCache& cache = *state.cache;
    if (cache.data.rows.size() != state.dataset->rows())
      facts << QObject::tr("%1 used").arg(countText(cache.data.rows.size()));
    facts << counted(cache.ridge ? cache.ridge->features() : cache.data.features.size(),
                     QObject::tr("feature"));
    if (cache.ridge && cache.ridge->clippedTrainLabels() > 0)
      facts << QObject::tr("%1 clipped for training")
                   .arg(counted(cache.ridge->clippedTrainLabels(), QObject::tr("label")));
  }
  return facts.join(QStringLiteral(" · "));
}

DataSection::DataSection(QMenu* changeMenu, QWidget* parent) : SetupSection(tr("Data"), parent) {
  addHeading(changeMenu);
  addTarget();
  addBounds();
  addMissingRule();
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
  m_facts = addLabel("small");
}

void DataSection::addTarget() {
  m_target = new QComboBox(this);
  m_target->setAccessibleName(tr("Target"));
  m_target->setToolTip(
      tr("The column whose values are private: the labels. All other columns are public features."));
  m_target->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_target->setMinimumContentsLength(8);
  body()->addWidget(labelled(tr("Target"), m_target, this));
  connect(m_target, &QComboBox::textActivated, this, [this](const QString& name) {
    edit([&](Study& study) {
      if (study.data.target == name.toStdString()) return;
      study.data.target = name.toStdString();
      study.data.lower = study.data.upper = std::nullopt;
      study.data.unit.reset();
      study.data.positive.reset();
      study.view.label = study.view.otherLabel = std::nullopt;
    });
  });
}

void DataSection::addBounds() {
  m_lower = new TextField(tr("Lower bound of the labels"), boundCheck, this);
  m_upper = new TextField(tr("Upper bound of the labels"), boundCheck, this);
  auto* row = new QHBoxLayout;
  row->addWidget(new QLabel(tr("Bounds"), this));
  row->addWidget(m_lower, 1);
  row->addWidget(new QLabel(tr("to"), this));
  row->addWidget(m_upper, 1);
  body()->addLayout(row);

  // The sentence that belongs to it is among the warnings.
  m_boundsNote = new Badge(tr("not private"), Badge::Kind::notPrivate, this);
  body()->addWidget(m_boundsNote, 0, Qt::AlignLeft);

  const auto connectBound = [this](TextField* field, std::optional<double> DataChoice::*bound,
                                   const char* key) {
    field->setToolTip(
        tr("Declared, public bounds: what is known of the labels without looking at them. Training labels "
           "are clipped to them."));
    connect(field, &TextField::accepted, this, [this, bound](const QString& text) {
      edit([&](Study& study) { study.data.*bound = numberFromText(text); });
    });
    connect(field, &TextField::badText, this,
            [this, key](bool bad) { emit badText(QString::fromLatin1(key), bad); });
    connect(field, &TextField::sentenceChanged, this, [this] {
      showSentence(m_problem, m_lower->sentence().isEmpty() ? m_upper->sentence() : m_lower->sentence());
    });
  };
  connectBound(m_lower, &DataChoice::lower, "data.lower");
  connectBound(m_upper, &DataChoice::upper, "data.upper");
}

void DataSection::addMissingRule() {
  m_missing = new QComboBox(this);
  m_missing->setAccessibleName(tr("Missing cells"));
  m_missing->addItems(
      {tr("stop and say where"), tr("drop those rows"), tr("drop those columns"), tr("fill with the mean")});
  m_missing->setToolTip(tr("What happens to cells without a value. A missing label is never filled in."));
  m_missingRow = labelled(tr("Missing cells"), m_missing, this);
  body()->addWidget(m_missingRow);
  connect(m_missing, &QComboBox::activated, this, [this](int index) {
    edit([index](Study& study) { study.data.missing = kRules[static_cast<std::size_t>(index)]; });
  });
}

void DataSection::update(const AppState& state) {
  m_name->setText(state.dataset ? QString::fromStdString(state.dataset->name) : tr("No data"));
  m_name->setToolTip(state.dataset ? QString::fromStdString(state.dataset->description) : QString());
  m_facts->setText(dataFacts(state));
  showTargets(state);
  showBounds(state);
  showSentence(m_warnings, dataWarnings(state));
  m_missingRow->setVisible(state.dataset && hasMissingCells(*state.dataset));
  for (std::size_t i = 0; i < kRules.size(); ++i)
    if (kRules[i] == state.study.data.missing) m_missing->setCurrentIndex(static_cast<int>(i));
}

void DataSection::showTargets(const AppState& state) {
  QStringList names;
  if (state.dataset)
    for (const Column& column : state.dataset->columns)
      if (column.kind == ColumnKind::number) names << QString::fromStdString(column.name);
  const QString target = QString::fromStdString(state.study.data.target);
  if (!names.contains(target)) names << target;
  QStringList shown;
  for (int i = 0; i < m_target->count(); ++i) shown << m_target->itemText(i);
  const QSignalBlocker quiet(m_target);
  if (shown != names) {
    m_target->clear();
    m_target->addItems(names);
  }
  m_target->setCurrentText(target);
}

void DataSection::showBounds(const AppState& state) {
  m_lower->showText(boundText(state.study.data.lower));
  m_upper->showText(boundText(state.study.data.upper));
  m_lower->setProblem(state.problemOf("data.lower"));
  m_upper->setProblem(state.problemOf("data.upper"));
  m_boundsNote->setVisible(state.study.data.boundsFromData);
  QString sentence = m_lower->sentence().isEmpty() ? m_upper->sentence() : m_lower->sentence();
  for (const Problem& problem : state.problems)
    if (sentence.isEmpty() && problem.field.starts_with("data"))
      sentence = QString::fromStdString(problem.sentence);
  showSentence(m_problem, sentence);
}

}  // namespace epsiscope

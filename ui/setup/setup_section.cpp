#include "ui/setup/setup_section.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QStandardItemModel>

#include "core/privacy/guarantee.h"
#include "core/study/number_keys.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/warnings.h"
#include "ui/state/task_ui.h"
#include "ui/state/words.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

QString parameterWords(const char* words) {
  return words == nullptr ? QString() : QCoreApplication::translate("Parameters", words);
}

/// Shows a failure probability with 1/n marked, from where on nothing is promised, and what is to be said of
/// a number near it or beyond.
void showDeltaIn(ParameterSlider* slider, const AppState& state) {
  showIn(slider, state);
  const std::size_t people = state.cache ? state.cache->data().counts.units() : 0;
  const double delta = taskOf(state.study).deltaOf(state.study);
  slider->setLimit(people > 0 ? std::optional(1 / static_cast<double>(people)) : std::nullopt);
  if (people == 0 || !(delta > 0)) return slider->setHint({});
  const QString warning = inSymbols(deltaWarning(delta, people, protectedUnit(state.study.data)));
  const bool isBeyond = deltaReach(delta, people) == DeltaReach::all;
  if (isBeyond && state.problemOf(slider->objectName().toUtf8().constData()).isEmpty())
    slider->setProblem(warning);
  slider->setHint(isBeyond ? QString()
                  : warning.isEmpty()
                      ? QObject::tr("The line marks 1/n = %1: from there on nothing is promised.")
                            .arg(numberText(*slider->limit(), 3))
                      : warning);
}

}  // namespace

SetupSection::SetupSection(const QString& title, std::span<const ParameterRow> rows) : Section(title) {
  addSliders(rows);
}

void SetupSection::present(const AppState& state) {
  m_study = state.study;
  const bool needed = (!m_task || *m_task == state.study.task) && isNeeded(state.study);
  setVisible(needed);
  if (!needed) return;
  update(state);
  for (const RowSlider& one : m_rowSliders) show(one, state);
}

QLabel* SetupSection::addLabel(const char* role) {
  auto* label = new QLabel(this);
  label->setProperty("role", QString::fromLatin1(role));
  label->setWordWrap(true);
  body()->addWidget(label);
  return label;
}

ParameterSlider* SetupSection::addSlider(const char* field, const SliderSpec& words, Stored stored) {
  const NumberKey& key = numberKey(field);
  SliderSpec spec = words;
  spec.minimum = key.slider.least;
  spec.maximum = key.slider.most;
  spec.standard = standardOf(key);
  spec.logarithmic = key.slider.logarithmic;
  spec.whole = key.range.whole;
  spec.smallestTyped = key.slider.above;
  spec.largestTyped = key.slider.below;
  auto* slider = new ParameterSlider(spec, this);
  slider->setObjectName(QLatin1String(field));
  body()->addWidget(slider);
  connect(slider, &ParameterSlider::changed, this, [this, &key, stored](std::optional<double> value) {
    if (value && stored != nullptr) value = stored(m_study, *value);
    edit([&](Study& study) { key.set(study, value); });
  });
  connect(slider, &ParameterSlider::badText, this,
          [this, name = QString::fromLatin1(field)](bool bad) { emit badText(name, bad); });
  return slider;
}

void SetupSection::addSliders(std::span<const ParameterRow> rows) {
  for (const ParameterRow& row : rows) addRow(row, {});
}

void SetupSection::addTaskSliders(std::span<const ParameterRow> TaskUi::*rows) {
  for (const Task* task : allTasks())
    for (const ParameterRow& row : uiOf(task->facts().task).*rows) addRow(row, task->facts().task);
}

QCheckBox* SetupSection::addRowBox(const ParameterRow& row) {
  if (row.box == nullptr) return nullptr;
  auto* box = new QCheckBox(parameterWords(row.box), this);
  box->setProperty("topic", QLatin1String(row.key));
  setTip(box, parameterWords(row.boxTip));
  body()->addWidget(box);
  connect(box, &QCheckBox::clicked, this, [this, &key = numberKey(row.key)](bool on) {
    edit([&](Study& study) { key.set(study, on ? standardOf(key) : 0); });
  });
  return box;
}

void SetupSection::addRow(const ParameterRow& row, std::optional<TaskId> task) {
  QCheckBox* box = addRowBox(row);
  m_rowSliders.push_back(
      {task, &row, box,
       addSlider(row.key, {.label = parameterWords(row.label),
                           .lowWord = parameterWords(row.lowWord),
                           .highWord = parameterWords(row.highWord),
                           .tip = parameterWords(row.tip),
                           .percent = row.percent,
                           .wordForNone = parameterWords(row.wordForNone),
                           .startsAsWord = row.wordForNone != nullptr && !row.startsAsNumber})});
}

void SetupSection::show(const RowSlider& one, const AppState& state) {
  const auto& [task, row, box, slider] = one;
  const bool isOfTask = !task || state.study.task == *task;
  const NumberKey& key = numberKey(row->key);
  const bool isOn = box == nullptr || key.get(state.study) > 0;
  if (box != nullptr) {
    box->setVisible(isOfTask);
    box->setChecked(isOn);
  }
  slider->setVisible(isOfTask && isOn && (!row->isDelta || taskOf(state.study).deltaOf(state.study) > 0) &&
                     (row->isShown == nullptr || row->isShown(state)));
  if (!isOfTask || !isOn) return;
  const DataChoice& data = state.study.data;
  if (row->ofWidth && data.lower && data.upper && *data.upper > *data.lower) {
    const double width = *data.upper - *data.lower;
    slider->setRange(key.slider.least * width, key.slider.most * width, standardOf(key) * width);
  }
  if (row->isDelta)
    showDeltaIn(slider, state);
  else
    showIn(slider, state);
  if (row->hint != nullptr) slider->setHint(row->hint(state));
}

void SetupSection::offerItem(QComboBox* box, int index, const QString& whyNot) {
  constexpr int kOwnTip = Qt::UserRole + 1;
  QStandardItem* item = qobject_cast<QStandardItemModel*>(box->model())->item(index);
  if (item->data(kOwnTip).isNull()) item->setData(item->data(Qt::ToolTipRole), kOwnTip);
  item->setEnabled(whyNot.isEmpty());
  item->setData(whyNot.isEmpty() ? item->data(kOwnTip) : QVariant(whyNot), Qt::ToolTipRole);
}

QComboBox* SetupSection::addBox(const char* field, const QString& label, const QList<WordChoice>& choices) {
  auto* box = new QComboBox(this);
  box->setObjectName(QLatin1String(field));
  box->setAccessibleName(label);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(8);
  for (const WordChoice& choice : choices) {
    box->addItem(choice.name, choice.value);
    box->setItemData(box->count() - 1, choice.tip, Qt::ToolTipRole);
  }
  body()->addWidget(labelled(label, box, this));
  return box;
}

TextField* SetupSection::addField(const char* field, const QString& label, const QString& tip,
                                  const TextField::Check& check) {
  auto* line = new TextField(label, check, this);
  line->setObjectName(QLatin1String(field));
  setTip(line, tip);
  QWidget* row = labelled(label, line, this);
  body()->addWidget(row);
  QLabel* problem = addLabel("problem");
  connect(line, &TextField::badText, this,
          [this, name = QString::fromLatin1(field)](bool bad) { emit badText(name, bad); });
  connect(line, &TextField::sentenceChanged, this,
          [line, problem, row] { showSentence(problem, row->isHidden() ? QString() : line->sentence()); });
  problem->hide();
  return line;
}

void showIn(ParameterSlider* slider, const AppState& state,
            double (*shown)(const Study& study, double stored)) {
  const std::string field = slider->objectName().toStdString();
  std::optional<double> value = numberKey(field).get(state.study);
  if (value && shown != nullptr) value = shown(state.study, *value);
  if (slider->value() != value) slider->setValue(value);
  slider->setSuggestion(state.suggestionFor(field));
  slider->setProblem(state.problemOf(field.c_str()));
}

void showIn(TextField* line, const QString& text, const AppState& state, const char* field) {
  line->showText(text);
  line->setProblem(state.problemOf(field));
}

void showIn(QComboBox* box, const std::string& word) {
  const int index = box->findData(QString::fromStdString(word));
  box->setCurrentIndex(index);
  const QString tip = box->itemData(index, Qt::ToolTipRole).toString();
  setTip(box, tip);
}

}  // namespace epsiscope

#include "ui/setup/setup_section.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>

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

void SetupSection::present(const AppState& state) {
  m_study = state.study;
  const bool needed = (!m_task || *m_task == state.study.task) && isNeeded(state.study);
  setVisible(needed);
  if (!needed) return;
  update(state);
  for (const TaskSlider& one : m_taskSliders) show(one, state);
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

void SetupSection::addTaskSliders(std::span<const ParameterRow> TaskUi::*rows) {
  const auto translated = [](const char* words) {
    return words == nullptr ? QString() : QCoreApplication::translate("Parameters", words);
  };
  for (const Task* task : allTasks())
    for (const ParameterRow& row : uiOf(task->facts().task).*rows)
      m_taskSliders.push_back({task->facts().task, &row,
                               addSlider(row.key, {.label = translated(row.label),
                                                   .lowWord = translated(row.lowWord),
                                                   .highWord = translated(row.highWord),
                                                   .tip = translated(row.tip),
                                                   .wordForNone = translated(row.wordForNone),
                                                   .startsAsWord = row.wordForNone != nullptr})});
}

void SetupSection::show(const TaskSlider& one, const AppState& state) {
  const auto& [task, row, slider] = one;
  const bool isOfTask = state.study.task == task;
  slider->setVisible(isOfTask && (!row->isDelta || taskOf(state.study).deltaOf(state.study) > 0));
  if (!isOfTask) return;
  const DataChoice& data = state.study.data;
  if (row->ofWidth && data.lower && data.upper && *data.upper > *data.lower) {
    const double width = *data.upper - *data.lower;
    const NumberKey& key = numberKey(row->key);
    slider->setRange(key.slider.least * width, key.slider.most * width, standardOf(key) * width);
  }
  if (row->isDelta)
    showDeltaIn(slider, state);
  else
    showIn(slider, state);
  if (row->hint != nullptr) slider->setHint(row->hint(state));
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

void showDeltaIn(ParameterSlider* slider, const AppState& state) {
  showIn(slider, state);
  const std::size_t rows = state.cache ? state.cache->data().rows.size() : 0;
  const double delta = taskOf(state.study).deltaOf(state.study);
  slider->setLimit(rows > 0 ? std::optional(1 / static_cast<double>(rows)) : std::nullopt);
  if (rows == 0 || !(delta > 0)) return slider->setHint({});
  const QString warning = inSymbols(deltaWarning(delta, rows));
  const bool isBeyond = deltaReach(delta, rows) == DeltaReach::all;
  if (isBeyond && state.problemOf(slider->objectName().toUtf8().constData()).isEmpty())
    slider->setProblem(warning);
  slider->setHint(isBeyond ? QString()
                  : warning.isEmpty()
                      ? QObject::tr("The line marks 1/n = %1: from there on nothing is promised.")
                            .arg(numberText(*slider->limit(), 3))
                      : warning);
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

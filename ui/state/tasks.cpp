#include "ui/state/tasks.h"

#include <QLocale>
#include <QString>
#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string_view>

#include "core/builtin/generators.h"
#include "core/tasks/task.h"
#include "ui/state/view_kind.h"

namespace epsiscope {

namespace {

constexpr const char* kRowsReplaced = QT_TRANSLATE_NOOP("Tasks", "neighbours: one row replaced");
constexpr const char* kRowHidden = QT_TRANSLATE_NOOP(
    "Tasks",
    "What privacy hides here: any one row may be replaced, its features and its label. Both are private.");
constexpr const char* kRowGuess =
    QT_TRANSLATE_NOOP("Tasks", "Who guesses at 50 % which of two rows is in the data can reach at most %1.");

const Column* targetOf(const Study& study, const Dataset& dataset) {
  const int index = dataset.find(study.data.target);
  return index < 0 ? nullptr : &dataset.columns[static_cast<std::size_t>(index)];
}

}  // namespace

const TaskWords& wordsOf(TaskId task) {
  static constexpr std::array<TaskWords, 3> all{{
      {"label-privacy", QT_TRANSLATE_NOOP("Tasks", "Protect labels"),
       QT_TRANSLATE_NOOP("Tasks",
                         "Every label is made noisy before anything is learned; the features are public."),
       QT_TRANSLATE_NOOP("Tasks", "neighbours: one label replaced"),
       QT_TRANSLATE_NOOP("Tasks",
                         "What privacy hides here: any one label may be replaced. Features are public."),
       "λ", QT_TRANSLATE_NOOP("Tasks", "Who guesses a label at 50 % can reach at most %1.")},
      {"kernel-release", QT_TRANSLATE_NOOP("Tasks", "Release predictions"),
       QT_TRANSLATE_NOOP("Tasks",
                         "A kernel machine learns from the true rows, and its predictions are released "
                         "with noise."),
       kRowsReplaced, kRowHidden, "λ", kRowGuess},
      {"private-classifier", QT_TRANSLATE_NOOP("Tasks", "Private classifier"),
       QT_TRANSLATE_NOOP("Tasks",
                         "The weights of a linear classifier are released, made noisy while or after they "
                         "are learned."),
       kRowsReplaced, kRowHidden, "Λ", kRowGuess},
  }};
  const std::string_view id = taskOf(task).facts().id;
  return *std::ranges::find(all, id, [](const TaskWords& words) { return std::string_view(words.task); });
}

std::vector<std::string> classValues(const Column& target, std::size_t most) {
  std::vector<std::string> values;
  if (target.kind == ColumnKind::text) {
    values = target.categories;
    std::sort(values.begin(), values.end());
    values.resize(std::min(values.size(), most + 1));
    return values;
  }
  std::set<double> numbers;
  for (const double value : target.values)
    if (std::isfinite(value) && numbers.insert(value).second && numbers.size() > most) break;
  for (const double number : numbers)
    values.push_back(QString::number(number, 'f', QLocale::FloatingPointShortest).toStdString());
  return values;
}

void choosePositive(Study& study, const Dataset& dataset) {
  const Column* target = targetOf(study, dataset);
  if (!taskOf(study).hasClasses(study) || study.data.positive || target == nullptr) return;
  for (const BuiltIn& builtIn : builtIns())
    if (study.data.file == std::string("builtin:") + builtIn.id && study.data.target == builtIn.target &&
        builtIn.positive != nullptr)
      study.data.positive = builtIn.positive;
  const std::vector<std::string> values = classValues(*target, 2);
  if (!study.data.positive && values.size() == 2) study.data.positive = values.back();
}

Study withTask(const Study& study, TaskId task, const Dataset* dataset) {
  Study next = study;
  next.task = task;
  const std::vector<const char*>& preparations = taskOf(task).facts().preparations;
  const bool accepts =
      std::ranges::any_of(preparations, [&](const char* one) { return one == next.data.prepare; });
  if (!accepts) next.data.prepare = preparations.front();
  chooseOfferedView(next);
  if (dataset != nullptr) choosePositive(next, *dataset);
  return next;
}

}  // namespace epsiscope

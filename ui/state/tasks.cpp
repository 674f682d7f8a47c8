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
       "λ", QT_TRANSLATE_NOOP("Tasks", "Who guesses a label at 50 % can reach at most %1."),
       QT_TRANSLATE_NOOP(
           "QObject",
           "Each label is made noisy before it is handed on: who learns sees noisy labels and the public "
           "features. Where a method says \"by a curator\", one trusted party sees the true labels and "
           "everybody else what it releases."),
       QT_TRANSLATE_NOOP(
           "QObject",
           "Parts of a method are added by adaptive sequential composition: ε of the prior and ε of the "
           "labels given the prior."),
       QT_TRANSLATE_NOOP(
           "QObject",
           "At this ε the noise in the labels costs more than the features bring: predicting the private "
           "mean "
           "for everyone would be better. More ε, more rows or narrower declared bounds help.")},
      {"kernel-release", QT_TRANSLATE_NOOP("Tasks", "Release predictions"),
       QT_TRANSLATE_NOOP("Tasks",
                         "A kernel machine learns from the true rows, and its predictions are released "
                         "with noise."),
       kRowsReplaced, kRowHidden, "λ", kRowGuess,
       QT_TRANSLATE_NOOP("QObject",
                         "One trusted curator sees all rows; everybody else sees the released predictions."),
       QT_TRANSLATE_NOOP("QObject", "Predictions share ε in equal parts (basic composition)."),
       QT_TRANSLATE_NOOP("QObject",
                         "The noise on a prediction costs more than the features bring: one answer for all "
                         "would be better. "
                         "More ε, more rows, a larger λ or fewer predictions help.")},
      {"private-classifier", QT_TRANSLATE_NOOP("Tasks", "Private classifier"),
       QT_TRANSLATE_NOOP("Tasks",
                         "The weights of a linear classifier are released, made noisy while or after they "
                         "are learned."),
       kRowsReplaced, kRowHidden, "Λ", kRowGuess,
       QT_TRANSLATE_NOOP("QObject",
                         "One trusted curator sees all rows; everybody else sees the released weights."),
       QT_TRANSLATE_NOOP("QObject",
                         "A private choice of Λ learns from parts of the rows that do not overlap (parallel "
                         "composition), "
                         "so it costs no more than ε."),
       QT_TRANSLATE_NOOP("QObject",
                         "The noise costs more than the features bring: giving every row the more frequent "
                         "class makes fewer "
                         "mistakes. More ε, more rows or another Λ help.")},
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
  if (!taskOf(task).accepts(next.data.prepare)) next.data.prepare = taskOf(task).facts().preparations.front();
  chooseOfferedView(next);
  if (dataset != nullptr) choosePositive(next, *dataset);
  return next;
}

}  // namespace epsiscope

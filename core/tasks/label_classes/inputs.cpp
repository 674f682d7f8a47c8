#include "core/tasks/label_classes/inputs.h"

#include <algorithm>
#include <set>

#include "core/classes/class_labels.h"
#include "core/reading/text/cell_text.h"
#include "core/reading/text/number_cell.h"
#include "core/tasks/data_problems.h"
#include "core/tasks/label_classes/cache.h"
#include "core/tasks/label_classes/release.h"
#include "core/tasks/label_classes/task.h"
#include "core/tasks/methods.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

LabelClassesInputs labelClassesInputs(const Study& study) {
  const LabelClasses& task = study.labelClasses;
  LabelClassesInputs inputs{.split = splitInputs(study),
                            .classes = task.classes,
                            .randomFeatures = task.randomFeatures,
                            .gamma = {}};
  if (task.randomFeatures > 0) inputs.gamma = task.gamma;
  return inputs;
}

namespace {

constexpr const char* kClasses = "label_classes.classes";
void checkClasses(const std::vector<std::string>& classes, ProblemList& found) {
  if (classes.empty())
    found.add(kClasses, sentence("Core",
                                 "The list of classes is empty; name every class that is publicly possible, "
                                 "or write null to take them from the data, which is not private."));
  if (classes.size() > kMostClasses)
    found.add(kClasses, filled(sentence("Core", "There are %1 classes; declare at most %2."), classes.size(),
                               kMostClasses));
  std::set<std::string> seen;
  for (const std::string& name : classes) {
    const std::string trimmedName(trimmed(name));
    if (trimmedName.empty())
      found.add(kClasses, sentence("Core", "A class is empty; an empty cell is a missing label."));
    else if (!seen.insert(trimmedName).second)
      found.add(kClasses,
                filled(sentence("Core", "The class %1 is listed twice; list it once."), quoted(trimmedName)));
  }
}

/// Checks that no two classes are spellings of one number.
void checkNumbers(const std::vector<std::string>& classes, const std::string& target, ProblemList& found) {
  std::set<double> seen;
  for (const std::string& name : classes) {
    const NumberCell cell = readCell(name, '.');
    if (cell.kind != CellKind::number && cell.kind != CellKind::underflow)
      found.add(kClasses, filled(sentence("Core", "Column %1 holds numbers, and the class %2 is none."),
                                 quoted(target), quoted(name)));
    else if (!seen.insert(cell.value).second)
      found.add(kClasses,
                filled(sentence("Core", "The class %1 is listed twice; list it once."), quoted(name)));
  }
}

/// Says what the target is instead where it has more different values than there can be classes.
void addTooMany(const Column& target, ProblemList& found) {
  const std::string field = "data.target";
  if (target.kind == ColumnKind::number)
    found.add(field, filled(sentence("Core",
                                     "Column %1 has more than %2 different numbers, so it is no class but a "
                                     "quantity; choose the task \"Protect labels\" (label-privacy)."),
                            quoted(target.name), kMostClasses));
  else
    found.add(field, filled(sentence("Core",
                                     "Column %1 has more than %2 different texts; choose a column with fewer "
                                     "classes, or declare the ones that matter."),
                            quoted(target.name), kMostClasses));
}

}  // namespace

void checkLabelClasses(const Study& study, ProblemList& found) {
  const LabelClasses& task = study.labelClasses;
  std::vector<std::string> methods;
  for (const Method& method : labelClassesTask().methods()) methods.push_back(method.id);
  found.list("label_classes.methods", sentence("Core", "methods"), task.methods);
  for (const std::string& method : task.methods)
    found.oneOf("label_classes.methods", sentence("Core", "method"), methods, method);
  if (task.classes) checkClasses(*task.classes, found);
  if (task.prior == PriorKind::file)
    found.add("label_classes.prior",
              sentence("Core",
                       "A prior of classes cannot come from a file; choose noisy-counts, noisy-labels, "
                       "uniform or exact."));
  for (const char* key : {"label_classes.prior_share", "label_classes.lambda", "label_classes.gamma"})
    found.number(study, key);
  if (task.randomFeatures != 0) found.number(study, "label_classes.random_features");
}

void checkLabelClassesData(const Study& study, const PreparedTable& table, ProblemList& found) {
  const PreparedData& data = table.data();
  const Column& target = *data.targetColumn;
  const LabelClasses& task = study.labelClasses;
  const std::vector<std::string>& present = table.classes();
  if (!task.classes && present.size() > kMostClasses) addTooMany(target, found);
  if (task.classes && target.kind == ColumnKind::number) checkNumbers(*task.classes, target.name, found);
  if (task.classes && !task.classes->empty()) {
    // Enough of the table's values to see whether one of them is meant.
    const bool isNumber = target.kind == ColumnKind::number;
    const auto isSame = [&](const std::string& one, const std::string& other) {
      if (!isNumber) return trimmed(one) == trimmed(other);
      return readCell(one, '.').value == readCell(other, '.').value;
    };
    const bool meets = std::ranges::any_of(present, [&](const std::string& value) {
      return std::ranges::any_of(*task.classes, [&](const std::string& name) { return isSame(value, name); });
    });
    if (!meets && present.size() <= kMostClasses)
      found.add(kClasses,
                filled(sentence("Core", "No row has one of the declared classes %1; column %2 holds %3."),
                       quotedList(*task.classes), quoted(target.name), quotedList(present)));
  }
  checkMappedRows("label_classes.random_features", task.randomFeatures, data.rows.size(), found);
}

Suggestions suggestionsOn(const Study& study, const LabelClassesCache& cache) {
  const LabelClassesSplit& split = cache.split();
  Suggestions found{{"label_classes.lambda", suggestedLambda(split.train().rows)}};
  LabelClasses task = study.labelClasses;
  task.priorShare.reset();
  const double share = classPriorShare(task, split.trainRows(), split.classes().size(),
                                       epsilonOfRow(study, viewEpsilon(study)));
  if (share > 0) found["label_classes.prior_share"] = share;
  return found;
}

}  // namespace epsiscope

#include "ui/import/import_choice.h"

#include <QObject>
#include <QStringList>

#include "core/tasks/task.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

DataChoice importedChoice(const Study& study, const Dataset& dataset, const Replacements& answers,
                          const std::vector<SetAside>& aside, const ChosenFeatures& chosen) {
  Study fitted = study;
  fitted.data = rematched(study.data, dataset, answers);
  return begunOn(fitted, dataset, aside, chosen).data;
}

std::vector<Mismatch> openMismatches(const Study& study, const Dataset& dataset,
                                     const Replacements& answers) {
  std::vector<Mismatch> open = mismatches(study.data, taskOf(study).holdsClasses(study), dataset);
  std::erase_if(open, [&](const Mismatch& one) { return one.name.empty() || answers.contains(one.name); });
  return open;
}

QString keptSentence(const DataChoice& before, const DataChoice& after) {
  QStringList kept;
  if (!before.target.empty() && before.target == after.target)
    kept << QObject::tr("target \"%1\"").arg(QString::fromStdString(after.target));
  if (before.features && before.features == after.features)
    kept << countedText("QObject", "%1 features", "%1 feature", after.features->size());
  if (before.lower && before.upper && before.lower == after.lower && before.upper == after.upper)
    kept << QObject::tr("bounds %1 to %2").arg(numberText(*after.lower), numberText(*after.upper));
  if (!before.columnBounds.empty() && before.columnBounds == after.columnBounds)
    kept << QObject::tr("bounds of columns");
  return kept.isEmpty() ? QString()
                        : QObject::tr("Kept from the study: %1.").arg(kept.join(QStringLiteral(", ")));
}

}  // namespace epsiscope

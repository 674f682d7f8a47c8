#include "core/tasks/label_classes/suggestions.h"

#include "core/tasks/label_classes/cache.h"
#include "core/tasks/label_classes/release.h"

namespace epsiscope {

Suggestions suggestionsOn(const Study& study, const LabelClassesCache& cache) {
  const LabelClassesSplit& split = cache.split();
  Suggestions found{{"label_classes.lambda", suggestedLambda(split.train().rows)}};
  LabelClasses task = study.labelClasses;
  task.priorShare.reset();
  const double share = classPriorShare(task, split.trainRows(), split.classes().size(), viewEpsilon(study));
  if (share > 0) found["label_classes.prior_share"] = share;
  return found;
}

}  // namespace epsiscope

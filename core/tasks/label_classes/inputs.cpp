#include "core/tasks/label_classes/inputs.h"

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

}  // namespace epsiscope

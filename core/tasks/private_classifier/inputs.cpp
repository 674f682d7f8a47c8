#include "core/tasks/private_classifier/inputs.h"

#include "core/study/printed_mistakes.h"

namespace epsiscope {

PrivateClassifierInputs privateClassifierInputs(const Study& study) {
  const PrivateClassifier& task = study.privateClassifier;
  PrivateClassifierInputs inputs{.split = splitInputs(study),
                                 .features = featureInputs(study.data),
                                 .positive = study.data.positive,
                                 .randomFeatures = task.randomFeatures};
  if (task.randomFeatures > 0) {
    inputs.gamma = task.gamma;
    inputs.cosinesAlone = repeats(study, PrintedMistake::featureNorm);
  }
  return inputs;
}

}  // namespace epsiscope

#include "core/tasks/private_classifier/inputs.h"

#include <algorithm>

#include "core/erm/loss.h"
#include "core/erm/perturbation.h"
#include "core/erm/tuning.h"
#include "core/study/preparations.h"
#include "core/study/printed_mistakes.h"
#include "core/study/study.h"
#include "core/tasks/data_problems.h"
#include "core/tasks/methods.h"
#include "core/text/sentence.h"

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

bool choosesOnAllRows(const Study& study) {
  return study.privateClassifier.tune && study.privateClassifier.tuning == kTuneOnAllRows;
}

namespace {

void checkLambda(const std::string& field, const std::string& name, double lambda, ProblemList& found) {
  if (lambda == 0)
    found.add(field,
              filled(sentence("Core",
                              "%1 is 0; it must be above 0, for the guarantee rests on the regularisation: "
                              "without it one row can move the weights without limit."),
                     name));
  else
    found.positive(field, name, lambda);
}

void checkLambdas(const PrivateClassifier& task, ProblemList& found) {
  checkLambda("private_classifier.lambda", sentence("Core", "Lambda"), task.lambda, found);
  const std::string sweep = "private_classifier.lambda_sweep";
  if (!task.lambdaSweep.empty()) found.list(sweep, sentence("Core", "values of lambda"), task.lambdaSweep);
  for (const double lambda : task.lambdaSweep)
    checkLambda(sweep, sentence("Core", "A value of lambda"), lambda, found);
  if (!task.tune) return;
  const std::string tune = "private_classifier.tune";
  found.list(tune, "candidates", *task.tune);
  for (const double lambda : *task.tune)
    checkLambda(tune, sentence("Core", "A candidate for lambda"), lambda, found);
}

/// Checks that every part has a row, also for the smallest number of training rows. Without noise there are
/// parts in any case.
void checkTuning(const Study& study, const PreparedData& data, ProblemList& found) {
  if (!study.privateClassifier.tune || !(study.testFraction > 0 && study.testFraction < 1)) return;
  if (choosesOnAllRows(study) && std::ranges::count(study.privateClassifier.methods, kMethodNone) == 0)
    return;
  std::size_t rows = trainRows(study, data.rows.size());
  for (const int size : study.trainSizes) rows = std::min(rows, static_cast<std::size_t>(std::max(size, 0)));
  if (const auto problem = tuningProblem(rows, study.privateClassifier.tune->size())) found.add({*problem});
}

}  // namespace

void checkPrivateClassifier(const Study& study, ProblemList& found) {
  const PrivateClassifier& task = study.privateClassifier;
  const std::vector<std::string> methods = perturbationIds(), losses = lossNames();
  found.list("private_classifier.methods", sentence("Core", "methods"), task.methods);
  for (const std::string& method : task.methods)
    found.oneOf("private_classifier.methods", sentence("Core", "method"), methods, method);
  found.oneOf("private_classifier.loss", "loss", losses, task.loss);
  found.number(study, "private_classifier.h");
  found.number(study, "private_classifier.delta");
  found.number(study, "private_classifier.draws");
  if (task.randomFeatures != 0) found.number(study, "private_classifier.random_features");
  found.number(study, "private_classifier.gamma");
  checkLambdas(task, found);
  found.oneOf("private_classifier.tuning", sentence("Core", "way to choose lambda"), tuningWays(),
              task.tuning);
}

void checkPrivateClassifierData(const Study& study, const PreparedTable& table, ProblemList& found) {
  const PreparedData& data = table.data();
  found.add(table.classProblems(study.data.positive));
  checkTuning(study, data, found);
  checkMappedRows("private_classifier.random_features", study.privateClassifier.randomFeatures,
                  data.rows.size(), found);
  if (study.data.prepare == kPrepareNone && !table.longRow().empty())
    found.add("data.prepare", table.longRow());
}

}  // namespace epsiscope

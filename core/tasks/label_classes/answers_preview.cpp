#include "core/tasks/label_classes/answers_preview.h"

#include <algorithm>
#include <cmath>

#include "core/classes/class_labels.h"
#include "core/tasks/label_classes/cache.h"
#include "core/tasks/label_classes/cells.h"
#include "core/tasks/label_classes/release.h"
#include "core/tasks/methods.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// The largest log-ratio of two probabilities of one answer, which is what the answer reveals.
double largestLogRatio(const AnswersPreview& preview) {
  double largest = 0;
  const std::size_t columns = preview.answers.size();
  for (std::size_t j = 0; j < columns; ++j) {
    double low = 1, high = 0;
    for (std::size_t i = 0; i < preview.classes.size(); ++i) {
      low = std::min(low, preview.probabilities[i * columns + j]);
      high = std::max(high, preview.probabilities[i * columns + j]);
    }
    largest = std::max(largest, std::log(high) - std::log(low));
  }
  return largest;
}

}  // namespace

std::string shownAnswersMethod(const Study& study) {
  const std::vector<std::string>& methods = study.labelClasses.methods;
  std::string wanted = study.view.method.value_or("");
  if (isAnswered(wanted) && std::ranges::count(methods, wanted) > 0) return wanted;
  const auto first = std::ranges::find_if(methods, isAnswered);
  return first == methods.end() ? kMethodRandomizedResponse : *first;
}

AnswersPreview previewAnswers(const Study& study, const TaskCache& cache) {
  const LabelClassesSplit& split = LabelClassesCache::of(cache).split();
  const AskedLabels asked = split.asked();
  const std::string method = shownAnswersMethod(study);
  const double epsilon = viewEpsilon(study);
  const ClassRelease release = classRelease(study, method, epsilon, asked);
  const ClassResponse& response = release.response;
  AnswersPreview preview{.method = method,
                         .methodLabel = methodLabel(method),
                         .classes = split.classes(),
                         .answers = response.answers(),
                         .probabilities = {},
                         .epsilon = response.epsilon(),
                         .epsilonPrior = release.epsilonPrior,
                         .counts = classCounts(asked.labels, asked.classes),
                         .others = static_cast<double>(asked.labels.size()),
                         .answered = {},
                         .estimated = {},
                         .deviation = {},
                         .prior = release.prior,
                         .guarantee = release.guarantee,
                         .notes = {}};
  for (const double count : preview.counts) preview.others -= count;
  const double last = static_cast<double>(asked.classes - 1);
  const auto placeOf = [&](const std::optional<double>& wanted, double standard) {
    return static_cast<std::size_t>(std::clamp(std::round(wanted.value_or(standard)), 0.0, last));
  };
  preview.label = placeOf(study.view.label, 0);
  preview.otherLabel = placeOf(study.view.otherLabel, last);
  for (std::size_t label = 0; label < asked.classes; ++label)
    for (const std::size_t answer : response.answers())
      preview.probabilities.push_back(response.probability(static_cast<std::int32_t>(label), answer));
  preview.largestLogRatio = largestLogRatio(preview);
  preview.expectedError = response.expectedError(preview.counts, preview.others);
  Rng rng = answerStream(study, split.trial(), {.method = method, .epsilon = epsilon});
  preview.answered = classCounts(answersTo(response, {asked, rng}), asked.classes);
  if (response.answers().size() == asked.classes) {
    preview.estimated = unbiasedFrequencies(response, preview.answered);
    preview.deviation = frequencyDeviations(response, preview.counts, preview.others);
  } else {
    preview.notes.push_back(filled(sentence("Core",
                                            "Only %1 of %2 classes are answered, the likeliest; the answers "
                                            "do not show how often the others occur."),
                                   response.answers().size(), asked.classes));
  }
  if (!release.note.empty()) preview.notes.push_back(release.note);
  return preview;
}

}  // namespace epsiscope

#include "core/tasks/label_classes/exact_release.h"

#include <cmath>
#include <utility>
#include <vector>

#include "core/classes/class_labels.h"
#include "core/classes/class_response.h"
#include "core/classes/whole_class_answers_law.h"
#include "core/prior/private_prior.h"
#include "core/prior/prior_questions.h"
#include "core/study/study.h"
#include "core/tasks/label_classes/release.h"
#include "core/tasks/methods.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// How many people are of each class, in whole numbers.
struct WholeClassCounts {
  double epsilon = 1;

  WholeNumbersLaw lawOn(const AskedLabels& asked) const {
    return WholeNoisyCounts{epsilon}.lawOn(classCounts(asked.labels, asked.classes));
  }
};

struct WholeClassAnswers {
  const ClassResponse& response;

  WholeClassAnswersLaw lawOn(const AskedLabels& asked) const {
    return {{.response = response, .labels = {asked.labels.begin(), asked.labels.end()}}};
  }
};

/// The frequencies of the classes for a part of epsilon.
std::vector<double> frequencies(const Study& study, double epsilon1, const HeldClasses& labels) {
  const std::size_t classes = labels.publicFacts().classes;
  if (study.labelClasses.prior == PriorKind::noisyCounts) {
    std::vector<double> counts;
    for (const WideInteger count : labels.ask(WholeClassCounts{epsilon1}))
      counts.push_back(static_cast<double>(count));
    return asShares(std::move(counts));
  }
  if (study.labelClasses.prior != PriorKind::noisyLabels)
    return std::vector<double>(classes, 1 / static_cast<double>(classes));
  const ClassResponse response(classes, epsilon1);
  const auto answers = labels.ask(WholeClassAnswers{response});
  return asShares(unbiasedFrequencies(response, classCounts(answers, classes)));
}

ClassResponse responseFor(const Study& study, const std::string& method, double own,
                          const HeldClasses& labels) {
  const AskedLabels::Facts asked = labels.publicFacts();
  if (method != kMethodRrWithPrior) return {asked.classes, own};
  const double epsilon1 = own * classPriorShare(study.labelClasses, asked.people, asked.classes, own);
  const std::vector<double> prior = frequencies(study, epsilon1, labels);
  labels.custodian().publish(prior);
  const double epsilon2 = own - epsilon1;
  return {asked.classes, epsilon2, likeliestAnswers(prior, epsilon2)};
}

ReleasedColumn inWords(const std::string& name, const std::vector<std::int32_t>& answers,
                       const std::vector<std::string>& classes) {
  ReleasedColumn column{.name = name};
  for (const std::int32_t answer : answers) column.words.push_back(classes[static_cast<std::size_t>(answer)]);
  return column;
}

/// How often each class occurs, which only answers that may be of every class tell without bias.
ReleasedTable estimates(const ClassResponse& response, const std::vector<std::int32_t>& answers,
                        const std::vector<std::string>& classes) {
  const std::vector<double> counts = classCounts(answers, classes.size());
  const std::vector<double> shares = unbiasedFrequencies(response, counts);
  // The most that a deviation can be, whatever the labels: that of one answer is at most 1/2.
  ReleasedColumn deviation{.name = "standard_deviation_at_most"};
  const double most =
      0.5 / std::sqrt(static_cast<double>(answers.size())) / (response.truth() - response.other());
  deviation.numbers.assign(classes.size(), most);
  return {.name = "frequencies",
          .columns = {{.name = "class", .words = classes},
                      {.name = "answers", .numbers = counts},
                      {.name = "estimated_share", .numbers = shares},
                      std::move(deviation)}};
}

}  // namespace

std::string whyClassesStay(const Study& study, const std::string& method) {
  if (!isAnswered(method)) return sentence("Core", kNoiseIsNotWhole);
  if (method == kMethodRrWithPrior && study.labelClasses.prior == PriorKind::exact)
    return promiseOfClasses(study, {}, method, 1).note();
  return {};
}

Released releasedClasses(const Study& study, const PreparedData& data, const std::string& method,
                         double epsilon, const Custodian& custodian) {
  const ClassLabels held = classLabels(*data.targetColumn, data.rows,
                                       study.labelClasses.classes.value_or(std::vector<std::string>{}));
  const std::vector<std::string>& classes = held.classes;
  const AskedLabels asked{.labels = held.codes, .classes = classes.size(), .counts = data.counts};
  const HeldClasses labels(asked, custodian);
  const ClassResponse response =
      responseFor(study, method, protectedUnit(study.data).epsilonOfRow(epsilon), labels);
  const std::vector<std::int32_t> answers = labels.ask(WholeClassAnswers{response});
  custodian.publish(std::vector<double>(answers.begin(), answers.end()));
  ReleasedColumn row{.name = "row"};
  for (const std::uint32_t place : data.rows) row.numbers.push_back(place + 1.0);
  Released released;
  released.tables.push_back(
      {.name = "labels", .columns = {std::move(row), inWords(study.data.target, answers, classes)}});
  if (response.answers().size() == classes.size())
    released.tables.push_back(estimates(response, answers, classes));
  released.noise.push_back({.about = study.data.target,
                            .law = method,
                            .parameters = {{"probability_of_truth", response.truth()},
                                           {"probability_of_each_lie", response.other()},
                                           {"answers", static_cast<double>(response.answers().size())}}});
  return released;
}

}  // namespace epsiscope

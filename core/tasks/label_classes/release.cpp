#include "core/tasks/label_classes/release.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

#include "core/classes/class_answers_law.h"
#include "core/classes/class_labels.h"
#include "core/prior/private_prior.h"
#include "core/study/study.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/methods.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr const char* kClassesFromDataNote =
    marked("Core",
           "The classes were taken from the labels: a class that only one person has would show. Declare the "
           "classes that are publicly possible.");
constexpr const char* kExactClassPriorNote =
    marked("Core", "The prior is the true frequencies of the classes, which nothing hides.");

/// A prior, and its own promise.
struct DrawnPrior {
  std::vector<double> masses;
  double epsilon = 0;
  Guarantee guarantee = {};
  std::string note = {};
};

std::vector<double> evenPrior(std::size_t classes) {
  return std::vector<double>(classes, 1 / static_cast<double>(classes));
}

/// How many people are of each class.
struct ClassCounts {
  double epsilon = 1;

  LaplaceLaw lawOn(const AskedLabels& asked) const {
    return NoisyCounts{epsilon}.lawOn(classCounts(asked.labels, asked.classes));
  }
};

struct ClassCountsAsTheyAre {
  ToldLaw lawOn(const AskedLabels& asked) const { return {classCounts(asked.labels, asked.classes)}; }
};

struct ClassAnswers {
  const ClassResponse& response;

  ClassAnswersLaw lawOn(const AskedLabels& asked) const {
    return {.response = response, .labels = {asked.labels.begin(), asked.labels.end()}};
  }
};

/// The prior of noisy counts: classes stand at the points 0, 1, ...
DrawnPrior noisyCounts(const HeldClasses& labels, double epsilon1, const ProtectedUnit& unit) {
  const std::size_t classes = labels.publicFacts().classes;
  Prior even{.kind = Prior::Kind::points, .nodes = {}, .mass = evenPrior(classes)};
  even.nodes.resize(classes);
  std::iota(even.nodes.begin(), even.nodes.end(), 0.0);
  PrivatePrior drawn = priorOfCounts(labels.ask(ClassCounts{epsilon1}), std::move(even));
  return {.masses = std::move(drawn.prior.mass),
          .epsilon = epsilon1,
          .guarantee = Guarantee::of({.epsilon = epsilon1}, unit),
          .note = std::move(drawn.note)};
}

DrawnPrior noisyLabels(const HeldClasses& labels, double epsilon1, const ProtectedUnit& unit) {
  const std::size_t classes = labels.publicFacts().classes;
  const ClassResponse response(classes, epsilon1);
  const std::vector<std::int32_t> answers = answersTo(response, labels);
  return {.masses = asShares(unbiasedFrequencies(response, classCounts(answers, classes))),
          .epsilon = epsilon1,
          .guarantee = Guarantee::of(response.booking(), unit)};
}

DrawnPrior drawnPrior(const Study& study, double epsilon, const HeldClasses& labels) {
  const LabelClasses& task = study.labelClasses;
  const AskedLabels::Facts asked = labels.publicFacts();
  const double epsilon1 = epsilon * classPriorShare(task, asked.people, asked.classes, epsilon);
  Rng rng = priorStream(priorSeedOf(study), asked.trial);
  const HeldClasses own = labels.drawingFrom(rng);
  switch (task.prior) {
    case PriorKind::noisyCounts:
      return noisyCounts(own, epsilon1, protectedUnit(study.data));
    case PriorKind::noisyLabels:
      return noisyLabels(own, epsilon1, protectedUnit(study.data));
    case PriorKind::exact:
      return {
          .masses = asShares(own.ask(ClassCountsAsTheyAre())),
          .guarantee = Guarantee::none(Guarantee::Neighbours::label, sentence("Core", kExactClassPriorNote))};
    case PriorKind::uniform:
    case PriorKind::file:
      break;
  }
  return {.masses = evenPrior(asked.classes)};
}

}  // namespace

bool isAnswered(const std::string& method) {
  return method == kMethodRandomizedResponse || method == kMethodRandomizedResponseUncorrected ||
         method == kMethodRrWithPrior;
}

ClassRelease classRelease(const Study& study, const std::string& method, double epsilon,
                          const HeldClasses& labels) {
  assert(isAnswered(method));
  const AskedLabels::Facts asked = labels.publicFacts();
  const ProtectedUnit unit = protectedUnit(study.data);
  const double own = unit.epsilonOfRow(epsilon);
  if (method != kMethodRrWithPrior) {
    ClassResponse response(asked.classes, own);
    Guarantee guarantee = guaranteeOfClasses(study, asked.counts,
                                             Guarantee::of(response.booking(), unit).roundedTo(epsilon, 0));
    return {.response = std::move(response), .guarantee = std::move(guarantee)};
  }
  DrawnPrior prior = drawnPrior(study, own, labels);
  labels.custodian().publish(
      Eigen::Map<const Eigen::VectorXd>(prior.masses.data(), static_cast<Eigen::Index>(prior.masses.size())));
  const double epsilon2 = own - prior.epsilon;
  ClassResponse response(asked.classes, epsilon2, likeliestAnswers(prior.masses, epsilon2));
  const Guarantee both = composed(prior.guarantee, Guarantee::of(response.booking(), unit));
  return {.response = std::move(response),
          .prior = std::move(prior.masses),
          .epsilonPrior = prior.epsilon,
          .guarantee = guaranteeOfClasses(study, asked.counts, both.roundedTo(epsilon, 0)),
          .note = std::move(prior.note)};
}

ClassRelease classRelease(const Study& study, const std::string& method, double epsilon,
                          const AskedLabels& asked) {
  Rng unused(1);
  return classRelease(study, method, epsilon, HeldClasses(asked, unused));
}

std::vector<std::int32_t> answersTo(const ClassResponse& response, const HeldClasses& labels) {
  return labels.ask(ClassAnswers{response});
}

double classPriorShare(const LabelClasses& task, std::size_t rows, std::size_t classes, double epsilon) {
  if (task.prior == PriorKind::uniform || task.prior == PriorKind::exact) return 0;
  if (task.priorShare) return *task.priorShare;
  if (task.prior == PriorKind::noisyCounts) return suggestedCountsShare(rows, epsilon, classes);
  constexpr double kLeast = 0.05, kMost = 0.6;
  const auto k = static_cast<double>(classes);
  return std::clamp(4 * k * std::sqrt(k / static_cast<double>(rows)) / epsilon, kLeast, kMost);
}

std::vector<double> majorityLogLaw(std::span<const double> counts, double epsilon) {
  const double most = *std::ranges::max_element(counts);
  std::vector<double> logs;
  double sum = 0;
  for (const double count : counts) {
    logs.push_back(epsilon / 2 * (count - most));
    sum += std::exp(logs.back());
  }
  for (double& log : logs) log -= std::log(sum);
  return logs;
}

ChoiceLaw majorityChoice(std::span<const double> counts, double epsilon) {
  return {.logProbabilities = majorityLogLaw(counts, epsilon), .cost = {.epsilon = epsilon}};
}

std::vector<double> majorityLaw(std::span<const double> counts, double epsilon) {
  std::vector<double> law = majorityLogLaw(counts, epsilon);
  for (double& probability : law) probability = std::exp(probability);
  return law;
}

Guarantee guaranteeOfClasses(const Study& study, const RowCounts& counts, const Guarantee& made) {
  if (!study.labelClasses.classes) return spoiled(made, kClassesFromDataNote);
  if (counts.readAsDetected) return spoiled(made, kDetectedReadingNote);
  if (made.trust() == Guarantee::Trust::none) return made;
  return made.leavingRowsOut(leavesRowsOut(study.data, counts));
}

std::vector<std::string> classesWarnings(const Study& study) {
  const LabelClasses& task = study.labelClasses;
  std::vector<std::string> found;
  if (!task.classes) found.push_back(sentence("Core", kClassesFromDataNote));
  if (task.prior == PriorKind::exact && std::ranges::count(task.methods, kMethodRrWithPrior) > 0)
    found.push_back(sentence("Core", kExactClassPriorNote));
  return found;
}

Guarantee promiseOfClasses(const Study& study, const RowCounts& counts, const std::string& method,
                           double epsilon) {
  if (method == kMethodNone)
    return Guarantee::none(Guarantee::Neighbours::label, sentence("Core", kNoNoiseNote));
  const bool readsPrior = method == kMethodRrWithPrior;
  const bool asksCurator = readsPrior && study.labelClasses.prior == PriorKind::noisyCounts;
  Guarantee made =
      budgeted(study.data, epsilon, 0, asksCurator ? Booking::Trust::central : Booking::Trust::local,
               Booking::Neighbours::label);
  if (readsPrior && study.labelClasses.prior == PriorKind::exact)
    made = Guarantee::none(Guarantee::Neighbours::label, sentence("Core", kExactClassPriorNote));
  return guaranteeOfClasses(study, counts, made);
}

std::vector<Undeclared> undeclaredClasses(const Study& study, const std::string& target) {
  if (study.labelClasses.classes) return {};
  return {{kKeyClasses, {target}, sentence("Core", kClassesFromDataNote)}};
}

Guarantee guaranteeOfMajority(const Study& study, const RowCounts& counts, double epsilon) {
  return guaranteeOfClasses(
      study, counts, budgeted(study.data, epsilon, 0, Booking::Trust::central, Booking::Neighbours::label));
}

}  // namespace epsiscope

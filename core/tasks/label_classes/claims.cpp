#include "core/tasks/label_classes/claims.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <utility>

#include "core/classes/class_labels.h"
#include "core/mechanisms/class_mechanism.h"
#include "core/prior/private_prior.h"
#include "core/tasks/audited_parts.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/label_classes/cache.h"
#include "core/tasks/label_classes/release.h"
#include "core/tasks/methods.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr const char* kOfResponse = marked("Core", "Warner 1965; core/classes/class_response.h");
constexpr auto kLabelClassesProofs = std::to_array<MethodProof>({
    {kMethodRandomizedResponse, kOfResponse},
    {kMethodRandomizedResponseUncorrected, kOfResponse},
    {kMethodRrWithPrior,
     marked("Core",
            "Ghazi et al. 2021; core/classes/class_response.h and core/tasks/label_classes/release.h")},
    {kMethodPredictMajority,
     marked("Core", "McSherry and Talwar 2007, Theorem 6; core/tasks/label_classes/release.h")},
});

/// The whole matrix, with the classes by their names.
AuditedPart auditedResponse(std::string name, const ClassResponse& response,
                            const std::vector<std::string>& classes, const AuditEffort& effort, Rng& rng,
                            const GoOn& goOn) {
  // One class is said of everybody, whoever they are.
  if (classes.size() < 2)
    return {.name = std::move(name), .epsilon = response.epsilon(), .finding = {.isExact = true}};
  const auto named = [&](double place) { return classes[static_cast<std::size_t>(std::lround(place))]; };
  AuditedPart part = auditedPart(std::move(name), ClassMechanism(response), effort, rng, goOn, named);
  part.finding.pairs = classes.size() * (classes.size() - 1);
  return part;
}

/// The law of the most frequent class for these counts, and for all that differ in one label: every pair of
/// classes, as long as there are not very many.
AuditedPart auditedMajority(std::vector<double> counts, const std::vector<std::string>& classes,
                            double epsilon) {
  constexpr std::size_t kMostClasses = 60;
  AuditedPart part{.name = sentence("Core", "The most frequent class"), .epsilon = epsilon};
  part.finding.isExact = false;
  const std::vector<double> law = majorityLogLaw(counts, epsilon);
  const std::size_t tried = std::min(kMostClasses, counts.size());
  for (std::size_t from = 0; from < tried; ++from)
    for (std::size_t to = 0; to < tried && counts[from] > 0; ++to) {
      if (from == to) continue;
      counts[from] -= 1;
      counts[to] += 1;
      const std::vector<double> other = majorityLogLaw(counts, epsilon);
      counts[from] += 1;
      counts[to] -= 1;
      ++part.finding.pairs;
      for (std::size_t said = 0; said < law.size(); ++said) {
        const double lost = std::abs(law[said] - other[said]);
        if (lost <= part.finding.measured) continue;
        part.finding.measured = lost;
        part.finding.worst = {
            {sentence("Core", "Label"), classes[from], classes[to]},
            {sentence("Core", "Said to be the most frequent"), classes[said], classes[said]}};
      }
    }
  part.finding.rounding = 1e-9;
  return part;
}

}  // namespace

std::vector<AuditedClaim> claimsOn(const Study& study, const LabelClassesCache& cache, double epsilon,
                                   const AuditEffort& effort, const GoOn& goOn) {
  const LabelClassesSplit& split = cache.split();
  const std::vector<std::string>& classes = split.classes();
  const AskedLabels asked = split.asked();
  std::vector<AuditedClaim> claims;
  for (const std::string& method : study.labelClasses.methods) {
    if (!goOn()) return claims;
    AuditedClaim claim{.method = method,
                       .label = methodLabel(method),
                       .epsilon = epsilon,
                       .proof = proofIn(kLabelClassesProofs, method)};
    Rng rng = auditStream(study, method, epsilon);
    if (method == kMethodPredictMajority) {
      claim.claimed = guaranteeOfMajority(study, split.counts(), epsilon);
      std::vector<double> counts = classCounts(asked.labels, asked.classes);
      // Made-up answers: everybody says the same, where one label counts most.
      if (!effort.looksAtRows) {
        counts.assign(counts.size(), 1);
        counts.front() = static_cast<double>(asked.labels.size());
      }
      claim.parts.push_back(auditedMajority(std::move(counts), classes, epsilonOfRow(study, epsilon)));
      claim.parts.back().finding.ofRows = effort.looksAtRows;
    } else if (isAnswered(method)) {
      const ClassRelease release = classRelease(study, method, epsilon, asked);
      claim.claimed = release.guarantee;
      if (release.epsilonPrior > 0 && study.labelClasses.prior == PriorKind::noisyCounts)
        claim.parts.push_back(auditedCounts(release.epsilonPrior, noiseScaleOfCounts(release.epsilonPrior)));
      else if (release.epsilonPrior > 0)
        claim.parts.push_back(auditedResponse(sentence("Core", "Each label, answered for the prior"),
                                              ClassResponse(classes.size(), release.epsilonPrior), classes,
                                              effort, rng, goOn));
      claim.parts.push_back(auditedResponse(sentence("Core", "Each answered label"), release.response,
                                            classes, effort, rng, goOn));
    } else {
      claim.claimed = Guarantee::none(Guarantee::Neighbours::label, sentence("Core", kNoNoiseNote));
    }
    for (AuditedPart& part : claim.parts) part.rows = protectedUnit(study.data).rows();
    claims.push_back(std::move(claim));
  }
  return claims;
}

namespace {

/// Two classes in the form of randomizers of numbers.
NoisePreview attackedClasses(const Study& study, const LabelClassesSplit& split) {
  const double last = static_cast<double>(split.classes().size() - 1);
  const auto placeOf = [last](double wanted) { return std::clamp(std::round(wanted), 0.0, last); };
  NoisePreview labels{.label = placeOf(study.view.label.value_or(0)),
                      .otherLabel = placeOf(study.view.otherLabel.value_or(last)),
                      .bounds = {0, last},
                      .curves = {},
                      .notes = {}};
  if (const auto row = attackedRow(study, split.trainRows())) {
    labels.label = placeOf(split.train().labels[*row]);
    if (labels.label == labels.otherLabel) labels.otherLabel = labels.label > 0 ? 0 : last;
  }
  return labels;
}

}  // namespace

AttackPreview attacksOn(const Study& study, const LabelClassesCache& cache, std::size_t draws,
                        const GoOn& goOn) {
  const LabelClassesSplit& split = cache.split();
  const NoisePreview labels = attackedClasses(study, split);
  const AskedLabels asked = split.asked();
  AttackPreview preview{.epsilon = viewEpsilon(study), .rows = split.trainRows()};
  if (split.classes().size() < 2) return preview;
  for (const std::string& method : study.labelClasses.methods) {
    if (!goOn()) return preview;
    if (!isAnswered(method)) continue;
    const ClassRelease release = classRelease(study, method, preview.epsilon, asked);
    NoiseCurve curve = noiseCurve(std::make_shared<const ClassMechanism>(release.response), labels);
    curve.method = method;
    curve.label = methodLabel(method);
    Rng rng = auditStream(study, method, preview.epsilon);
    AttackedMethod made = attackedCurve(labels, curve, protectedUnit(study.data), draws, rng, goOn);
    made.isPrivate = release.guarantee.isPrivate();
    const auto named = [&](double place) { return split.classes()[static_cast<std::size_t>(place)]; };
    made.neighbours = {{made.neighbours.front().what, named(labels.label), named(labels.otherLabel)}};
    if (made.belief) made.belief->names = split.classes();
    preview.methods.push_back(std::move(made));
  }
  return preview;
}

}  // namespace epsiscope

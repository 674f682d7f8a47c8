#include "core/tasks/label_privacy/claims.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

#include <Eigen/Core>

#include "core/audit/audit.h"
#include "core/audit/moved_noise.h"
#include "core/audit/moved_noise_attack.h"
#include "core/audit/worst_test.h"
#include "core/base/numbers.h"
#include "core/mechanisms/laplace.h"
#include "core/mechanisms/registry.h"
#include "core/mechanisms/rp_with_prior.h"
#include "core/prior/private_prior.h"
#include "core/staged/expected_error.h"
#include "core/staged/label_range.h"
#include "core/staged/residual_histogram.h"
#include "core/staged/residual_randomizer.h"
#include "core/staged/staged_sums.h"
#include "core/study/printed_mistakes.h"
#include "core/tasks/audited_parts.h"
#include "core/tasks/label_privacy/cache.h"
#include "core/tasks/label_privacy/task.h"
#include "core/tasks/methods.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

constexpr const char* kOfMean = marked(
    "Core",
    "Dwork, McSherry, Nissim and Smith 2006; Dwork and Roth 2014, Theorem 3.6; core/mechanisms/laplace.h");
constexpr const char* kOfStages = "core/staged/staged_fit.h";
constexpr auto kLabelPrivacyProofs = std::to_array<MethodProof>({
    {"laplace", kOfMean},
    {"gaussian", marked("Core", "Balle and Wang 2018, Theorem 8; core/mechanisms/gaussian.h")},
    {"gaussian-classic", marked("Core", "Dwork and Roth 2014, Theorem A.1, only for epsilon below 1")},
    {"staircase", marked("Core", "Geng and Viswanath 2016; core/mechanisms/staircase.h")},
    {kMethodRrOnBins,
     marked("Core",
            "Ghazi et al. 2023; core/mechanisms/rr_on_bins.h and core/tasks/label_privacy/pipeline.cpp")},
    {kMethodUnbiased,
     marked(
         "Core",
         "Badanidiyuru et al. 2023; core/mechanisms/unbiased.h and core/tasks/label_privacy/pipeline.cpp")},
    {kMethodRpWithPrior, marked("Core",
                                "Liu and Huang, Theorem 3.6; core/mechanisms/rp_with_prior.h and "
                                "core/tasks/label_privacy/pipeline.cpp")},
    {kMethodRpWithPriorDebiased, marked("Core",
                                        "Liu and Huang, Theorem 3.6; core/mechanisms/rp_with_prior.h and "
                                        "core/tasks/label_privacy/pipeline.cpp; then post-processing, Dwork "
                                        "and Roth 2014, Proposition 2.1")},
    {"grid-response", marked("Core", "core/mechanisms/grid_response.h, after Warner 1965")},
    {kMethodCentralRidge, marked("Core", "core/central/central_noise.h and core/central/central_release.h")},
    {kMethodCentralRidgeGaussian, marked("Core",
                                         "Balle and Wang 2018, Theorem 8; core/central/central_noise.h and "
                                         "core/central/central_release.h")},
    {kMethodRpWithPriorTwoStage, kOfStages},
    {kMethodBest, kOfStages},
    {kMethodBestCentral, kOfStages},
    {kMethodBestLocal, "core/staged/local_fit.h"},
    {kMethodPredictMean, kOfMean},
});

using Eigen::Index;

/// Two searches for the same interval differ by no more.
constexpr double kIntervalTolerance = 1e-9;

/// The proof of the noise that is really drawn.
std::string proofOfNoise(const Study& study, const std::string& method) {
  const bool isClassic = method == "gaussian" && repeats(study, PrintedMistake::classicGaussian);
  return proofIn(kLabelPrivacyProofs, isClassic ? "gaussian-classic" : method);
}

/// The audit of one method at one epsilon, with its inputs.
class LabelAudit {
public:
  LabelAudit(const Study& study, const LabelPrivacyCache& cache, double epsilon, const AuditEffort& effort,
             const GoOn& goOn, AuditedClaim& claim)
      : m_study(study),
        m_cache(cache),
        m_bounds(cache.ridge().bounds()),
        m_epsilon(epsilon),
        m_unit(protectedUnit(study.data)),
        m_effort(effort),
        m_goOn(goOn),
        m_rng(auditStream(study, claim.method, epsilon)),
        m_claim(claim) {}

  void perform() {
    if (!labelPrivacyTask().isMethod(m_claim.method)) return ofBaseline();
    const Pipeline pipeline = previewPipeline(m_study, m_cache, m_claim.method, m_epsilon);
    m_claim.claimed = pipeline.guarantee;
    m_claim.reason = pipeline.reason;
    if (!pipeline.reason.empty()) return;
    if (const auto staged = stagedMethod(m_claim.method)) return ofStages(*staged);
    if (pipeline.epsilonPrior > 0) ofPrior(pipeline);
    if (pipeline.prior && m_study.labelPrivacy.prior == PriorKind::noisyLabels &&
        repeats(m_study, PrintedMistake::frequencies))
      m_claim.falsehood = ofFrequencies();
    if (choosesIntervalForPrior(m_study, pipeline)) addSentence(m_claim.falsehood, ofInterval(pipeline));
    if (pipeline.mechanism)
      add(auditedPart(sentence("Core", "Each answered label"), *pipeline.mechanism, m_effort, m_rng, m_goOn));
    else
      ofCentralRidge(pipeline);
  }

private:
  /// Adds a release of one label: each row of a person has one.
  void add(AuditedPart part) {
    part.rows = m_unit.rows();
    m_claim.parts.push_back(std::move(part));
  }

  void ofBaseline() {
    m_claim.claimed = baselineGuarantee(m_study, m_cache.learners().counts(), m_claim.method, m_epsilon);
    if (m_claim.method != kMethodPredictMean) return;
    const double reach = m_bounds.width() / static_cast<double>(m_cache.trainRows());
    m_claim.parts.push_back(auditedPart(sentence("Core", "The mean of the labels"),
                                        Laplace({0, m_unit.rows() * reach}, m_epsilon), m_effort, m_rng,
                                        m_goOn));
  }

  void ofPrior(const Pipeline& pipeline) {
    const double epsilon = pipeline.epsilonPrior;
    if (m_study.labelPrivacy.prior == PriorKind::noisyLabels && repeats(m_study, PrintedMistake::rawLabels))
      return add(ofTrueLabels(epsilon));
    if (m_study.labelPrivacy.prior == PriorKind::noisyCounts)
      add(auditedCounts(epsilon, noiseScaleOfCounts(epsilon)));
    else
      add(auditedPart(sentence("Core", "Each label, answered for the prior"), Laplace(m_bounds, epsilon),
                      m_effort, m_rng, m_goOn));
  }

  /// The sentence with the sum of the published densities of the same noisy labels.
  std::string ofFrequencies() const {
    Rng rng = priorStream(priorSeedOf(m_study), m_cache.trial());
    const double epsilon1 =
        priorShare(m_study, m_cache.trainRows(), m_epsilon) * m_unit.epsilonOfRow(m_epsilon);
    const Prior right = noisyLabelsPrior({m_cache.ridge().trainLabels(), rng}, m_bounds, epsilon1,
                                         m_study.labelPrivacy.binWidth, false)
                            .prior;
    double sum = 0;
    for (std::size_t i = 0; i < right.mass.size(); ++i)
      sum += right.mass[i] * (right.nodes[i + 1] - right.nodes[i]);
    return filled(
        sentence("Core",
                 "The densities of the prior are shares of bins, and integrate to %1 where a density "
                 "integrates to 1: the answers are the best for another prior."),
        roundedText(sum, 3));
  }

  /// The sentence with the probability of an answer near its label for the interval in use and for the best;
  /// empty where they are the same.
  std::string ofInterval(const Pipeline& pipeline) const {
    const auto& used = dynamic_cast<const RpWithPrior&>(*pipeline.mechanism).interval();
    const double epsilon = pipeline.epsilonLabels, zeta = pipeline.zeta;
    const double best = optimalInterval(*pipeline.prior, epsilon, zeta).objective;
    const double found = intervalObjective(*pipeline.prior, epsilon, zeta, used.lower, used.upper);
    if (!(found < best * (1 - kIntervalTolerance))) return {};
    return filled(sentence("Core",
                           "The interval is the best one for epsilon %1, the prior's part, and not for the "
                           "answers' %2: of labels like the prior's, the share %3 is answered within zeta "
                           "where %4 is possible."),
                  roundedText(pipeline.epsilonPrior, 3), roundedText(epsilon, 3), roundedText(found, 3),
                  roundedText(best, 3));
  }

  /// The audit of a prior that counts a label outside the last batch as it is: its cell has at least so many
  /// in one table and can have one less in the other, which then has an output that the first never has.
  AuditedPart ofTrueLabels(double epsilon) {
    AuditedPart part{.name = sentence("Core", "Prior counted from true labels"), .epsilon = epsilon};
    part.finding.isExact = true;
    part.finding.pairs = 1;
    if (m_cache.trainRows() <= lastBatch(m_cache.trainRows())) return part;
    part.finding.measured = kInfinity;
    part.finding.worst = {{sentence("Core", "A label that is not in the last batch"),
                           witnessNumber(m_bounds.lower), witnessNumber(m_bounds.upper)},
                          {sentence("Core", "Least count of its cell, whatever is drawn"),
                           sentence("Core", "one more"), sentence("Core", "one less")}};
    return part;
  }

  /// Audits central ridge. Rows are clipped to rowNorm: the sums move furthest where a row of that length has
  /// its label at one bound or at the other, and those of a person all do.
  void ofCentralRidge(const Pipeline& pipeline) {
    const CentralNoise noise = centralNoise(pipeline);
    const CentralPlan plan = m_cache.learners().central(pipeline.learner).plan(noise);
    const double distance = noise.rows() * plan.rowNorm * m_bounds.width();
    AuditedPart part{
        .name = sentence("Core", "Sums of the labels"),
        .epsilon = noise.epsilon(),
        .delta = noise.delta(),
        .finding = {
            .measured = noise.isNormal() ? epsilonOfMovedNormal(distance, plan.noiseScale, noise.delta())
                                         : epsilonOfMovedNorm(distance, plan.noiseScale),
            .rounding = 1e-9 * noise.epsilon() + (noise.isNormal() ? kRoundingOfMovedNormal : 0),
            .isExact = true,
            .pairs = 1,
            .worst = {{filled(sentence("Core", "Label of a row of length %1"), witnessNumber(plan.rowNorm)),
                       witnessNumber(m_bounds.lower), witnessNumber(m_bounds.upper)},
                      {sentence("Core", "Scale of the noise"), witnessNumber(plan.noiseScale),
                       witnessNumber(plan.noiseScale)}}}};
    drawFrom(lossOfSums(noise, plan, distance), m_effort, m_rng, m_goOn, part);
    m_claim.parts.push_back(std::move(part));
  }

  /// Audits one fit as it would be released, then every stage by itself, given the earlier releases.
  void ofStages(StagedMethod method) {
    const StagedLearner& learner = m_cache.learners().staged();
    Rng rng = stagesStream(m_study.seed, m_cache.trial(), 0);
    const double own = m_unit.epsilonOfRow(m_epsilon);
    const StagedFit fit = learner.fit(method, own, rng);
    const ComponentRows& rows = learner.rowsAt(method, own);
    for (const Stage& stage : fit.stages) {
      if (!m_goOn()) return;
      AuditedPart part = ofStage(method, stage, rows, fit);
      part.ofOthers = stage.ofOthers;
      part.rows = m_unit.rows();
      // Without a curator each person takes part in only one stage.
      if (method == StagedMethod::bestLocal && !m_claim.parts.empty()) {
        if (part.finding.measured > m_claim.parts.front().finding.measured)
          m_claim.parts.front() = std::move(part);
      } else {
        add(std::move(part));
      }
    }
  }

  AuditedPart ofStage(StagedMethod method, const Stage& stage, const ComponentRows& rows,
                      const StagedFit& fit) {
    const double sensitivityOfMean = m_bounds.width() / static_cast<double>(rows.usedRows());
    switch (stage.kind) {
      case Stage::Kind::mean:
        return auditedPart(sentence("Core", "The mean of the labels"),
                           Laplace({0, sensitivityOfMean}, stage.epsilon), m_effort, m_rng, m_goOn);
      case Stage::Kind::width:
        return ofWidth(stage.epsilon, fit.centre, sensitivityOfMean / fit.stages.front().epsilon);
      case Stage::Kind::histogram: {
        AuditedPart part = auditedCounts(stage.epsilon, ResidualHistogram::noiseScale(stage.epsilon));
        part.name = sentence("Core", "Noisy counts of residuals");
        return part;
      }
      case Stage::Kind::sums:
      case Stage::Kind::residualSums:
        return ofSums(stage, rows);
      case Stage::Kind::residualAnswers:
      case Stage::Kind::answers:
        break;
    }
    const bool isTwoStage = method == StagedMethod::rpTwoStage;
    const ResidualRandomizer randomizer =
        isTwoStage ? rpOfResiduals(stage.half, stage.epsilon) : bestOfResiduals(stage.half, stage.epsilon);
    return auditedPart(sentence("Core", "Each answer about a prediction"), *randomizer.mechanism, m_effort,
                       m_rng, m_goOn);
  }

  /// The exact law of the half-width for the labels, or made-up ones, and for all that differ in one label.
  AuditedPart ofWidth(double epsilon, double centre, double least) {
    AuditedPart part{.name = sentence("Core", "Where the labels lie"), .epsilon = epsilon};
    std::vector<double> labels(m_cache.trainRows(), m_bounds.lower);
    if (m_effort.looksAtRows)
      std::ranges::copy(m_cache.ridge().trainLabels(), labels.begin());
    else
      for (std::size_t i = 0; i < labels.size(); i += 2) labels[i] = centre;
    const auto logsOf = [&] {
      return HalfWidths(labels, centre, m_bounds.width(), least, epsilon).logProbabilities();
    };
    const std::vector<double> before = logsOf();
    const std::array<double, 3> others{m_bounds.lower, centre, m_bounds.upper};
    for (const std::size_t row : {std::size_t{0}, labels.size() / 2, labels.size() - 1})
      for (const double other : others) {
        const double own = std::exchange(labels[row], other);
        const std::vector<double> after = logsOf();
        ++part.finding.pairs;
        for (std::size_t j = 0; j < before.size(); ++j)
          if (const double lost = std::abs(before[j] - after[j]); lost > part.finding.measured) {
            part.finding.measured = lost;
            part.finding.worst = {{sentence("Core", "Label"), witnessNumber(own), witnessNumber(other)}};
          }
        labels[row] = own;
      }
    part.finding.rounding = 1e-9;
    part.finding.ofRows = m_effort.looksAtRows;
    return part;
  }

  /// The sums of one row with its label at either end; the other rows are the same in both tables.
  AuditedPart ofSums(const Stage& stage, const ComponentRows& rows) {
    AuditedPart part{.name = sentence("Core", "Sums of the labels"), .epsilon = stage.epsilon};
    const double scale = noiseScaleOfSums(stage.half, stage.epsilon);
    const auto place = std::ranges::find(rows.counts(), stage.components) - rows.counts().begin();
    const std::size_t tried = 8 * m_effort.rows;
    for (std::size_t i = 0; i < tried && m_goOn(); ++i) {
      const auto row = static_cast<Index>(m_rng.below(rows.usedRows()));
      CentredLabels labels{Eigen::VectorXf::Zero(static_cast<Index>(rows.usedRows())), stage.half, 1};
      labels.values[row] = static_cast<float>(stage.half);
      const Eigen::VectorXd sums = exactSums(rows, labels, static_cast<std::size_t>(place));
      const double distance = 2 * sums.norm();
      ++part.finding.pairs;
      if (const double lost = epsilonOfMovedNorm(distance, scale); lost > part.finding.measured) {
        part.finding.measured = lost;
        part.finding.worst = {
            {filled(sentence("Core", "Row %1 of the training rows"), row + 1),
             filled(sentence("Core", "label %1"), witnessNumber(-stage.half)),
             filled(sentence("Core", "label %1"), witnessNumber(stage.half))},
            {sentence("Core", "Distance of the sums"), "0", witnessNumber(distance)},
            {sentence("Core", "Scale of the noise"), witnessNumber(scale), witnessNumber(scale)}};
      }
    }
    drawFrom(lossOfMovedNorm(static_cast<Index>(stage.components + 1), part.finding.measured * scale, scale),
             m_effort, m_rng, m_goOn, part);
    return part;
  }

  const Study& m_study;
  const LabelPrivacyCache& m_cache;
  const LabelBounds m_bounds;
  const double m_epsilon;  ///< of the unit
  const ProtectedUnit m_unit;
  const AuditEffort& m_effort;
  const GoOn& m_goOn;
  Rng m_rng;
  AuditedClaim& m_claim;
};

}  // namespace

std::vector<AuditedClaim> claimsOn(const Study& study, const LabelPrivacyCache& cache, double epsilon,
                                   const AuditEffort& effort, const GoOn& goOn) {
  std::vector<AuditedClaim> claims;
  for (const std::string& method : study.labelPrivacy.methods) {
    if (!goOn()) return claims;
    AuditedClaim claim{.method = method,
                       .label = methodLabel(method),
                       .epsilon = epsilon,
                       .proof = proofOfNoise(study, method)};
    LabelAudit(study, cache, epsilon, effort, goOn, claim).perform();
    claims.push_back(std::move(claim));
  }
  return claims;
}

namespace {

/// A study whose y is the label of the chosen row.
Study lookingAtRow(const Study& study, const LabelPrivacyCache& cache) {
  Study looking = study;
  if (const auto row = attackedRow(study, cache.trainRows())) {
    const LabelBounds bounds = cache.ridge().bounds();
    const double label = bounds.clamp(cache.ridge().trainLabels()[*row]);
    looking.view.label = label;
    looking.view.otherLabel = label > bounds.middle() ? bounds.lower : bounds.upper;
  }
  return looking;
}

/// The attack on the sums of the labels, in which the longest row moves everything that its label moves.
AttackedMethod attackedSums(const Pipeline& pipeline, const LabelPrivacyCache& cache,
                            const NoisePreview& labels, std::size_t draws, Rng& rng, const GoOn& goOn) {
  const CentralNoise noise = centralNoise(pipeline);
  const CentralPlan plan = cache.learners().central(pipeline.learner).plan(noise);
  const double reach = noise.rows() * plan.rowNorm;
  const double distance = reach * std::abs(labels.label - labels.otherLabel);
  std::optional<RocCurve> worst;
  if (noise.isNormal())
    worst = worstTest(ReleaseLoss::normal(reach * labels.bounds.width(), plan.noiseScale));
  return {
      .method = pipeline.method,
      .label = methodLabel(pipeline.method),
      .epsilon = noise.epsilon(),
      .delta = noise.delta(),
      .isPrivate = pipeline.guarantee.isPrivate(),
      .neighbours = {{filled(sentence("Core", "Label of a row of length %1"), witnessNumber(plan.rowNorm)),
                      witnessNumber(labels.label), witnessNumber(labels.otherLabel)}},
      .found = attackByDraws(lossOfSums(noise, plan, distance), draws, rng, goOn),
      .worst = std::move(worst)};
}

}  // namespace

DrawnLoss lossOfSums(const CentralNoise& noise, const CentralPlan& plan, double distance) {
  if (noise.isNormal()) return lossOfMovedNormal(distance, plan.noiseScale);
  return lossOfMovedNorm(static_cast<Eigen::Index>(plan.components + 1), distance, plan.noiseScale);
}

AttackPreview attacksOn(const Study& study, const LabelPrivacyCache& cache, std::size_t draws,
                        const GoOn& goOn) {
  const Study looking = lookingAtRow(study, cache);
  const NoisePreview labels = noiseOn(looking, cache);
  AttackPreview preview{.epsilon = viewEpsilon(study), .rows = cache.trainRows()};
  for (const std::string& method : study.labelPrivacy.methods) {
    if (!goOn()) return preview;
    Rng rng = auditStream(study, method, preview.epsilon);
    if (!labelPrivacyTask().isMethod(method) || stagedMethod(method)) continue;
    const Pipeline pipeline = previewPipeline(looking, cache, method, preview.epsilon);
    const auto curve = std::ranges::find(labels.curves, method, &NoiseCurve::method);
    if (curve != labels.curves.end()) {
      AttackedMethod made = attackedCurve(labels, *curve, protectedUnit(study.data), draws, rng, goOn);
      // The prior's own leak is not attacked here, but may be the reason why nothing is private.
      made.isPrivate = pipeline.guarantee.isPrivate();
      preview.methods.push_back(std::move(made));
    } else if (pipeline.reason.empty() && !pipeline.mechanism) {
      preview.methods.push_back(attackedSums(pipeline, cache, labels, draws, rng, goOn));
    }
  }
  return preview;
}

NoisePreview noiseOn(const Study& study, const LabelPrivacyCache& cache) {
  NoisePreview preview;
  preview.bounds = cache.ridge().bounds();
  preview.label = preview.bounds.clamp(study.view.label.value_or(preview.bounds.lower));
  preview.otherLabel = preview.bounds.clamp(study.view.otherLabel.value_or(preview.bounds.upper));
  const double epsilon = viewEpsilon(study);
  for (const std::string& method : study.labelPrivacy.methods) {
    if (findMechanism(method) == nullptr) continue;  // no labels are released, or by another method
    Pipeline pipeline = previewPipeline(study, cache, method, epsilon);
    if (!pipeline.mechanism) {
      preview.notes.push_back(methodLabel(method) + ": " + pipeline.reason);
      continue;
    }
    NoiseCurve curve = noiseCurve(std::move(pipeline.mechanism), preview);
    curve.method = method;
    curve.label = methodLabel(method);
    curve.note = pipeline.note;
    curve.epsilonLabels = pipeline.epsilonLabels;
    if (curve.proved && !pipeline.guarantee.isPrivate()) curve.withoutPromise = pipeline.guarantee.note();
    preview.curves.push_back(std::move(curve));
  }
  addOnce(preview.notes, ofOneRowNote(protectedUnit(study.data)));
  return preview;
}

}  // namespace epsiscope

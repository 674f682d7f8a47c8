#include "core/tasks/label_privacy/method_reads.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/study/number_keys.h"
#include "core/tasks/label_privacy/cache.h"
#include "core/tasks/label_privacy/task.h"
#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/core/tasks/small_study.h"

namespace epsiscope::method_reads_test {
namespace {

/// All methods, on little data and with few values, so that hundreds of curves take no time.
Study smallStudy() {
  Study study = test::builtInStudy("advertising-sales");
  study.labelPrivacy.methods = labelPrivacyMethods();
  study.labelPrivacy.randomFeatures = 20;
  study.labelPrivacy.rrValues = 12;
  study.labelPrivacy.unbiasedValues = 4;
  return study;
}

std::shared_ptr<const TaskCache> freshCache(const Study& study) {
  return buildCache(study, test::builtInData("advertising-sales"));
}

/// One of several settings that decide which parameters are read at all.
struct Setting {
  PriorKind prior;
  bool suggestsShare, suggestsZeta;
};
std::vector<Setting> settings() {
  std::vector<Setting> all;
  for (const PriorKind prior :
       {PriorKind::noisyCounts, PriorKind::noisyLabels, PriorKind::uniform, PriorKind::exact})
    for (const bool suggests : {false, true}) all.push_back({prior, suggests, suggests});
  return all;
}
Study with(const Setting& setting) {
  Study study = smallStudy();
  study.labelPrivacy.prior = setting.prior;
  if (setting.suggestsShare) study.labelPrivacy.priorShare.reset();
  if (setting.suggestsZeta) study.labelPrivacy.zeta.reset();
  return study;
}

/// A change of one parameter of a study to another allowed value.
struct Change {
  std::string name;
  Study study;
};
std::vector<Change> changesOf(const Study& study) {
  std::vector<Change> changes;
  for (const NumberKey& key : numberKeys()) {
    const std::optional<double> before = key.get(study);
    const double standard = before.value_or(standardOf(key));
    for (double after : {standard * 0.75, standard * 1.5}) {
      if (key.range.whole) after = standard + (after > standard ? 1 : -1);
      if (!key.range.holds(after)) continue;
      Change change{key.key, study};
      key.set(change.study, after);
      changes.push_back(std::move(change));
    }
  }
  const auto add = [&](const char* name, const auto& apply) {
    Change change{name, study};
    apply(change.study);
    changes.push_back(std::move(change));
  };
  add("prior_seed", [](Study& s) { s.priorSeed = 99; });
  add("seed but no other", [](Study& s) {
    s.splitSeed = s.seed;
    s.priorSeed = s.seed;
    s.seed = 99;
  });
  add("clip_predictions", [](Study& s) { s.labelPrivacy.clipPredictions = false; });
  add("prior", [](Study& s) {
    s.labelPrivacy.prior =
        s.labelPrivacy.prior == PriorKind::uniform ? PriorKind::noisyCounts : PriorKind::uniform;
  });
  add("bounds_from_data", [](Study& s) { s.data.boundsFromData = true; });
  add("missing", [](Study& s) { s.data.missing = MissingRule::dropRows; });
  add("bad_cells", [](Study& s) { s.data.badCells = BadCellRule::dropRows; });
  add("no share", [](Study& s) { s.labelPrivacy.priorShare.reset(); });
  add("no zeta", [](Study& s) { s.labelPrivacy.zeta.reset(); });
  return changes;
}

/// The release of a pipeline of the whole study: no step of it is remembered.
struct Released {
  std::optional<MomentCurve> moments;
  double epsilonPrior = 0, epsilonLabels = 0;
  std::string reason, note;
  Guarantee ofPrior, ofLabels, guarantee;
  bool operator==(const Released&) const = default;
};
Released releasedBy(const Study& study, const TaskCache& cache, const std::string& method, double epsilon) {
  const Pipeline pipeline = previewPipeline(study, cache, method, epsilon);
  return {pipeline.mechanism ? std::optional(pipeline.mechanism->moments()) : std::nullopt,
          pipeline.epsilonPrior,
          pipeline.epsilonLabels,
          pipeline.reason,
          pipeline.note,
          pipeline.ofPrior,
          pipeline.ofLabels,
          pipeline.guarantee};
}

/// A parameter that readsOf() forgets would leave a stale curve: the release would change, and the reads
/// would not.
TEST(MethodReads, WhatTheyLeaveOutChangesNoRelease) {
  std::size_t compared = 0;
  for (const Setting& setting : settings()) {
    const Study study = with(setting);
    const auto cache = freshCache(study);
    for (const std::string& method : study.labelPrivacy.methods) {
      if (!taskOf(study).isMethod(method)) continue;
      const MethodReads reads = readsOf(study, method);
      const Released released = releasedBy(study, *cache, method, 0.7);
      for (const Change& change : changesOf(study)) {
        if (!(readsOf(change.study, method) == reads)) continue;
        ++compared;
        EXPECT_EQ(releasedBy(change.study, *cache, method, 0.7), released)
            << method << " " << change.name << " prior " << static_cast<int>(setting.prior);
      }
    }
  }
  EXPECT_GT(compared, 1000U);
}

/// A release made from the reads alone is the one that the whole study asks for.
TEST(MethodReads, SayAllThatTheReleaseNeeds) {
  for (const Setting& setting : settings()) {
    const Study study = with(setting);
    const auto cache = freshCache(study);
    const LabelPrivacyCache& own = LabelPrivacyCache::of(*cache);
    for (const Change& change : changesOf(study))
      for (const std::string& method : study.labelPrivacy.methods) {
        if (!taskOf(study).isMethod(method)) continue;
        const Study reduced = studyOf(readsOf(change.study, method), own.ridge().bounds());
        EXPECT_EQ(releasedBy(reduced, *cache, method, 0.7), releasedBy(change.study, *cache, method, 0.7))
            << method << " " << change.name << " prior " << static_cast<int>(setting.prior);
      }
  }
}

/// Without this the tests above could pass because nothing is ever remembered.
TEST(MethodReads, AMovedSliderIsReadByItsMethodsAlone) {
  Study study = smallStudy();
  study.labelPrivacy.priorShare = 0.2;  // a suggested one depends on the bin width
  std::map<std::string, std::set<std::string>> readers;
  for (const Change& change : changesOf(study))
    for (const std::string& method : study.labelPrivacy.methods)
      if (!(readsOf(change.study, method) == readsOf(study, method))) readers[change.name].insert(method);
  const std::set<std::string> both = {"rp-with-prior", "rp-with-prior-debiased"};
  const std::set<std::string> withPrior = {"rp-with-prior", "rp-with-prior-debiased", "rr-on-bins",
                                           "unbiased"};
  const std::set<std::string> drawn = {kMethodRpWithPriorTwoStage, kMethodBest, kMethodBestCentral,
                                       kMethodBestLocal};
  std::set<std::string> all;
  for (const std::string& method : study.labelPrivacy.methods) all.insert(method);
  EXPECT_EQ(readers, (std::map<std::string, std::set<std::string>>{
                         {"label_privacy.zeta", both},
                         {"label_privacy.bin_width", both},
                         {"label_privacy.delta", {"gaussian", "gaussian-classic", "central-ridge-gaussian"}},
                         {"label_privacy.rr_values", {"rr-on-bins"}},
                         {"label_privacy.unbiased_values", {"unbiased"}},
                         {"label_privacy.prior_share", withPrior},
                         {"seed but no other", drawn},
                         {"bounds_from_data", all},
                         {"missing", all},
                         {"bad_cells", all},
                         {"prior_seed", withPrior},
                         {"prior", withPrior},
                         {"no share", withPrior},
                         {"no zeta", both}}));
}

/// Every change and its undoing on one cache, compared with caches that remember nothing.
TEST(ReleaseMemo, APreviewIsThatOfACacheThatRemembersNothing) {
  for (const Setting& setting :
       {Setting{PriorKind::noisyCounts, false, false}, Setting{PriorKind::noisyLabels, true, true}}) {
    Study study = with(setting);
    // Fits by stages read only the seed, and take long.
    std::erase_if(study.labelPrivacy.methods, [](const std::string& method) { return stagedMethod(method); });
    study.labelPrivacy.methods.emplace_back(kMethodBest);
    const auto cache = freshCache(study);
    std::vector<Change> steps = changesOf(study);
    std::erase_if(steps, [](const Change& step) {
      return step.name.find('.') != std::string::npos && step.name.find("label_privacy.") != 0;
    });
    for (std::size_t i = 0; i < steps.size(); i += 3) steps[i].study = study;  // and back
    for (const Change& step : steps) {
      if (!isCacheOf(*cache, step.study, cache->table()->dataset().get())) continue;
      const TradeOffPreview here = previewTradeOff(step.study, {cache});
      const TradeOffPreview expected = previewTradeOff(step.study, {freshCache(step.study)});
      ASSERT_EQ(here.curves.size(), expected.curves.size());
      for (std::size_t c = 0; c < here.curves.size(); ++c) {
        SCOPED_TRACE(here.curves[c].method + " after " + step.name);
        EXPECT_EQ(here.curves[c].y, expected.curves[c].y);
        EXPECT_EQ(here.curves[c].notes, expected.curves[c].notes);
        EXPECT_EQ(here.curves[c].guarantee, expected.curves[c].guarantee);
        EXPECT_EQ(here.atEpsilon[c], expected.atEpsilon[c]);
      }
    }
  }
}

/// The window draws at once what takes hardly any time.
TEST(TradeOffSeconds, AreFewWhereNothingHasToBeMade) {
  Study study = smallStudy();
  study.labelPrivacy.unbiasedValues = 32;
  const auto cache = freshCache(study);
  const Task& task = taskOf(study);
  EXPECT_GT(task.tradeOffSeconds(study, *cache), 0.3) << "sixty linear programmes";
  previewTradeOff(study, {cache});
  EXPECT_LT(task.tradeOffSeconds(study, *cache), 0.002);
  for (const char* cheap : {"label_privacy.lambda", "label_privacy.zeta", "label_privacy.delta"}) {
    Study moved = study;
    numberKey(cheap).set(moved, 0.012);
    EXPECT_LT(task.tradeOffSeconds(moved, *cache), 0.02) << cheap;
  }
  Study moved = study;
  moved.labelPrivacy.priorShare = 0.3;
  EXPECT_GT(task.tradeOffSeconds(moved, *cache), 0.3);
  moved = study;
  moved.view.epsilon = 1.234;
  EXPECT_GT(task.tradeOffSeconds(moved, *cache), 0.01) << "one linear programme";
  EXPECT_LT(task.tradeOffSeconds(moved, *cache), 0.06);
}

}  // namespace
}  // namespace epsiscope::method_reads_test

#include "core/tasks/label_privacy/method_reads.h"

#include "core/mechanisms/registry.h"
#include "core/study/study.h"
#include "core/tasks/label_privacy/pipeline.h"
#include "core/tasks/methods.h"

namespace epsiscope {

namespace {

/// Reads the settings of the labels' prior, see priorsOf(). The file's prior is the cache's.
void readPrior(const Study& study, const RegistryRow& row, MethodReads& reads) {
  const LabelPrivacy& task = study.labelPrivacy;
  const bool fromFile = task.prior == PriorKind::file;
  reads.task.prior = task.prior;
  if (priorCosts(task.prior)) {
    reads.task.priorShare = task.priorShare;
    reads.priorSeed = priorSeedOf(study);
  }
  if (row.needs.priorPoints && !fromFile) {
    if (row.id == kMethodUnbiased)
      reads.task.unbiasedValues = task.unbiasedValues;
    else
      reads.task.rrValues = task.rrValues;
  }
  // Noisy labels are counted in bins, and the suggested share for noisy counts depends on them.
  const bool suggestsShare = task.prior == PriorKind::noisyCounts && !task.priorShare;
  if ((row.needs.priorBins && !fromFile) || task.prior == PriorKind::noisyLabels || suggestsShare)
    reads.task.binWidth = task.binWidth;
}

}  // namespace

bool usesMethod(const Study& study, const std::string& method) {
  return std::ranges::count(study.labelPrivacy.methods, method) > 0;
}

MethodReads readsOf(const Study& study, const std::string& method) {
  MethodReads reads{.method = method,
                    .task = {},
                    .epsilon = {},
                    .asPrinted = study.asPrinted,
                    .boundsFromData = study.data.boundsFromData,
                    .missing = study.data.missing,
                    .badCells = study.data.badCells,
                    .unit = protectedUnit(study.data)};
  reads.task.methods.clear();
  reads.task.learners.clear();
  if (needsDelta(method)) reads.task.delta = study.labelPrivacy.delta;
  if (stagedMethod(method)) reads.noiseSeed = study.seed;
  const RegistryRow* row = findMechanism(method);
  if (row == nullptr) return reads;
  if (row->needs.zeta) reads.task.zeta = study.labelPrivacy.zeta;
  if (row->needs.priorBins || row->needs.priorPoints) readPrior(study, *row, reads);
  if (!reads.task.zeta.each.empty() || !reads.task.priorShare.each.empty()) reads.epsilon = study.epsilon;
  return reads;
}

Study studyOf(const MethodReads& reads, const LabelBounds& bounds) {
  Study study;
  study.data.lower = bounds.lower;
  study.data.upper = bounds.upper;
  study.data.boundsFromData = reads.boundsFromData;
  study.data.missing = reads.missing;
  study.data.badCells = reads.badCells;
  if (reads.unit.isPerson()) {
    study.data.person = "person";
    study.data.rowsPerPerson = static_cast<int>(reads.unit.most);
  }
  study.labelPrivacy = reads.task;
  if (!reads.epsilon.empty()) study.epsilon = reads.epsilon;
  study.seed = reads.noiseSeed;
  study.priorSeed = reads.priorSeed;
  study.asPrinted = reads.asPrinted;
  return study;
}

}  // namespace epsiscope

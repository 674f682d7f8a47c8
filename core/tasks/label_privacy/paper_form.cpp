#include "core/tasks/label_privacy/paper_form.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/study/preparations.h"
#include "core/study/printed_mistakes.h"
#include "core/study/study.h"
#include "core/tasks/label_privacy/task.h"
#include "core/tasks/methods.h"
#include "core/tasks/task.h"

namespace epsiscope {

namespace {

/// The epsilons of Liu and Huang's Tables 1, 2, 4 and 5.
constexpr std::array kTableEpsilons = {0.05, 0.1, 0.3, 0.5, 0.8, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0};
using TableColumn = std::array<double, kTableEpsilons.size()>;

/// A data set of Liu and Huang. Table 5 gives epsilon_1, for the prior, and zeta, chosen by hand. They round
/// labels for RR-on-Bins down to steps of 1/100, or whole euros, which Table 6 counts.
struct LabelPaper {
  const char* recipe;
  double ourBinWidth;
  int steps;  ///< public values of RR-on-Bins, from bound to bound
  TableColumn priorEpsilon, zeta;
};

constexpr std::array kLabelPapers = {
    LabelPaper{
        .recipe = "california-housing",
        .ourBinWidth = 0.25,
        .steps = 501,
        .priorEpsilon = {0.017, 0.017, 0.017, 0.017, 0.01, 0.008, 0.008, 0.008, 0.007, 0.007, 0.007, 0.007},
        .zeta = {0.7, 0.5, 1.2, 1, 2.2, 1.5, 1.5, 1.5, 1.4, 1.2, 0.7, 0.1}},
    LabelPaper{.recipe = "communities",
               .ourBinWidth = 0.05,
               .steps = 101,
               .priorEpsilon = {0.05 / 2, 0.1 / 2, 0.3 / 2, 0.5 / 2, 0.8 / 2, 1.0 / 2, 1.5 / 2.5, 2 / 2.5,
                                3.0 / 3, 4 / 3.5, 6.0 / 6, 8.0 / 7},
               .zeta = {0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4}},
    LabelPaper{
        .recipe = "criteo-sponsored-search",
        .ourBinWidth = 20,
        .steps = 401,
        .priorEpsilon = {0.017, 0.017, 0.017, 0.017, 0.017, 0.017, 0.01, 0.01, 0.01, 0.005, 0.003, 0.002},
        .zeta = {70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70}},
};

const LabelPaper* labelPaperOf(const Study& study) {
  if (study.task != labelPrivacyTask().facts().task || study.published.empty() || !study.data.recipe)
    return nullptr;
  const auto found = std::ranges::find(kLabelPapers, *study.data.recipe,
                                       [](const LabelPaper& paper) { return std::string(paper.recipe); });
  return found == kLabelPapers.end() ? nullptr : &*found;
}

/// The printed column at each of the study's epsilons.
NumberPerEpsilon atEpsilonsOf(const Study& study, const TableColumn& printed) {
  NumberPerEpsilon table, own;
  table.each.assign(printed.begin(), printed.end());
  for (const double epsilon : study.epsilon) own.each.push_back(*table.at(kTableEpsilons, epsilon));
  return own;
}

TableColumn shares(const TableColumn& priorEpsilon) {
  TableColumn found{};
  for (std::size_t i = 0; i < found.size(); ++i) found[i] = priorEpsilon[i] / kTableEpsilons[i];
  return found;
}

void makeOurs(const LabelPaper& paper, Study& study) {
  const LabelPrivacy standard;
  LabelPrivacy& task = study.labelPrivacy;
  task.methods = {"laplace",
                  "gaussian",
                  "staircase",
                  kMethodRrOnBins,
                  kMethodUnbiased,
                  kMethodRpWithPrior,
                  kMethodRpWithPriorDebiased,
                  "grid-response",
                  kMethodCentralRidge,
                  kMethodBest,
                  kMethodPredictMean,
                  kMethodNone};
  task.delta = standard.delta;
  task.prior = standard.prior;
  task.zeta.reset();
  task.priorShare.reset();
  task.binWidth = paper.ourBinWidth;
  task.clipPredictions = standard.clipPredictions;
  task.rrValues = standard.rrValues;
  study.data.prepare = kPrepareStandardise;
}

/// Algorithms 3 and 4 with epsilon_1 and zeta of Table 5, each bin as wide as the standard deviation of the
/// noisy labels; delta is called zeta in the text. The rivals have the same prior where they need one.
void makeDescribed(const LabelPaper& paper, Study& study) {
  LabelPrivacy& task = study.labelPrivacy;
  task.methods = {"laplace",       "gaussian",         "staircase",        kMethodRrOnBins,
                  kMethodUnbiased, kMethodRpWithPrior, kMethodPredictMean, kMethodNone};
  task.delta = 1e-4;
  task.prior = PriorKind::noisyLabels;
  task.zeta = atEpsilonsOf(study, paper.zeta);
  task.priorShare = atEpsilonsOf(study, shares(paper.priorEpsilon));
  task.binWidth.reset();
  task.clipPredictions = false;
  task.rrValues = paper.steps;
  study.data.prepare = kPrepareNone;
}

std::vector<std::string> mistakesOfLabelCode() {
  std::vector<std::string> ids;
  for (const PrintedMistake mistake :
       {PrintedMistake::classicGaussian, PrintedMistake::staircaseWeights, PrintedMistake::rawLabels,
        PrintedMistake::frequencies, PrintedMistake::intervalEpsilon})
    ids.emplace_back(rowOf(mistake).id);
  return ids;
}

}  // namespace

std::optional<Study> inLabelPaperForm(const Study& study, PaperForm form) {
  const LabelPaper* paper = labelPaperOf(study);
  if (paper == nullptr) return std::nullopt;
  Study made = study;
  made.asPrinted.clear();
  form == PaperForm::ours ? makeOurs(*paper, made) : makeDescribed(*paper, made);
  if (form == PaperForm::printed) made.asPrinted = mistakesOfLabelCode();
  return made;
}

}  // namespace epsiscope

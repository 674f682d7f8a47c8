#include "core/study/printed_mistakes.h"

#include <algorithm>
#include <array>

#include "core/study/study_names.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr std::array kMistakes = {
    PrintedMistakeRow{
        PrintedMistake::classicGaussian, "classic-gaussian", "label-privacy",
        marked("Core", "Classic Gaussian above 1"),
        marked("Core",
               "Gaussian noise by the classic formula, also from epsilon 1 on, where nobody has proved it."),
        "Liu and Huang, RPWithPrior, experiments"},
    PrintedMistakeRow{PrintedMistake::staircaseWeights, "staircase-weights", "label-privacy",
                      marked("Core", "Staircase with weights 2 and -1"),
                      marked("Core",
                             "The staircase sampler takes its two parts with the weights 2 and -1, so that "
                             "its draws have gaps where another label never answers."),
                      "Liu and Huang, RPWithPrior, published code"},
    PrintedMistakeRow{PrintedMistake::rawLabels, "raw-labels", "label-privacy",
                      marked("Core", "True labels in the prior"),
                      marked("Core",
                             "The prior of noisy labels is counted from the true labels and a last batch of "
                             "noisy ones, so it reveals the true ones."),
                      "Liu and Huang, RPWithPrior, published code"},
    PrintedMistakeRow{PrintedMistake::frequencies, "frequencies", "label-privacy",
                      marked("Core", "Frequencies as densities"),
                      marked("Core",
                             "The prior of noisy labels takes the share of a bin as its density, whatever "
                             "the bin's width: private, but no density, and the answers are not the best."),
                      "Liu and Huang, RPWithPrior, Algorithm 3"},
    PrintedMistakeRow{PrintedMistake::intervalEpsilon, "interval-epsilon", "label-privacy",
                      marked("Core", "Interval for the prior's epsilon"),
                      marked("Core",
                             "RPWithPrior chooses its interval for the part of epsilon that the prior has, "
                             "where its answers have the other part: private, but not the best interval."),
                      "Liu and Huang, RPWithPrior, published code"},
    PrintedMistakeRow{
        PrintedMistake::halfNoise, "half-noise", "kernel-release", marked("Core", "Half the noise"),
        marked("Core",
               "Predictions get half the noise that the proof asks for: only twice epsilon is proved."),
        "Nie and Wang, Proposition 1"},
    PrintedMistakeRow{PrintedMistake::oneNumber, "one-number", "kernel-release",
                      marked("Core", "One number for all predictions"),
                      marked("Core",
                             "One noisy number is added to all predictions, so that their differences are "
                             "released exactly."),
                      "Nie and Wang, Lemma 1"},
    PrintedMistakeRow{PrintedMistake::featureNorm, "feature-norm", "private-classifier",
                      marked("Core", "Random features longer than 1"),
                      marked("Core",
                             "Random features are only cosines, with rows up to 1.41 long, and the noise is "
                             "for rows of length 1."),
                      "Chaudhuri, Monteleoni and Sarwate, Algorithm 3"},
    PrintedMistakeRow{PrintedMistake::noiseOverRows, "noise-over-rows", "private-classifier",
                      marked("Core", "Noise divided by the rows twice"),
                      marked("Core",
                             "The noise of output perturbation is divided by the number of rows once more: a "
                             "solver that averages where it used to sum."),
                      "A library's logistic regression, with a neighbouring version of its solver"},
    PrintedMistakeRow{PrintedMistake::ignoredLambda, "ignored-lambda", "private-classifier",
                      marked("Core", "Regularisation ignored"),
                      marked("Core",
                             "Objective perturbation pays for the lambda that was asked for and minimises "
                             "with a thousandth of it."),
                      "A library's optimiser"},
    PrintedMistakeRow{PrintedMistake::freeIntercept, "free-intercept", "private-classifier",
                      marked("Core", "Intercept not regularised"),
                      marked("Core",
                             "Objective perturbation regularises the weight of the constant column with a "
                             "thousandth of lambda, and pays for a lambda that all weights have."),
                      "A library's logistic regression"},
    PrintedMistakeRow{PrintedMistake::unsquaredNorm, "unsquared-norm", "private-classifier",
                      marked("Core", "Norm of the rows not squared"),
                      marked("Core",
                             "Objective perturbation pays for the norm of the rows where a row bends the "
                             "objective by its square: with rows up to 10 long, for a tenth of the change."),
                      "A library's empirical risk minimisation"},
    PrintedMistakeRow{PrintedMistake::wholeBudget, "whole-budget", "private-classifier",
                      marked("Core", "Noise for all of epsilon"),
                      marked("Core",
                             "Objective perturbation draws its noise for all of epsilon, so that nothing is "
                             "left to pay for the change of the curvature."),
                      "Chaudhuri, Monteleoni and Sarwate, Lemma 5"},
    PrintedMistakeRow{PrintedMistake::fewRows, "few-rows", "private-classifier",
                      marked("Core", "First phase with too few rows"),
                      marked("Core",
                             "Objective perturbation takes half of epsilon for the change of the curvature "
                             "to be enough from n Lambda = c/(4 epsilon) on, where 4 c/epsilon is needed."),
                      "Chaudhuri, Monteleoni and Sarwate, (62) and Lemma 6"},
    PrintedMistakeRow{PrintedMistake::deviationForScale, "deviation-for-scale", "statistic",
                      marked("Core", "Standard deviation for the scale"),
                      marked("Core",
                             "Laplace noise has the standard deviation that its scale should have, so that "
                             "it is 1.41 times too small."),
                      "Chaudhuri, Monteleoni and Sarwate, after Definition 4"},
};

}  // namespace

std::span<const PrintedMistakeRow> printedMistakes() {
  return kMistakes;
}

const PrintedMistakeRow& rowOf(PrintedMistake mistake) {
  return *std::ranges::find(kMistakes, mistake, &PrintedMistakeRow::mistake);
}

bool repeats(const Study& study, PrintedMistake mistake) {
  const PrintedMistakeRow& row = rowOf(mistake);
  return nameOf(study.task) == row.task && std::ranges::count(study.asPrinted, row.id) > 0;
}

std::string noteOf(PrintedMistake mistake) {
  const PrintedMistakeRow& row = rowOf(mistake);
  return filled(sentence("Core", "As printed: %1 (%2)"), sentence("Core", row.sentence), row.source);
}

}  // namespace epsiscope

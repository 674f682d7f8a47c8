#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/builtin/data_plan.h"
#include "core/prepare/prepare.h"
#include "core/privacy/bounds.h"
#include "core/study/chart_look.h"
#include "core/study/statistic.h"
#include "core/study/task_id.h"
#include "core/table/reading_choice.h"

namespace epsiscope {

// The defaults below are what a study file means where it leaves a key out.

/// The largest absolute value that a column can have, declared without looking at the data.
struct ColumnBound {
  std::string column;
  double bound = 1;
  bool operator==(const ColumnBound&) const = default;
};

/// Where the data come from, how they are read and what is declared about them.
struct DataChoice {
  std::string file = "california_housing.csv";  ///< a path as written by the user, or builtin:ID
  std::optional<std::string> recipe;  ///< how a published data set is read, see core/recipes/recipe.h
  std::optional<std::string> sha256;  ///< of the file when the study was saved; absent: not recorded
  DataPlan plan;                      ///< of builtin:plan
  std::string target = "MedHouseVal";
  std::optional<std::vector<std::string>> features;  ///< absent: all other columns
  /// Public bounds of the target. Absent: those that the data are known to have (see withKnownBounds()), else
  /// they are still to be declared.
  std::optional<double> lower, upper;
  bool boundsFromData = false;  ///< they were taken from the private labels, not declared
  std::optional<std::string> unit;
  std::optional<std::string> positive;    ///< the value of the target that is the class +1; all others are -1
  std::string prepare = "standardise";    ///< see core/study/preparations.h
  std::vector<ColumnBound> columnBounds;  ///< of columns without one the largest value is taken: not private
  std::vector<ColumnChoice> columns;      ///< of those about which something is declared
  std::optional<int> maxCategories;       ///< of a text column that is used; absent: see mostCategories()
  ReadingChoice reading;                  ///< how the file is read
  MissingRule missing = MissingRule::stop;
  BadCellRule badCells = BadCellRule::stop;
  bool operator==(const DataChoice&) const = default;
};

enum class Mode { classroom, release };
enum class PriorKind { noisyCounts, noisyLabels, uniform, file, exact };

struct LabelPrivacy {
  std::vector<std::string> methods = {"laplace", "staircase", "rp-with-prior-debiased", "central-ridge"};
  std::vector<std::string> learners = {"ridge"};
  std::optional<double> lambda;  ///< absent: matched to the noise
  std::optional<double> zeta;    ///< absent: suggested by the prior, see suggestZeta()
  double delta = 1e-5;
  PriorKind prior = PriorKind::noisyCounts;
  std::optional<std::string> priorFile;
  std::optional<double> priorShare;  ///< absent: suggested by public quantities
  std::optional<double> binWidth;    ///< absent: suggested by public quantities, see suggestedBins()
  bool clipPredictions = true;
  int randomFeatures = 500;            ///< columns: a cos and a sin per frequency, so 500 are 250 frequencies
  std::optional<double> featureGamma;  ///< absent: defaultGamma()
  int rrValues = 256;
  int unbiasedValues = 32;
  bool operator==(const LabelPrivacy&) const = default;
};

/// Predictions of kernel ridge or of a kernel SVM, released with noise (Nie and Wang).
struct KernelRelease {
  std::string method = "ridge";
  std::string kernel = "gaussian";
  double gamma = 0.1;
  int degree = 3;
  double lambda = 0.01;
  std::vector<double> lambdaSweep;  ///< more values of lambda, at every epsilon: error against lambda
  int predictions = 1;              ///< N: each released prediction has its own noise, epsilon is for all
  double smoothness = 0.5;          ///< r of the theory: D(lambda) = approximation lambda^min(2r, 1)
  double approximation = 1;
  double bound = 5;     ///< M, where the data have no declared bounds: labels lie in [-M, M]
  int mostRows = 4000;  ///< of more training rows a random subsample is taken
  bool operator==(const KernelRelease&) const = default;
};

/// Linear classifiers by private empirical risk minimisation (Chaudhuri, Monteleoni and Sarwate).
struct PrivateClassifier {
  std::vector<std::string> methods = {"none", "output", "objective"};
  std::string loss = "huber";
  double h = 0.5;
  double lambda = 0.003;
  std::vector<double> lambdaSweep;  ///< more values of lambda, at every epsilon: error against lambda
  int draws = 1;                    ///< of noise, in every trial
  int randomFeatures = 0;           ///< 0: linear in the features; else columns of random Fourier features
  double gamma = 1;
  std::optional<std::vector<double>> tune;  ///< candidates for lambda, chosen from privately
  bool operator==(const PrivateClassifier&) const = default;
};

/// Classes learned from labels that randomized response made noisy.
struct LabelClasses {
  std::vector<std::string> methods = {"randomized-response", "rr-with-prior", "predict-majority"};
  std::optional<std::vector<std::string>> classes;  ///< public; absent: taken from the labels, not private
  PriorKind prior = PriorKind::noisyCounts;         ///< of rr-with-prior: how often each class occurs
  std::optional<double> priorShare;                 ///< absent: suggested by public quantities
  std::optional<double> lambda;                     ///< absent: suggested by public quantities
  int randomFeatures = 0;       ///< 0: linear in the features; else columns of random Fourier features
  std::optional<double> gamma;  ///< absent: defaultGamma()
  bool operator==(const LabelClasses&) const = default;
};

/// A column of a published table, drawn beside what the study finds: over epsilon, or over lambda at the one
/// epsilon that is given.
struct PublishedColumn {
  std::string label;   ///< "Laplace"
  std::string method;  ///< the id whose colour it has
  std::string source;  ///< "Liu and Huang, Table 4"
  bool isPrivate = true;
  std::string reason;  ///< why it is not private
  /// Where its proof ends: at smaller epsilons it is private all the same.
  std::optional<double> privateBelow = {};
  std::vector<double> epsilon, error, sd;  ///< error: mean test error; sd: as many or none
  std::vector<double> lambda = {};         ///< not empty: a table over lambda, and epsilon has one value
  std::optional<double> withoutPrivacy;    ///< the error of its row "no privacy"
  bool isPrivateAt(double atEpsilon) const {
    return isPrivate || (privateBelow && atEpsilon < *privateBelow);
  }
  bool operator==(const PublishedColumn&) const = default;
};

/// What the study is for and who answers for it, in their own words: for reports, ignored by run and check.
struct About {
  std::string purpose, author;
  bool operator==(const About&) const = default;
};

/// What is looked at, not what is computed: stored with a study, ignored by run and check.
struct ViewState {
  double epsilon = 1;
  std::optional<double> label, otherLabel;  ///< y and y' of Noise; absent: the bounds
  std::string tab = "trade-off";
  std::optional<std::string> learner;  ///< the one whose curves are shown; absent: the first
  std::optional<double> errorTarget;   ///< the wanted error, for the smallest epsilon that reaches it
  std::string metric = "error";        ///< of Trade-off and Learning curve: error, or loss where there is one
  std::string tradeOffAxis = "epsilon";  ///< or lambda
  std::string theoryAxis = "epsilon";    ///< or lambda, or rows
  bool asPrinted = false;                ///< Theory: the constants that the papers print
  std::optional<std::string> method;  ///< whose draws Boundary and Tuning show; absent: the first private one
  std::optional<double> compareEpsilon;  ///< a second epsilon, shown side by side with the first
  bool ghost = false;                    ///< charts show what they showed before the last change, faintly
  std::optional<std::uint64_t> row;      ///< that Attack is about, from 1; absent: any
  bool searchDeeper = false;             ///< Audit goes on drawing and trying neighbours
  int draws = 10;                        ///< possible results of each method that Noise shows as dots
  std::vector<ChartLook> charts;         ///< of those charts that are not looked at as they come
  std::optional<std::string> lesson;     ///< id of the lesson that is under way
  int lessonStep = 0;                    ///< its step, from 0
  std::string
      other;  ///< keys of "view" that this version does not know, kept as they are: a JSON object, or empty
  bool operator==(const ViewState&) const = default;
};

/// One exploration, completely: a plain value that can be compared, printed and stored. It holds the
/// parameters of all tasks, so that switching the task loses nothing.
struct Study {
  About about;
  DataChoice data;
  TaskId task = TaskId::labelPrivacy;
  Mode mode = Mode::classroom;
  std::vector<double> epsilon = {0.1, 0.5, 1, 2, 4};
  int trials = 10;
  double testFraction = 0.2;
  std::vector<int>
      trainSizes;  ///< not empty: a run also learns from these numbers of rows, for the learning curve
  std::uint64_t seed = 1;                             ///< of the noise, and of what has no seed of its own
  std::optional<std::uint64_t> splitSeed, priorSeed;  ///< of the splits and of private priors; absent: `seed`
  LabelPrivacy labelPrivacy;
  KernelRelease kernelRelease;
  PrivateClassifier privateClassifier;
  Statistic statistic;
  LabelClasses labelClasses;
  std::vector<PublishedColumn> published;
  std::vector<std::string> asPrinted;  ///< ids of published mistakes that are repeated, see PrintedMistake
  ViewState view;
  bool operator==(const Study&) const = default;
};

/// The seed of what decides who is learned from: splits, orders of rows, random features.
inline std::uint64_t splitSeedOf(const Study& study) {
  return study.splitSeed.value_or(study.seed);
}
/// The seed of the noise on priors.
inline std::uint64_t priorSeedOf(const Study& study) {
  return study.priorSeed.value_or(study.seed);
}

/// Whether two studies differ at most in where one looks: the view in front, how its charts are looked at
/// and with what behind them, the lesson. Such a difference is no change that anybody undoes, and moves no
/// curve.
inline bool sameButForLook(const Study& a, const Study& b) {
  Study same = b;
  same.view.tab = a.view.tab;
  same.view.charts = a.view.charts;
  same.view.ghost = a.view.ghost;
  same.view.lesson = a.view.lesson;
  same.view.lessonStep = a.view.lessonStep;
  return same == a;
}

/// Precondition: problems() of the study is empty.
inline LabelBounds bounds(const DataChoice& data) {
  return {data.lower.value(), data.upper.value()};
}

/// How many categories a text column may have to be used without declaring them. Published data sets have
/// been looked at: there more are no mistake.
inline std::size_t mostCategories(const DataChoice& data) {
  constexpr int kUsually = 50, kPublished = 1000;
  const bool isPublished = data.recipe || data.file.starts_with("builtin:");
  return static_cast<std::size_t>(
      std::max(1, data.maxCategories.value_or(isPublished ? kPublished : kUsually)));
}

/// What an epsilon can be: shares of it stay normal numbers.
inline constexpr double kSmallestBudget = 1e-300, kLargestBudget = 1e15;

/// The epsilon that is looked at: view.epsilon, or 1 where a file holds what no study's epsilon can be, for a
/// view never stops a study.
inline double viewEpsilon(const Study& study) {
  const double epsilon = study.view.epsilon;
  return epsilon >= kSmallestBudget && epsilon <= kLargestBudget ? epsilon : 1;
}

}  // namespace epsiscope

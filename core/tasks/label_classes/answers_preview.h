#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/privacy/guarantee.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

class TaskCache;

/// The answers for each class at view.epsilon by the method in view, and the frequencies of the classes: the
/// true ones, those in one draw of answers for the study's seed, and the estimates from the answers. The true
/// ones are not private.
struct AnswersPreview {
  std::string method, methodLabel;
  std::vector<std::string> classes;
  std::vector<std::size_t> answers;   ///< the possible answers, ascending
  std::vector<double> probabilities;  ///< probabilities of each answer for each class: row by row
  double epsilon = 1;                 ///< epsilon of the answers; the rest is the prior's
  double epsilonPrior = 0;
  double largestLogRatio = 0;                ///< within a column: at most epsilon
  std::size_t label = 0, otherLabel = 0;     ///< y and y': places of classes
  double expectedError = 0;                  ///< the expected share of answers that differ from the label
  std::vector<double> counts;                ///< counts of the true labels; not private
  double others = 0;                         ///< labels of no class
  std::vector<double> answered;              ///< counts in one draw
  std::vector<double> estimated, deviation;  ///< frequencies without bias, and their standard deviations;
                                             ///< empty where not every class is a possible answer
  std::vector<double> prior;                 ///< as drawn; empty: the method needs none
  Guarantee guarantee;
  std::vector<std::string> notes;
};

/// The method whose answers are shown: view.method if it has some, otherwise the study's first that has.
std::string shownAnswersMethod(const Study& study);

/// Precondition: the cache is one of label classes.
AnswersPreview previewAnswers(const Study& study, const TaskCache& cache);

}  // namespace epsiscope

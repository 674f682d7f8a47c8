#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/privacy/guarantee.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

class TaskCache;

/// What is answered for each class at view.epsilon by the method that is looked at, and how often the classes
/// occur: truly, in one draw of answers for the study's seed, and as the answers tell. The true ones are not
/// private.
struct AnswersPreview {
  std::string method, methodLabel;
  std::vector<std::string> classes;
  std::vector<std::size_t> answers;   ///< the classes that are answered, ascending
  std::vector<double> probabilities;  ///< of each answer for each class: row by row
  double epsilon = 1;                 ///< of the answers; the rest is the prior's
  double epsilonPrior = 0;
  double largestLogRatio = 0;             ///< within a column: at most epsilon
  std::size_t label = 0, otherLabel = 0;  ///< y and y': places of classes
  double expectedError = 0;               ///< the share of answers that are expected to differ from the label
  std::vector<double> counts;             ///< of the true labels; not private
  double others = 0;                      ///< labels of no class
  std::vector<double> answered;           ///< of one draw
  std::vector<double> estimated, deviation;  ///< frequencies without bias, and their standard deviations;
                                             ///< empty where not every class is answered
  std::vector<double> prior;                 ///< as drawn; empty: the method needs none
  Guarantee guarantee;
  std::vector<std::string> notes;
};

/// The method whose answers are shown: view.method if it has some, else the study's first that has.
std::string shownAnswersMethod(const Study& study);

/// Precondition: the cache is one of label classes.
AnswersPreview previewAnswers(const Study& study, const TaskCache& cache);

}  // namespace epsiscope

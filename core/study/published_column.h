#pragma once

#include <optional>
#include <string>
#include <vector>

namespace epsiscope {

/// A column of a published table, drawn beside the study's own curves: over epsilon, or over lambda at the
/// one epsilon that is given.
struct PublishedColumn {
  std::string label;   ///< "Laplace"
  std::string method;  ///< id of the method whose colour it has
  std::string source;  ///< "Liu and Huang, Table 4"
  bool isPrivate = true;
  std::string reason;  ///< why it is not private
  /// The end of its proof: at smaller epsilons it is private all the same.
  std::optional<double> privateBelow = {};
  std::vector<double> epsilon, error, sd;  ///< error: mean test error; sd: as many or none
  std::vector<double> lambda = {};         ///< not empty: a table over lambda, and epsilon has one value
  std::optional<double> withoutPrivacy;    ///< the error of its row "no privacy"
  bool isPrivateAt(double atEpsilon) const {
    return isPrivate || (privateBelow && atEpsilon < *privateBelow);
  }
  bool operator==(const PublishedColumn&) const = default;
};

template <class Visit>
void visitPublished(Visit& visit, PublishedColumn& column) {
  visit("label", column.label);
  visit("method", column.method);
  visit("source", column.source);
  visit("private", column.isPrivate);
  visit("reason", column.reason);
  visit("private_below", column.privateBelow);
  visit("epsilon", column.epsilon);
  visit("lambda", column.lambda);
  visit("error", column.error);
  visit("sd", column.sd);
  visit("without_privacy", column.withoutPrivacy);
}

}  // namespace epsiscope

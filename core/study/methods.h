#pragma once

#include <string>
#include <vector>

namespace epsiscope {

/// The two yardsticks every method is measured against: no privacy at all, and predicting one private number.
inline constexpr const char* kMethodNone = "none";
inline constexpr const char* kMethodPredictMean = "predict-mean";

/// Methods of the label privacy task that this version can run: the mechanisms of the registry, then the
/// yardsticks.
std::vector<std::string> labelPrivacyMethods();
bool isYardstick(const std::string& method);
/// For people: the registry's label, or the yardstick's.
std::string methodLabel(const std::string& method);
/// Whether the method's randomizer is built on a prior of the labels.
bool needsPrior(const std::string& method);
bool needsZeta(const std::string& method);

}  // namespace epsiscope

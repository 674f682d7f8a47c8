#pragma once

#include <string>

#include "core/study/study_fwd.h"

namespace epsiscope {

// What the metrics of results are called, and in which units they are.

/// Whether the metric is the square of a distance, so that its root is in the unit of what is estimated.
bool isSquaredMetric(const std::string& metric);
/// "mean squared test error", "share of wrong classes": of the metric with this id.
std::string nameOfMetric(const std::string& metric);
/// "euros squared".
std::string squaredInWords(const std::string& unit);
/// The metric's unit in the study's rows: "euros squared", "share of rows"; empty where it has none.
std::string unitOfMetric(const Study& study, const std::string& metric);
/// "40000 euros squared (root 200 euros)", "0.25 (share of rows)".
std::string errorWithUnit(const Study& study, const std::string& metric, double error);

}  // namespace epsiscope

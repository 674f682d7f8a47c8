#pragma once

#include <string>

#include "core/study/study_fwd.h"

namespace epsiscope {

// The names of the metrics of results, and their units.

/// Whether the metric is the square of a distance, so that its root is in the unit of the estimated quantity.
bool isSquaredMetric(const std::string& metric);
/// Returns the name of the metric with this id: "mean squared test error", "share of wrong classes".
std::string nameOfMetric(const std::string& metric);
/// Returns a text such as "euros squared".
std::string squaredInWords(const std::string& unit);
/// The metric's unit in the study's rows: "euros squared", "share of rows"; empty where it has none.
std::string unitOfMetric(const Study& study, const std::string& metric);
/// Returns a text such as "40000 euros squared (root 200 euros)" or "0.25 (share of rows)".
std::string errorWithUnit(const Study& study, const std::string& metric, double error);

}  // namespace epsiscope

#pragma once

#include <QString>

#include <optional>
#include <string>

#include "core/study/study.h"

namespace epsiscope {

struct TradeOffPreview;

/// "(100 000 $)²", or "squared units of TARGET" where the study names no unit.
QString squaredUnit(const DataChoice& data);
/// " ($)" after the name of something measured in the target's unit, or nothing.
QString unitSuffix(const DataChoice& data);

/// Metric of a result's rows that Learning curve shows, and Trade-off where it has sampled runs alone:
/// test_mse, test_error, or test_loss where there is one and the view asks for it.
std::string shownMetric(const Study& study);
/// "Test error: share of wrong classes".
QString metricTitle(const Study& study, const std::string& metric);

/// An error that one might want, between that without privacy and that of the best constant.
std::optional<double> middlingError(const TradeOffPreview& preview);

}  // namespace epsiscope

#pragma once

#include <QString>

#include <optional>
#include <string>

#include "core/study/data_choice.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

struct Quantity;
struct TradeOffPreview;

/// "(100 000 $)²", or "squared units of NAME" where it has no unit.
QString squaredUnit(const Quantity& quantity);
/// "NAME (UNIT)", or its name alone.
QString nameWithUnit(const Quantity& quantity);
/// " ($)" after the name of something measured in the target's unit, or nothing.
QString unitSuffix(const DataChoice& data);

/// Metric of a result's rows that Learning curve shows, and Trade-off where it has sampled runs alone:
/// test_mse, test_error, or test_loss where there is one and the view asks for it.
std::string shownMetric(const Study& study);
/// "Test error: share of wrong classes".
QString metricTitle(const Study& study, const std::string& metric);

/// Returns the error below which none is worth wanting: that without privacy or, where there is none, the
/// least that a curve reaches. 0: there is none.
double leastError(const TradeOffPreview& preview);
/// An error that one might want, between the least and that of the best constant.
std::optional<double> middlingError(const Study& study, const TradeOffPreview& preview);

}  // namespace epsiscope

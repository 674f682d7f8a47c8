#pragma once

#include "core/base/json.h"

#include <cstddef>

namespace epsiscope {

class Guarantee;
struct AnswersPreview;
struct AttackPreview;
struct BoundaryPreview;
struct BoundsPreview;
struct BudgetPreview;
struct FunctionPreview;
struct HistogramPreview;
struct IntervalPreview;
struct NoisePreview;
struct RowsPreview;
struct TheoryPreview;
struct TradeOffPreview;
struct TuningPreview;

// Previews as the page's charts read them: the names are those of the structs with underscores. Left out is
// what later previews are made from: caches, mechanisms, the draws behind quantiles.

/// null where the number does not exist, "inf" and "-inf".
Json pageNumber(double value);

Json toPageJson(const Guarantee& guarantee);
Json toPageJson(const TradeOffPreview& preview);
Json toPageJson(const NoisePreview& preview);
Json toPageJson(const IntervalPreview& preview);
Json toPageJson(const AttackPreview& preview);
Json toPageJson(const HistogramPreview& preview);
Json toPageJson(const BoundsPreview& preview);
Json toPageJson(const BudgetPreview& preview);
Json toPageJson(const RowsPreview& preview);
Json toPageJson(const BoundaryPreview& preview);
Json toPageJson(const TuningPreview& preview);
Json toPageJson(const TheoryPreview& preview);
Json toPageJson(const FunctionPreview& preview);
Json toPageJson(const AnswersPreview& preview);

}  // namespace epsiscope

#pragma once

#include <string>
#include <cstddef>

#include "core/study/data_choice.h"
#include "core/study/study_fwd.h"
#include "core/table/dataset.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

struct AppState;
class ChartList;

/// The position of labels relative to the declared bounds.
struct ClippedShare {
  std::size_t below = 0, above = 0, total = 0;  ///< counted over labels that are not missing
  double share() const {
    return total == 0 ? 0 : static_cast<double>(below + above) / static_cast<double>(total);
  }
};
ClippedShare clippedShare(const Column& target, const DataChoice& data);

/// The histogram of the target as in the file, with the declared bounds as guides; for text the frequency of
/// each value. Not private.
ChartModel targetChart(const Study& study, const Dataset& dataset, const Theme& theme);

/// One numeric feature against the target; over 2,000 rows a fixed sample of them, as a note says. Not
/// private.
ChartModel scatterChart(const Study& study, const Dataset& dataset, const std::string& feature,
                        const Theme& theme);

/// Whether a second chart shows a feature: where something is learned, and labels are numbers or two classes.
bool hasScatter(const Study& study);
/// The first numeric column other than the target, or "".
std::string firstFeature(const Study& study, const Dataset& dataset);

/// Adds every chart of the view for an export.
void addDataCharts(const AppState& state, ChartList& charts);

/// The distribution of the rows of the positive class, and of the rest, on a numeric feature. Not private.
ChartModel classChart(const Study& study, const Dataset& dataset, const std::string& feature,
                      const Theme& theme);

/// The numeric column after `feature` that is not the target, or "".
std::string nextFeature(const Study& study, const Dataset& dataset, const std::string& feature);

}  // namespace epsiscope

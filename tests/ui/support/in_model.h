#pragma once

#include "ui/charts/chart_model.h"

namespace epsiscope::test {

/// Returns the series with the id; null if there is none.
inline const ChartSeries* seriesOf(const ChartModel& model, const char* id) {
  for (const ChartSeries& series : model.series)
    if (series.id == QLatin1String(id)) return &series;
  return nullptr;
}

inline const ChartGuide* guideOf(const ChartModel& model, const char* id) {
  for (const ChartGuide& guide : model.guides)
    if (guide.id == QLatin1String(id)) return &guide;
  return nullptr;
}

inline bool notesSay(const ChartModel& model, const char* words) {
  return model.notes.join(QLatin1Char(' ')).contains(QString::fromUtf8(words));
}

}  // namespace epsiscope::test

#pragma once

#include <string>
#include <vector>

#include "ui/export/chart_export.h"
#include "ui/theme/theme.h"

namespace epsiscope {

struct Study;

/// Gathers charts for files, each with the study's settings of its display. Light theme.
class ChartList {
public:
  /// The study must outlive the list.
  explicit ChartList(const Study& study) : m_study(study) {}

  const Theme& theme() const { return m_theme; }
  /// The study's settings of the display of the chart of that id. `axes`: see lookName().
  ChartLook look(const std::string& chart, const std::string& axes = {}) const;
  void add(ChartModel model, const std::string& axes = {});
  std::vector<LookedAtChart> take() { return std::move(m_charts); }

private:
  const Study& m_study;
  Theme m_theme = lightTheme();
  std::vector<LookedAtChart> m_charts;
};

}  // namespace epsiscope

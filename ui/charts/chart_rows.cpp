#include "ui/charts/chart_rows.h"

#include <algorithm>
#include <cmath>

#include "ui/charts/axis_range.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr double nothing = std::numeric_limits<double>::quiet_NaN();

double valueAt(const std::vector<double>& values, std::size_t i) {
  return i < values.size() ? values[i] : nothing;
}

ChartRow rowOf(const ChartSeries& series, std::size_t i) {
  const QString& name = series.name.isEmpty() ? series.rowName : series.name;
  return {series.id, name.isEmpty() ? series.id : name, series.x[i], valueAt(series.y, i),
          valueAt(series.upper, i)};
}

void addGuides(std::vector<ChartRow>& rows, const ChartModel& model) {
  for (const ChartGuide& guide : model.guides) {
    const bool vertical = guide.along == ChartGuide::Along::x;
    rows.push_back({guide.id, guide.label.isEmpty() ? guide.id : guide.label,
                    vertical ? guide.value : nothing, vertical ? nothing : guide.value, nothing});
  }
}

/// The middle of cell `index` of `count`, which are equally wide as they are drawn.
double middleOf(const ChartAxis& axis, double low, double high, std::size_t index, std::size_t count) {
  const double share = (static_cast<double>(index) + 0.5) / static_cast<double>(count);
  return axis.logarithmic ? low * std::pow(high / low, share) : low + share * (high - low);
}

template <class Keep>
void addCells(std::vector<ChartRow>& rows, const ChartModel& model, const Keep& keep) {
  const ChartHeat& heat = *model.heat;
  for (std::size_t row = 0; row < heat.rows; ++row)
    for (std::size_t column = 0; column < heat.columns; ++column) {
      const double x = middleOf(model.x, heat.x0, heat.x1, column, heat.columns);
      const double y = middleOf(model.y, heat.y0, heat.y1, row, heat.rows);
      if (keep(x, y)) rows.push_back({heat.name, heat.name, x, y, heat.values[row * heat.columns + column]});
    }
}

bool meets(const AxisLimits& limits, double a, double b) {
  return std::max(a, b) >= limits.low && std::min(a, b) <= limits.high;
}

/// A gap is where its x is; a bin or a band from edge to edge. A point beyond the axes of the whole chart has
/// an arrow there.
bool isSeen(const ChartSeries& series, std::size_t i, const ChartState& seen) {
  if (!seen.isPart) return true;
  const ChartRow row = rowOf(series, i);
  if (series.kind == ChartSeries::Kind::steps) {
    const bool right = i + 1 < series.x.size() && meets(seen.x, row.x, series.x[i + 1]);
    const bool left = i > 0 && meets(seen.x, series.x[i - 1], row.x);
    return right || left;
  }
  const bool gap = std::isnan(row.y);
  const bool inside = meets(seen.y, row.y, std::isnan(row.upper) ? row.y : row.upper);
  return meets(seen.x, row.x, row.x) && (gap || inside);
}

/// The text of a value; empty for one that does not exist.
QString exactCell(double value) {
  return std::isfinite(value) ? exactText(value) : QString();
}

}  // namespace

std::vector<ChartRow> chartRows(const ChartModel& model) {
  std::vector<ChartRow> rows;
  for (const ChartSeries& series : model.series)
    for (std::size_t i = 0; i < series.x.size(); ++i) rows.push_back(rowOf(series, i));
  addGuides(rows, model);
  if (model.heat) addCells(rows, model, [](double, double) { return true; });
  return rows;
}

std::vector<ChartRow> visibleRows(const ChartModel& model, const ChartState& seen) {
  std::vector<ChartRow> rows;
  for (const ChartSeries& series : model.series) {
    if (isHidden(series, seen.hidden)) continue;
    for (std::size_t i = 0; i < series.x.size(); ++i)
      if (isSeen(series, i, seen)) rows.push_back(rowOf(series, i));
  }
  addGuides(rows, model);
  if (model.heat)
    addCells(rows, model, [&](double x, double y) { return meets(seen.x, x, x) && meets(seen.y, y, y); });
  return rows;
}

std::size_t rowsOutside(const ChartModel& model, const ChartState& seen) {
  std::size_t count = 0;
  for (const ChartSeries& series : model.series)
    for (std::size_t i = 0; !isHidden(series, seen.hidden) && i < series.x.size(); ++i)
      count += isSeen(series, i, seen) ? 0 : 1;
  return count;
}

TextTable tableOf(const std::vector<ChartRow>& rows) {
  TextTable table{.headings = {QStringLiteral("series"), QStringLiteral("x"), QStringLiteral("y"),
                               QStringLiteral("upper")}};
  for (const ChartRow& row : rows)
    table.rows.push_back({row.id, exactCell(row.x), exactCell(row.y), exactCell(row.upper)});
  return table;
}

}  // namespace epsiscope

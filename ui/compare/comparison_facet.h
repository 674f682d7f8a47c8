#pragma once

#include <QString>
#include <QStringList>

#include <compare>
#include <optional>
#include <string>
#include <vector>

#include "core/run/comparison.h"
#include "ui/charts/chart_model.h"
#include "ui/views/method_table.h"

namespace epsiscope {

/// The part of a comparison that has one y axis: what the chart and the table are about.
struct ComparisonFacet {
  std::string metric, kind;
  std::optional<std::string> learner = {};  ///< where results have several
  std::optional<double> lambda = {};        ///< the same
  auto operator<=>(const ComparisonFacet&) const = default;
};

/// All of them, sampled test errors first; without what was learned from fewer rows.
std::vector<ComparisonFacet> facetsOf(const Comparison& comparison);
/// The methods of a facet, in the order of the comparison.
std::vector<std::string> methodsIn(const Comparison& comparison, const ComparisonFacet& facet);
/// "Test error, mean squared, ($)²: sampled runs". `study`: one of those compared.
QString facetName(const Study& study, const ComparisonFacet& facet);

/// Every method's error over epsilon, a line for each result. `method`: the only one; empty: all. A note
/// says so where only the first lines fit into a chart.
ChartModel comparisonChart(const Comparison& comparison, const Study& study, const ComparisonFacet& facet,
                           const std::string& method, const Theme& theme);

/// A row for each method and epsilon: the error in each result with its standard error, and how it differs
/// from the first result. The first rows, where there are more than a table can show.
struct ComparisonTable : MethodTableContents {
  QString note;  ///< where there are more rows
};
ComparisonTable comparisonTable(const Comparison& comparison, const ComparisonFacet& facet,
                                const std::string& method);

/// Names that distinguish files: as much of their paths as that takes.
QStringList shortNames(const QStringList& files);

}  // namespace epsiscope

#include "core/mechanisms/rr_on_bins.h"

#include <utility>

namespace epsiscope {

namespace {

ResponseTable tableOf(const Prior& points, double epsilon, const std::vector<LabelBin>& bins) {
  ResponseTable table{{}, points.nodes, randomizedResponse(bins.size(), epsilon), {}};
  for (const LabelBin& bin : bins) {
    table.rowOf.insert(table.rowOf.end(), bin.last - bin.first + 1, table.outputs.size());
    table.outputs.push_back(bin.output);
  }
  return table;
}

}  // namespace

RrOnBins::RrOnBins(LabelBounds bounds, const Prior& points, double epsilon)
    : RrOnBins(bounds, points, epsilon, optimalBins(points, epsilon)) {}

RrOnBins::RrOnBins(LabelBounds bounds, const Prior& points, double epsilon, OptimalBins bins)
    : FiniteMechanism(bounds, epsilon, tableOf(points, epsilon, bins.bins), Rounding::nearest),
      m_bins(std::move(bins)) {}

}  // namespace epsiscope

#pragma once

#include "core/tasks/preview.h"

namespace epsiscope {

/// How finely the curves of sampled methods are drawn: as few points and draws as keep the work of a preview
/// near a second or two, or as many as make them smooth.
struct CurveEffort {
  std::size_t points = 0, draws = 0;
  double operations = 0;  ///< of all curves, roughly
};
CurveEffort curveEffort(const Study& study, const PreviewCache& cache);

TradeOffPreview classifierTradeOff(const Study& study, const PreviewCache& cache,
                                   const TradeOffPreview* drawn, const PreviewStop& stopped);

/// The method whose draws are shown: that of the view if the study has it, else the first private one; empty
/// if there is none.
std::string shownClassifierMethod(const Study& study);

}  // namespace epsiscope

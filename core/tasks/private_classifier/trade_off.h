#pragma once

#include <cstddef>
#include <memory>

#include "core/study/study_fwd.h"
#include "core/tasks/trade_off_cells.h"

namespace epsiscope {

class ClassifierSplit;
class PrivateClassifierCache;

/// How finely the curves of sampled methods are drawn: as few points and draws as keep the work of a preview
/// near a second or two, or as many as make them smooth.
struct CurveEffort {
  std::size_t points = 0, draws = 0;
  double operations = 0;  ///< of all curves, roughly
};

CurveEffort curveEffort(const Study& study, const ClassifierSplit& split);

/// The error over epsilon or lambda, means of draws where there is no formula.
std::unique_ptr<TradeOffCells> tradeOffCells(const Study& study, const PrivateClassifierCache& cache);
/// False where the curves take longer than a slider can wait.
bool isInstantOn(const Study& study, const PrivateClassifierCache& cache);

}  // namespace epsiscope

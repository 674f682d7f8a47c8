#pragma once

#include <QStringList>

#include <vector>

#include "core/tasks/trade_off_preview.h"
#include "core/results/result.h"
#include "ui/views/trade_off/method_table.h"

namespace epsiscope {

/// All methods at the current epsilon and, where two are compared, at the other one.
struct TradeOffTable {
  QStringList headings;  ///< of the first column and of every text
  std::vector<MethodTableRow> rows;
};
/// `result`: of the same parameters, or null.
TradeOffTable tradeOffTable(const Study& study, const TradeOffPreview& preview, const Result* result);

}  // namespace epsiscope

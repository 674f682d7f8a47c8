#include "ui/views/chart_list.h"

#include "ui/state/looks.h"
#include "ui/state/words.h"

namespace epsiscope {

ChartLook ChartList::look(const std::string& chart, const std::string& axes) const {
  return lookOf(m_study, lookName(m_study, chart, axes));
}

void ChartList::add(ChartModel model, const std::string& axes) {
  const ChartLook seen = look(model.id.toStdString(), axes);
  model.mark = markOf(m_study);
  m_charts.push_back({withShownTexts(std::move(model)), seen});
}

}  // namespace epsiscope

#include "ui/state/looks.h"

#include <algorithm>
#include <string_view>

#include "core/tasks/task.h"

namespace epsiscope {

std::string lookName(const Study& study, const std::string& chart, const std::string& axes) {
  std::string name = chart;
  if (!axes.empty()) name += '/' + axes;
  const Task& task = taskOf(study);
  // Names of the first task are older than the others.
  return &task == allTasks().front() ? name : name + '/' + task.facts().id;
}

ChartLook lookOf(const Study& study, const std::string& name) {
  const std::vector<ChartLook>& looks = study.view.charts;
  const auto found = std::find_if(looks.begin(), looks.end(), [&](auto& one) { return one.chart == name; });
  if (found == looks.end()) return {.chart = name};
  ChartLook look = *found;
  // Studies of before knew the dots of runs as medians.
  constexpr std::string_view kMedian = "/median";
  for (std::string& id : look.hidden)
    if (id.ends_with(kMedian)) id.replace(id.size() - kMedian.size(), kMedian.size(), "/mean");
  return look;
}

Study withLook(const Study& study, const ChartLook& look) {
  Study next = study;
  std::vector<ChartLook>& looks = next.view.charts;
  const auto found =
      std::find_if(looks.begin(), looks.end(), [&](auto& one) { return one.chart == look.chart; });
  const bool changesNothing = look == ChartLook{.chart = look.chart};
  if (found == looks.end()) {
    if (!changesNothing) looks.push_back(look);
  } else if (changesNothing) {
    looks.erase(found);
  } else {
    *found = look;
  }
  return next;
}

void forgetPlaces(Study& study) {
  std::vector<ChartLook> looks;
  std::swap(looks, study.view.charts);
  for (ChartLook& look : looks) {
    look.zoom.clear();
    look.markers.clear();
    study = withLook(study, look);
  }
}

}  // namespace epsiscope

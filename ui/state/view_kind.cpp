#include "ui/state/view_kind.h"

#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"

#include <algorithm>
#include <chrono>
#include <string_view>

namespace epsiscope {

const ViewKind* viewKind(const std::string& id) {
  const auto found = std::ranges::find_if(allViews(), [&](const ViewKind& view) { return id == view.id; });
  return found == allViews().end() ? nullptr : &*found;
}

bool isOffered(const ViewKind& view, const Study& study) {
  if (view.task != nullptr && std::string_view(view.task) != taskOf(study).facts().id) return false;
  return view.isNeeded == nullptr || view.isNeeded(study);
}

std::vector<const ViewKind*> viewsOf(const Study& study) {
  std::vector<const ViewKind*> views;
  for (const ViewKind& view : allViews())
    if (isOffered(view, study)) views.push_back(&view);
  return views;
}

bool hasView(const Study& study, const std::string& id) {
  const ViewKind* view = viewKind(id);
  return view != nullptr && isOffered(*view, study);
}

const ViewKind* viewOfMethod(const Study& study, const std::string& method) {
  const std::vector<const ViewKind*> views = viewsOf(study);
  for (const ViewKind::Shows shown : {ViewKind::Shows::picture, ViewKind::Shows::run})
    for (const ViewKind* view : views)
      if (view->shows == shown && view->showsMethod != nullptr && view->showsMethod(study, method))
        return view;
  return nullptr;
}

bool hasView(TaskId task, const std::string& id) {
  Study study;
  study.task = task;
  return hasView(study, id);
}

void chooseOfferedView(Study& study) {
  if (!hasView(study, study.view.tab)) study.view.tab = view_id::tradeOff;
}

Picture drawPicture(const ViewKind& view, const Study& study, const SplitCaches& splits, const Picture* last,
                    const GoOn& goOn) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start = Clock::now();
  Picture picture{.study = study, .cache = splits.front(), .splits = view.isMean ? splits.size() : 0};
  if (view.isMean) picture.people = splits.people();
  picture.preview = view.draw(study, splits, last, goOn);
  picture.suggestions = taskOf(study).suggestions(study, *splits.front());
  picture.milliseconds = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
  return picture;
}

}  // namespace epsiscope

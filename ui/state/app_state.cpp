#include "ui/state/app_state.h"

#include "core/results/result.h"
#include "core/tasks/people_errors.h"
#include "core/tasks/task.h"
#include "core/tasks/undeclared.h"
#include "ui/state/picture.h"
#include "ui/state/view_kind.h"

#include <QCoreApplication>

namespace epsiscope {

namespace {

/// The subject of the view in front. A study names none that there is not, but for a moment.
ViewKind::Shows shownBy(const Study& study) {
  const ViewKind* view = viewKind(study.view.tab);
  return view == nullptr ? ViewKind::Shows::data : view->shows;
}

}  // namespace

bool AppState::isModified() const {
  return !sameButForLook(study, savedStudy);
}

bool AppState::differsFrom(const Study& other) const {
  return other.inputs() != study.inputs();
}

bool AppState::isPrepared() const {
  return cache && isCacheOf(*cache, study, dataset.get());
}

SplitCaches AppState::splits() const {
  SplitCaches found = {cache};
  const std::size_t wanted = wantedSplits(study, *cache->table());
  for (const auto& further : furtherSplits)
    if (found.size() < wanted) found.push_back(further);
  if (people && found.size() == wanted && people->isFor(study)) found.setPeople(people);
  return found;
}

std::shared_ptr<const Picture> AppState::pictureOf(const std::string& view) const {
  const auto found = pictures.find(view);
  return found == pictures.end() ? nullptr : found->second;
}

bool AppState::isCurrent(const Picture* picture) const {
  if (picture == nullptr || picture->cache != cache) return false;
  Study drawn = picture->study;
  drawn.about = study.about;
  return sameButForLook(study, drawn);
}

bool AppState::isFinest(const Picture& picture) const {
  if (picture.splits == 0) return true;
  const SplitCaches all = splits();
  // People of whom nothing could be computed change nothing that is shown.
  const bool isOfPeople = all.people() == nullptr || all.people()->isKnown();
  return picture.splits == all.size() && (picture.people == all.people() || !isOfPeople);
}

std::shared_ptr<const Picture> AppState::shownPicture() const {
  return pictureOf(study.view.tab);
}

std::vector<std::string> AppState::whyNothingIsPrivate() const {
  if (!table || !problems.empty()) return {};
  return epsiscope::whyNothingIsPrivate(study, *table);
}

QString AppState::whatIsMissing() const {
  const ViewKind::Shows shown = shownBy(study);
  if (dataset && shown == ViewKind::Shows::data) return {};
  if (shownPicture() != nullptr || showsRun()) return {};
  if (QString reason = whyNotRunnable(); !reason.isEmpty()) return reason;
  if (paused)
    return QCoreApplication::translate("AppState",
                                       "Updating is paused: choose Study, Pause updating to go on.");
  return stopped
             ? QCoreApplication::translate("AppState", "It was stopped; change a parameter to start again.")
             : QCoreApplication::translate("AppState", "Preparing the data…");
}

bool AppState::showsRun() const {
  const ViewKind* view = viewKind(study.view.tab);
  if (view == nullptr || view->shows != ViewKind::Shows::run || !result) return false;
  return view->isWanted == nullptr || !view->isWanted(*this);
}

const Study& AppState::shownStudy() const {
  if (showsRun()) return result->study;
  const std::shared_ptr<const Picture> picture = shownPicture();
  return picture ? picture->study : study;
}

bool AppState::isOutOfDate() const {
  if (!badFields.isEmpty()) return true;
  const ViewKind::Shows shown = shownBy(study);
  if (showsRun()) return resultIsOutOfDate();
  return shown != ViewKind::Shows::data && !isCurrent(shownPicture().get());
}

bool AppState::resultIsOutOfDate() const {
  return result && differsFrom(result->study);
}

const Result* AppState::currentResult() const {
  return resultIsOutOfDate() ? nullptr : result.get();
}

QString AppState::whyNotRunnable() const {
  if (!dataset) return QCoreApplication::translate("AppState", "Open data first.");
  if (!problems.empty()) return QString::fromStdString(problems.front().sentence);
  if (!badFields.isEmpty()) return QCoreApplication::translate("AppState", "Correct the marked field first.");
  return {};
}

std::optional<double> AppState::suggestionFor(const std::string& key) const {
  const Picture* newest = shownPicture().get();
  for (const auto& [view, picture] : pictures)
    if (newest == nullptr && picture->cache == cache) newest = picture.get();
  if (newest == nullptr) return std::nullopt;
  const auto found = newest->suggestions.find(key);
  return found == newest->suggestions.end() ? std::nullopt : std::optional(found->second);
}

QString AppState::problemOf(const char* field) const {
  for (const Problem& problem : problems)
    if (problem.field == field) return QString::fromStdString(problem.sentence);
  return {};
}

}  // namespace epsiscope

#include "ui/state/app_state.h"

#include <QCoreApplication>

namespace epsiscope {

namespace {

/// All others show the data, or a run.
bool showsPicture(const std::string& tab) {
  return tab != view_id::data && tab != view_id::learningCurve;
}

}  // namespace

bool AppState::isModified() const {
  return !sameButForLook(study, savedStudy);
}

bool AppState::differsFrom(const Study& other) const {
  Study same = other;
  same.view = study.view;
  return same != study;
}

const Drawn* AppState::shownPicture() const {
  const std::string& tab = study.view.tab;
  const auto drawn = [](const auto& picture) -> const Drawn* { return picture ? &*picture : nullptr; };
  if (tab == view_id::tradeOff) return drawn(tradeOff);
  if (tab == view_id::noise) return drawn(noise);
  if (tab == view_id::interval) return drawn(interval);
  if (tab == view_id::theory) return drawn(theory);
  if (tab == view_id::boundary) return drawn(boundary);
  if (tab == view_id::tuning) return drawn(tuning);
  return nullptr;
}

void AppState::forgetPictures() {
  tradeOff.reset();
  noise.reset();
  interval.reset();
  theory.reset();
  boundary.reset();
  tuning.reset();
}

QString AppState::whatIsMissing() const {
  if (showsPicture(study.view.tab) ? shownPicture() != nullptr : dataset != nullptr) return {};
  if (const QString reason = obstacle(); !reason.isEmpty()) return reason;
  if (paused)
    return QCoreApplication::translate("AppState",
                                       "Updating is paused: choose Study, Pause updating to go on.");
  return stopped
             ? QCoreApplication::translate("AppState", "It was stopped; change a parameter to start again.")
             : QCoreApplication::translate("AppState", "Preparing the data…");
}

const Study& AppState::shownStudy() const {
  if (const Drawn* picture = shownPicture()) return picture->study;
  return study.view.tab == view_id::learningCurve && result ? result->study : study;
}

bool AppState::isOutOfDate() const {
  if (!badFields.isEmpty()) return true;
  if (study.view.tab == view_id::learningCurve) return resultIsOutOfDate();
  return showsPicture(study.view.tab) && !isCurrent(shownPicture());
}

QString AppState::obstacle() const {
  if (!dataset) return QCoreApplication::translate("AppState", "Open data first.");
  if (!problems.empty()) return QString::fromStdString(problems.front().sentence);
  if (!badFields.isEmpty()) return QCoreApplication::translate("AppState", "Correct the marked field first.");
  return {};
}

QString AppState::problemOf(const char* field) const {
  for (const Problem& problem : problems)
    if (problem.field == field) return QString::fromStdString(problem.sentence);
  return {};
}

}  // namespace epsiscope

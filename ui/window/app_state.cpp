#include "ui/window/app_state.h"

#include <QCoreApplication>

namespace epsiscope {

bool AppState::isModified() const {
  return !sameButForTab(savedStudy);
}

bool AppState::differsFrom(const Study& other) const {
  Study same = other;
  same.view = study.view;
  return same != study;
}

bool AppState::sameButForTab(const Study& other) const {
  Study same = other;
  same.view.tab = study.view.tab;
  return same == study;
}

QString AppState::whatIsMissing() const {
  const bool drawn = study.view.tab == view_id::tradeOff   ? tradeOff.has_value()
                     : study.view.tab == view_id::noise    ? noise.has_value()
                     : study.view.tab == view_id::interval ? interval.has_value()
                                                           : dataset != nullptr;
  if (drawn) return {};
  const QString reason = obstacle();
  return reason.isEmpty() ? QCoreApplication::translate("AppState", "Preparing the data…") : reason;
}

const Study& AppState::shownStudy() const {
  if (study.view.tab == view_id::tradeOff && tradeOff) return tradeOff->study;
  if (study.view.tab == view_id::noise && noise) return noise->study;
  if (study.view.tab == view_id::interval && interval) return interval->study;
  return study;
}

bool AppState::isOutOfDate() const {
  if (!badFields.isEmpty()) return true;
  if (study.view.tab == view_id::tradeOff) return !isCurrent(tradeOff);
  if (study.view.tab == view_id::noise) return !isCurrent(noise);
  if (study.view.tab == view_id::interval) return !isCurrent(interval);
  return false;
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

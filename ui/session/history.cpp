#include "ui/session/history.h"

#include "core/study/study_file.h"

namespace epsiscope {

void History::record(const Study& before, const Study& after, quint64 step) {
  // Looking somewhere else is no change that anybody wants to undo.
  if (sameButForLook(before, after)) return;
  if (step == 0 || step != m_lastStep) {
    m_undo.push_back(before);
    ++m_steps;
  }
  if (m_undo.size() > kMost) m_undo.erase(m_undo.begin());
  m_redo.clear();
  m_lastStep = step;
}

std::optional<Study> History::undo(const Study& now) {
  if (canUndo()) --m_steps;
  return move(m_undo, m_redo, now);
}

std::optional<Study> History::redo(const Study& now) {
  if (canRedo()) ++m_steps;
  return move(m_redo, m_undo, now);
}

std::optional<Study> History::move(std::vector<Study>& from, std::vector<Study>& to, const Study& now) {
  if (from.empty()) return std::nullopt;
  Study study = from.back();
  from.pop_back();
  to.push_back(now);
  m_lastStep = 0;
  study.view.charts = now.view.charts;
  study.view.ghost = now.view.ghost;
  study.view.lesson = now.view.lesson;
  study.view.lessonStep = now.view.lessonStep;
  return study;
}

std::string History::undoKey(const Study& now) const {
  return m_undo.empty() ? std::string() : firstChangedKey(m_undo.back(), now);
}

std::string History::redoKey(const Study& now) const {
  return m_redo.empty() ? std::string() : firstChangedKey(m_redo.back(), now);
}

void History::forget(const Study& now) {
  for (std::vector<Study>* steps : {&m_undo, &m_redo})
    while (!steps->empty() && sameButForLook(steps->back(), now)) {
      steps->pop_back();
      if (steps == &m_undo) --m_steps;
    }
}

void History::clear() {
  *this = {};
}

}  // namespace epsiscope

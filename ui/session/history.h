#pragma once

#include <QtGlobal>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/study/study.h"

namespace epsiscope {

/// The changes that can be taken back, and done again. How charts are looked at and which lesson is under way
/// are no changes: going back keeps them as they are.
class History {
public:
  static constexpr std::size_t kMost = 200;

  /// The study changed. Changes in a row with the same `step` other than 0 are one: a drag, or a key that is
  /// held.
  void record(const Study& before, const Study& after, quint64 step);
  bool canUndo() const { return !m_undo.empty(); }
  bool canRedo() const { return !m_redo.empty(); }
  /// Counts the steps that lead here, those beyond kMost as well.
  std::size_t steps() const { return m_steps; }
  /// Returns the study to go back to, or forward; nothing if there is none.
  std::optional<Study> undo(const Study& now);
  std::optional<Study> redo(const Study& now);
  /// Returns the key that the next undo or redo changes first, as in a study file: "data.lower"; or empty.
  std::string undoKey(const Study& now) const;
  std::string redoKey(const Study& now) const;
  /// Drops the steps that would lead to where one is.
  void forget(const Study& now);
  void clear();

private:
  std::optional<Study> move(std::vector<Study>& from, std::vector<Study>& to, const Study& now);

  std::vector<Study> m_undo, m_redo;
  quint64 m_lastStep = 0;
  std::size_t m_steps = 0;
};

}  // namespace epsiscope

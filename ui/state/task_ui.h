#pragma once

#include <QString>

#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/study/study_fwd.h"
#include "core/study/task_id.h"
#include "ui/state/parameter_row.h"
#include "ui/state/tasks.h"

namespace epsiscope {

class SetupSection;
struct AppState;
struct OddCondition;

/// A section of Setup that one task alone has.
struct SectionKind {
  const char* id;  ///< its objectName; "section:ID" is the topic of its page
  SetupSection* (*make)();
  bool isFolded = false;  ///< it holds what is rarely changed
};

/// All that the window has of one task, as a row of ui/tasks/all_tasks_ui.cpp.
struct TaskUi {
  TaskWords words;
  std::span<const ParameterRow> parameters = {};  ///< below epsilon
  std::span<const ParameterRow> aims = {};        ///< where one compares and aims
  std::span<const SectionKind> sections = {};
  /// Adds what makes one wonder about the task's own pictures, for the view in front.
  void (*addConditions)(const AppState& state, std::vector<OddCondition>& found);
  /// Cards of "Why does this look odd?" that are about the task, beside those about every task.
  std::span<const std::string_view> cards = {};
  /// Whether such a card is about what the study releases; null: where the task has it.
  bool (*isAbout)(const Study& study, std::string_view card) = nullptr;
  /// Parameters that a chart names beside epsilon and lambda; null: none.
  std::vector<std::pair<QString, QString>> (*chartFacts)(const Study&) = nullptr;
  /// A sentence below Trade-off about what only a run does; null: there is nothing to say.
  QString (*aboutRun)(const Study&) = nullptr;
};

const TaskUi& uiOf(TaskId task);

}  // namespace epsiscope

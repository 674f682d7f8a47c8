#pragma once

#include "ui/lessons/json_part.h"
#include "ui/lessons/lesson.h"

namespace epsiscope {

/// A condition of a lesson on `study`; what is wrong with it becomes problems of the source.
Condition readCondition(const Json& json, const std::string& path, JsonSource& source);

/// Complains about what the study, on one of the tasks, can never fulfil or does not have.
void checkCondition(const Condition& condition, const std::string& path, const Study& study,
                    const std::vector<TaskId>& tasks, JsonSource& source);

/// Whether the study, or any other one, has the view on one of the tasks: some views are there for some
/// parameters alone.
bool hasTab(const std::string& tab, const Study& study, const std::vector<TaskId>& tasks);

/// Complains about a quantity that none of the tasks has; an empty name is that of none.
void checkQuantity(const QString& name, const std::string& path, const std::vector<TaskId>& tasks,
                   JsonSource& source);

/// Adds the tasks that the condition asks the learner to choose.
void addTasks(const Condition& condition, std::vector<TaskId>& tasks);

/// The words that make a condition, each a kind of its own.
QStringList conditionKinds();

}  // namespace epsiscope

#pragma once

#include <string>
#include <vector>
#include <QString>
#include <QStringList>

#include <optional>

#include "core/study/task_id.h"

namespace epsiscope {

struct AppState;
struct AuditedClaim;

/// Numbers that a lesson can compare and ask for, by name, as they are computed now. Those of a view exist
/// while its picture is up to date: nothing otherwise.
std::optional<double> quantity(const QString& name, const AppState& state);

/// Names, with METHOD where the id of a method follows: "error:METHOD".
QStringList quantityNames();
/// Whether there is such a quantity, of a method that a task of `tasks` has.
bool isQuantity(const QString& name, const std::vector<TaskId>& tasks);

/// The verdict of Audit on the method, null while there is none: before its samplers were drawn from and,
/// where that may be, the rows of the table tried, a promise may look better than it is.
const AuditedClaim* auditedClaim(const AppState& state, const std::string& method);

/// Whether a task of `tasks` has such a curve: a method that a study can list, or a baseline.
bool hasMethod(const std::string& method, const std::vector<TaskId>& tasks);

}  // namespace epsiscope

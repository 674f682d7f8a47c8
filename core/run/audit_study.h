#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/audit/audit_effort.h"
#include "core/audit/audited_claim.h"
#include "core/base/go_on.h"
#include "core/study/study_fwd.h"
#include "core/tasks/prepared_table.h"

namespace epsiscope {

/// The promises of every method of the study at each of its epsilons, audited on the split of trial 1;
/// methods without a promise are there once. In Release mode no row of the table is looked at to find
/// neighbours. Null if cancelled. Precondition: problems() is empty. Throws FileError.
std::optional<std::vector<AuditedClaim>> auditStudy(const Study& study,
                                                    const std::shared_ptr<const PreparedTable>& table,
                                                    const std::filesystem::path& folder, AuditEffort effort,
                                                    const GoOn& goOn);

/// Whether every promise is proved and none was broken.
bool allHold(std::span<const AuditedClaim> claims);

}  // namespace epsiscope

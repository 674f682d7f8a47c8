#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/commands/arguments.h"
#include "core/mechanisms/registry.h"
#include "core/prior/prior_file.h"

namespace epsiscope {

/// The options that describe a mechanism, the same for every command that takes one; `own` are the command's
/// own.
std::vector<OptionSpec> withMechanismOptions(std::vector<OptionSpec> own);

/// A mechanism as the command line describes it: `MECHANISM OPTIONS`.
struct ChosenMechanism {
  const RegistryRow* row = nullptr;
  std::unique_ptr<Mechanism> mechanism;
  QStringList categories = {};  ///< where labels and outputs are their places; else empty

  /// Returns a label or an output as it is printed: a number, or the category at that place.
  QString text(double value) const;
};

/// Makes the mechanism of the first positional argument and the options. `wholeNumbers`: as a release draws
/// it, see madeForRelease(); where that is not known it is drawn like any other, which is noted on stderr.
/// Throws UsageError, or FileError for the prior; a guarantee that is not proved is noted on stderr.
ChosenMechanism chosenMechanism(const QString& command, const Arguments& arguments,
                                bool wholeNumbers = false);

/// `--at`, clipped to the bounds, which is said on stderr; or the place of a category.
double chosenLabel(const QString& command, const Arguments& arguments, const ChosenMechanism& chosen);

/// A required option that must be above 0.
double positiveNumber(const QString& command, const Arguments& arguments, const QString& option);

/// The grid of `--outputs`, which is required.
OutputGrid chosenOutputs(const QString& command, const Arguments& arguments);

/// Throws UsageError if there is a reason against it.
void refuse(const QString& command, const std::optional<std::string>& reason);

/// The prior in the file of `--prior`, which must hold bins.
Prior chosenBins(const QString& command, const Arguments& arguments);

/// The prior in the file of `--prior` as points; bins become their centres.
PriorPoints chosenPoints(const QString& command, const Arguments& arguments);

/// The same for randomized response, whose bins are searched for among at most kMostBinnedValues values:
/// rounding is said on stderr.
Prior chosenValues(const QString& command, const Arguments& arguments);

}  // namespace epsiscope

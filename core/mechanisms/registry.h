#pragma once

#include "core/base/go_on.h"
#include "core/mechanisms/mechanism.h"
#include "core/prior/prior.h"
#include "core/unbiased/unbiased_range.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace epsiscope {

struct MasterBasis;

/// The inputs of a mechanism. Each row says which of these it needs; the others are ignored.
struct MechanismParameters {
  double epsilon = 1;
  LabelBounds bounds;
  double delta = 1e-5;
  double zeta = 1;
  Prior prior = {};
  OutputGrid outputs{0, 0, 0};  ///< count 0: outputs that suit the other parameters
  std::string variant = {};     ///< one of the row's variants; empty: the first
  std::vector<double> others =
      {};  ///< ascending: the values of all rows but the one whose value is the label
  double quantile = 0.5;
  std::size_t classes = 2;          ///< of which labels are one; they are the places 0, 1, ...
  std::vector<double> masses = {};  ///< how often each class is expected
  /// The beginning of the search for an optimum, kept by the caller; null: anywhere. It changes how long the
  /// search takes, and nothing else.
  const MasterBasis* start = nullptr;
  /// Asked during that search. The mechanism of a cancelled search is as private, but no optimum: not to be
  /// kept.
  GoOn goOn = {};
};

/// The inputs that a mechanism needs besides epsilon and the bounds: the window and the command line ask for
/// these only.
struct Needs {
  bool delta = false;
  bool zeta = false;
  bool priorBins = false;
  bool priorPoints = false;
  bool outputs = false;
  bool table = false;    ///< the values of the other rows, and which quantile
  bool classes = false;  ///< labels are classes, and there are no bounds
  bool masses = false;   ///< a mass of each class
};

struct RegistryRow {
  std::string id;         ///< "rp-with-prior-debiased"
  std::string label;      ///< "RPWithPrior, debiased"
  std::string summary;    ///< one sentence for people
  std::string reference;  ///< paper, year, place
  Needs needs;
  std::vector<std::string> variants;  ///< the first is the default
  std::unique_ptr<Mechanism> (*make)(const MechanismParameters&);
  /// A sentence if there is no such mechanism for the parameters, else absent; make() must not be called
  /// then. Null if there always is.
  std::optional<std::string> (*reason)(const MechanismParameters&) = nullptr;
};

/// All label randomizers, in the order in which menus, legends and tables list them.
std::span<const RegistryRow> mechanismRegistry();
/// Those that release statistics and no labels.
std::span<const RegistryRow> statisticMechanisms();
/// Those whose labels are classes.
std::span<const RegistryRow> classMechanisms();
/// All of them, list by list.
std::span<const std::span<const RegistryRow>> allMechanisms();
/// Null if there is none with that id.
const RegistryRow* findMechanism(const std::string& id);
/// Returns the row's reason().
std::optional<std::string> reasonAgainst(const RegistryRow& row, const MechanismParameters& parameters);

}  // namespace epsiscope

#pragma once

#include "core/mechanisms/registry.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

namespace epsiscope::test {

/// One way to make one row of the registry.
struct Case {
  const RegistryRow* row = nullptr;
  std::string variant;
  double epsilon = 1;
  LabelBounds bounds;
  std::string prior = "uniform";  ///< uniform, peaked, spiky, wide (leaves the bounds)
  double zetaShare = 0.2;         ///< zeta in units of the width

  friend std::ostream& operator<<(std::ostream& out, const Case& c) {
    return out << c.row->id << " " << c.variant << " epsilon " << c.epsilon << " [" << c.bounds.lower << ", "
               << c.bounds.upper << "] prior " << c.prior;
  }
};

inline Prior priorNamed(const std::string& name, const LabelBounds& bounds) {
  Prior prior = uniformPrior(bounds, 24);
  for (std::size_t i = 0; i < prior.mass.size(); ++i) {
    const double x = static_cast<double>(i) / 23;
    if (name == "peaked") prior.mass[i] = std::exp(-std::pow((x - 0.35) / 0.1, 2));
    if (name == "spiky") prior.mass[i] = i % 5 == 2 ? 1 : 0;
    if (name == "wide") prior.mass[i] = std::exp(-std::abs(x - 0.5) * 3);
  }
  if (name == "wide")
    for (double& node : prior.nodes) node = bounds.middle() + 1.7 * (node - bounds.middle());
  normalise(prior.mass);
  return prior;
}

inline MechanismParameters parametersOf(const Case& c) {
  MechanismParameters p;
  p.epsilon = c.epsilon;
  p.bounds = c.bounds;
  p.zeta = c.zetaShare * c.bounds.width();
  p.prior = priorNamed(c.prior, c.bounds);
  if (c.row->needs.priorPoints) p.prior = toPoints(p.prior);
  const double reach = 1.01 * c.bounds.width() / std::expm1(c.epsilon);
  p.outputs = {c.bounds.lower - reach, c.bounds.upper + reach, 41};
  p.variant = c.variant;
  return p;
}

inline std::unique_ptr<Mechanism> make(const Case& c) {
  return c.row->make(parametersOf(c));
}

inline std::vector<std::string> variantsOf(const RegistryRow& row) {
  return row.variants.empty() ? std::vector<std::string>{""} : row.variants;
}

inline std::vector<std::string> priorsOf(const RegistryRow& row) {
  if (row.needs.priorBins) return {"uniform", "peaked", "spiky", "wide"};
  if (row.needs.priorPoints) return {"uniform", "peaked", "spiky"};
  return {"uniform"};
}

/// A row with one of its variants.
struct VariantKind {
  const RegistryRow* row = nullptr;
  std::string variant;
};

inline std::vector<VariantKind> allKinds() {
  std::vector<VariantKind> kinds;
  for (const RegistryRow& row : mechanismRegistry())
    for (const std::string& variant : variantsOf(row)) kinds.push_back({&row, variant});
  return kinds;
}

/// "rp_with_prior_uniform": a name that GoogleTest accepts.
inline std::string nameOf(const VariantKind& kind) {
  std::string name = kind.row->id + (kind.variant.empty() ? "" : "_" + kind.variant);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

/// Cases of several epsilons, priors and bounds.
inline std::vector<Case> casesOf(const VariantKind& kind, const std::vector<double>& epsilons) {
  std::vector<Case> cases;
  for (const double epsilon : epsilons)
    for (const std::string& prior : priorsOf(*kind.row))
      for (const LabelBounds bounds :
           {LabelBounds{0, 5}, LabelBounds{-3.7, -1.2}, LabelBounds{1e6, 1e6 + 300}})
        cases.push_back({kind.row, kind.variant, epsilon, bounds, prior});
  std::erase_if(cases, [](const Case& c) { return reasonAgainst(*c.row, parametersOf(c)).has_value(); });
  return cases;
}

/// The labels that matter: the bounds, the ends of the pieces of the moments and their neighbours, and some
/// in between.
inline std::vector<double> labelsOf(const Mechanism& mechanism) {
  const LabelBounds& bounds = mechanism.bounds();
  std::vector<double> labels = {bounds.lower, bounds.upper, bounds.lower + 0.3719 * bounds.width()};
  for (const MomentPiece& piece : mechanism.moments().pieces) {
    labels.push_back(piece.end);
    labels.push_back(bounds.clamp(piece.end - 1e-3 * bounds.width()));
    labels.push_back(bounds.clamp(piece.end + 1e-3 * bounds.width()));
  }
  std::sort(labels.begin(), labels.end());
  labels.erase(std::unique(labels.begin(), labels.end()), labels.end());
  return labels;
}

}  // namespace epsiscope::test

#include "core/mechanisms/registry.h"

#include <algorithm>
#include <array>

#include "core/mechanisms/laplace.h"

namespace epsiscope {

std::span<const RegistryRow> mechanismRegistry() {
  static const std::array rows = {
      RegistryRow{
          "laplace",
          "Laplace",
          "Adds noise that falls off evenly on both sides of the label: the simplest private release.",
          "Dwork, McSherry, Nissim and Smith, \"Calibrating noise to sensitivity in private data analysis\", "
          "TCC 2006",
          {},
          {},
          [](const MechanismParameters& p) -> std::unique_ptr<Mechanism> {
            return std::make_unique<Laplace>(p.bounds, p.epsilon);
          }},
  };
  return rows;
}

const RegistryRow* findMechanism(const std::string& id) {
  const auto rows = mechanismRegistry();
  const auto row = std::find_if(rows.begin(), rows.end(), [&](const RegistryRow& r) { return r.id == id; });
  return row == rows.end() ? nullptr : &*row;
}

}  // namespace epsiscope

#include "core/results/guarantee_json.h"

#include "core/base/json_count.h"
#include "core/base/numbers.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace epsiscope {

namespace {

constexpr std::array<std::pair<Guarantee::Neighbours, const char*>, 2> kNeighbours{
    {{Guarantee::Neighbours::label, "label"}, {Guarantee::Neighbours::row, "row"}}};
constexpr std::array<std::pair<Guarantee::Trust, const char*>, 3> kTrusts{
    {{Guarantee::Trust::none, "none"},
     {Guarantee::Trust::local, "local"},
     {Guarantee::Trust::central, "central"}}};

/// Absent where the unit is a row.
constexpr const char* kRowsPerPerson = "rows_per_person";

template <class Value, std::size_t count>
const char* idIn(const std::array<std::pair<Value, const char*>, count>& ids, Value value) {
  return std::ranges::find(ids, value, [](const auto& one) { return one.first; })->second;
}

template <class Value, std::size_t count>
Value valueIn(const std::array<std::pair<Value, const char*>, count>& ids, const Json& json) {
  const std::string id = json.get<std::string>();
  const auto found = std::ranges::find(ids, id, [](const auto& one) { return std::string(one.second); });
  if (found == ids.end()) throw WrongKind();
  return found->first;
}

}  // namespace

const char* idOf(Guarantee::Neighbours neighbours) {
  return idIn(kNeighbours, neighbours);
}

const char* idOf(Guarantee::Trust trust) {
  return idIn(kTrusts, trust);
}

Json guaranteeToJson(const Guarantee& guarantee) {
  Json json = {{"epsilon_total", numberOrNull(guarantee.epsilon())},
               {"delta", guarantee.delta()},
               {"neighbours", idOf(guarantee.neighbours())},
               {"trust", idOf(guarantee.trust())},
               {"proved", guarantee.proved()},
               {"among_complete_rows", guarantee.amongCompleteRows()},
               {"private", guarantee.isPrivate()},
               {"reason", guarantee.note()}};
  if (guarantee.unit().isPerson()) json[kRowsPerPerson] = guarantee.unit().most;
  return json;
}

Guarantee guaranteeFromJson(const Json& json) {
  const Json& epsilon = json.at("epsilon_total");
  const ProtectedUnit unit{json.contains(kRowsPerPerson) ? countFrom<std::size_t>(json.at(kRowsPerPerson))
                                                         : 0};
  const Guarantee written = Guarantee::of({.epsilon = epsilon.is_null() ? kInfinity : epsilon.get<double>(),
                                           .delta = json.at("delta").get<double>(),
                                           .trust = valueIn(kTrusts, json.at("trust")),
                                           .neighbours = valueIn(kNeighbours, json.at("neighbours")),
                                           .rows = unit.rows()},
                                          unit)
                                .leavingRowsOut(json.at("among_complete_rows").get<bool>());
  const std::string reason = json.at("reason").get<std::string>();
  return json.at("proved").get<bool>() ? written.because(reason) : written.unproved(reason);
}

}  // namespace epsiscope

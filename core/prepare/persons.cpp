#include "core/prepare/persons.h"

#include <bit>
#include <cmath>
#include <span>
#include <unordered_map>

#include "core/base/stable_hash.h"
#include "core/random/rng.h"
#include "core/random/shuffle.h"

namespace epsiscope {

namespace {

/// The names of persons, each a hash that is the same on every machine.
std::vector<std::uint64_t> namesOf(const Column& column) {
  std::vector<std::uint64_t> names;
  for (const std::string& category : column.categories) names.push_back(stableHash(category));
  return names;
}

/// 0 and -0 are one number.
std::uint64_t nameOf(double number) {
  return std::bit_cast<std::uint64_t>(number + 0.0);
}

}  // namespace

Persons::Persons(const Column& column, std::size_t most) {
  const std::vector<std::uint64_t> ofCodes = namesOf(column);
  std::unordered_map<std::uint64_t, std::int32_t> places;
  std::vector<std::uint64_t> names;
  m_ofRows.reserve(column.size());
  for (std::size_t row = 0; row < column.size(); ++row) {
    const bool isText = column.kind == ColumnKind::text;
    if (isText ? column.codes[row] < 0 : std::isnan(column.values[row])) {
      m_ofRows.push_back(kNobody);
      continue;
    }
    // Two texts with one hash are one code each: the code is the key, the hash the name.
    const std::uint64_t key =
        isText ? static_cast<std::uint64_t>(column.codes[row]) : nameOf(column.values[row]);
    const auto [place, isNew] = places.try_emplace(key, static_cast<std::int32_t>(m_rows.size()));
    if (isNew) {
      m_rows.push_back(0);
      names.push_back(isText ? ofCodes[key] : key);
    }
    ++m_rows[static_cast<std::size_t>(place->second)];
    m_ofRows.push_back(place->second);
  }
  leaveOutBeyond(most, names);
}

void Persons::leaveOutBeyond(std::size_t most, const std::vector<std::uint64_t>& names) {
  constexpr std::uint64_t kStream = 0x706572736f6e;  // "person"
  std::unordered_map<std::size_t, std::vector<std::uint32_t>> rows;
  for (std::size_t row = 0; row < m_ofRows.size(); ++row)
    if (m_ofRows[row] >= 0 && m_rows[static_cast<std::size_t>(m_ofRows[row])] > most)
      rows[static_cast<std::size_t>(m_ofRows[row])].push_back(static_cast<std::uint32_t>(row));
  for (auto& [person, own] : rows) {
    Rng rng = Rng::stream(kStream, {names[person], own.size()});
    shuffleFirst(std::span(own), most, rng);
    for (std::size_t i = most; i < own.size(); ++i) m_ofRows[own[i]] = kBeyond;
  }
}

}  // namespace epsiscope

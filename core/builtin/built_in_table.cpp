#include "core/builtin/built_in_table.h"

#include "core/base/sha256.h"
#include "core/text/sentence.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <utility>

namespace epsiscope {

namespace {

void hashNumber(Sha256& hash, double value) {
  const auto bits = std::bit_cast<std::uint64_t>(value);
  std::array<unsigned char, 8> bytes;
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<unsigned char>(bits >> (8 * i));
  hash.update(bytes.data(), bytes.size());
}

void hashText(Sha256& hash, const std::string& text) {
  hash.update(text.c_str(), text.size() + 1);
}

std::string hashOf(const std::vector<Column>& columns) {
  Sha256 hash;
  for (const Column& column : columns) {
    hashText(hash, column.name);
    for (const double value : column.values) hashNumber(hash, value);
    for (const std::int32_t code : column.codes)
      hashText(hash, column.categories[static_cast<std::size_t>(code)]);
  }
  return hash.hex();
}

}  // namespace

Column numberColumn(std::string name, std::vector<double> values) {
  return {.name = std::move(name), .kind = ColumnKind::number, .values = std::move(values)};
}

Column textColumn(std::string name, const std::vector<std::size_t>& choices,
                  const std::vector<std::string>& names) {
  Column column{.name = std::move(name), .kind = ColumnKind::text};
  std::vector<std::int32_t> codeOf(names.size(), -1);
  column.codes.reserve(choices.size());
  for (const std::size_t choice : choices) {
    if (codeOf[choice] < 0) {
      codeOf[choice] = static_cast<std::int32_t>(column.categories.size());
      column.categories.push_back(names[choice]);
    }
    column.codes.push_back(codeOf[choice]);
  }
  return column;
}

Dataset builtInTable(std::string title, std::string description, std::vector<Column> columns) {
  Dataset dataset;
  dataset.name = sentence("Core", title.c_str());
  dataset.description = sentence("Core", description.c_str());
  dataset.licence = sentence("Core", "Made by Epsiscope's own generator; free for any use (CC0 1.0).");
  dataset.columns = std::move(columns);
  dataset.sha256 = hashOf(dataset.columns);
  return dataset;
}

double rounded(double value, int digits) {
  const double scale = std::pow(10.0, digits);
  return std::round(value * scale) / scale;
}

double smallestUniform(Rng& rng, int count) {
  double smallest = 1;
  for (int i = 0; i < count; ++i) smallest = std::min(smallest, rng.uniform());
  return smallest;
}

std::size_t drawIndex(Rng& rng, const std::vector<double>& probabilities) {
  assert(!probabilities.empty());
  double left = rng.uniform();
  for (std::size_t i = 0; i + 1 < probabilities.size(); ++i) {
    left -= probabilities[i];
    if (left < 0) return i;
  }
  return probabilities.size() - 1;
}

}  // namespace epsiscope

#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <limits>
#include <string>

#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include "core/base/plain_file.h"
#include "tests/support/paths.h"

namespace epsiscope::test {

/// JSON as the validator wants it.
using Plain = nlohmann::json;

inline const std::filesystem::path kResources = std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "resources";

/// The validator knows signed numbers of 64 bits: of a larger seed it is enough that it is a whole number.
inline Plain plain(const std::string& text) {
  static constexpr std::int64_t kMostSigned = std::numeric_limits<std::int64_t>::max();
  return Plain::parse(text, [](int, Plain::parse_event_t event, Plain& value) {
    if (event == Plain::parse_event_t::value && value.is_number_unsigned() &&
        value.get<std::uint64_t>() > static_cast<std::uint64_t>(kMostSigned))
      value = kMostSigned;
    return true;
  });
}

/// "study.schema.json", without its id: the name of a file, which validators may take for an address.
inline Plain schemaIn(const std::string& file) {
  Plain schema = plain(readWholeFile(kResources / "schemas" / file, std::size_t{1} << 24));
  EXPECT_EQ(schema.at("$id").get<std::string>(), file);
  schema.erase("$id");
  return schema;
}

/// A schema that can be asked.
class JsonSchema {
public:
  explicit JsonSchema(const Plain& json) : m_json(json) {
    using Adapter = valijson::adapters::NlohmannJsonAdapter;
    valijson::SchemaParser(valijson::SchemaParser::kDraft7)
        .populateSchema(
            Adapter(m_json), m_schema, [](const std::string& file) { return new Plain(schemaIn(file)); },
            [](const Plain* document) { delete document; });
  }
  /// "study", "lesson", "class" or "results".
  explicit JsonSchema(const char* name) : JsonSchema(schemaIn(std::string(name) + ".schema.json")) {}

  const Plain& json() const { return m_json; }
  bool accepts(const Plain& document) {
    return m_validator.validate(m_schema, valijson::adapters::NlohmannJsonAdapter(document), nullptr);
  }
  /// What is wrong, a line each; empty: nothing.
  std::string complaints(const Plain& document) {
    valijson::ValidationResults found;
    m_validator.validate(m_schema, valijson::adapters::NlohmannJsonAdapter(document), &found);
    std::string lines;
    for (const auto& error : found) {
      for (const std::string& step : error.context) lines += step;
      lines += ": " + error.description + '\n';
    }
    return lines;
  }
  std::string complaintsAbout(const std::string& text) { return complaints(plain(text)); }

private:
  Plain m_json;
  valijson::Schema m_schema;
  valijson::Validator m_validator;
};

}  // namespace epsiscope::test

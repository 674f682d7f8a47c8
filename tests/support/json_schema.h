#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/base/plain_file.h"
#include "tests/support/answering_program.h"
#include "tests/support/paths.h"

namespace epsiscope::test {

/// JSON as it is read without the program's own rules.
using Plain = nlohmann::json;

inline const std::filesystem::path kResources = std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "resources";

inline Plain plain(const std::string& text) {
  return Plain::parse(text);
}

/// "study.schema.json", without its id: the name of a file, which validators may take for an address.
inline Plain schemaIn(const std::string& file) {
  Plain schema = plain(readWholeFile(kResources / "schemas" / file, std::size_t{1} << 24));
  EXPECT_EQ(schema.at("$id").get<std::string>(), file);
  schema.erase("$id");
  return schema;
}

/// A schema that checks documents. The validator runs beside the test, from the first question on.
class JsonSchema {
public:
  explicit JsonSchema(Plain json) : m_json(std::move(json)) {}
  /// "study", "lesson", "class" or "results".
  explicit JsonSchema(const char* name) : JsonSchema(schemaIn(std::string(name) + ".schema.json")) {}

  const Plain& json() const { return m_json; }
  bool accepts(const Plain& document) { return complaints(document).empty(); }
  /// The complaints about the document, a line each; empty: none.
  std::string complaints(const Plain& document) {
    if (m_validator == nullptr)
      m_validator = std::make_unique<AnsweringProgram>(
          std::string(EPSISCOPE_SOURCE_DIR) + "/tests/support/validate.py", m_json.dump());
    return plain(m_validator->answerTo(document.dump())).get<std::string>();
  }
  std::string complaintsAbout(const std::string& text) { return complaints(plain(text)); }

private:
  Plain m_json;
  std::unique_ptr<AnsweringProgram> m_validator;
};

}  // namespace epsiscope::test

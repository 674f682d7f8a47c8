#include "core/release/release_files.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <vector>

#include "core/base/file_error.h"
#include "core/base/sha256.h"
#include "core/release/signing_key.h"
#include "core/text/csv_cell.h"
#include "core/text/digits17.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

std::size_t lengthOf(const ReleasedTable& table) {
  const ReleasedColumn& first = table.columns.front();
  return first.words.empty() ? first.numbers.size() : first.words.size();
}

std::string csvOf(const ReleasedTable& table) {
  std::string text;
  const auto endCell = [&](std::size_t column) { text += column + 1 < table.columns.size() ? ',' : '\n'; };
  for (std::size_t c = 0; c < table.columns.size(); ++c) {
    text += csvCell(table.columns[c].name);
    endCell(c);
  }
  for (std::size_t row = 0; row < lengthOf(table); ++row)
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
      const ReleasedColumn& column = table.columns[c];
      text += column.words.empty() ? digits17(column.numbers[row]) : csvCell(column.words[row]);
      endCell(c);
    }
  return text;
}

Json jsonOf(const ReleasedTable& table) {
  Json columns = Json::object();
  for (const ReleasedColumn& column : table.columns) {
    Json cells = Json::array();
    for (const double number : column.numbers) cells.push_back(numberOrNull(number));
    for (const std::string& word : column.words) cells.push_back(word);
    columns[column.name] = std::move(cells);
  }
  return columns;
}

std::string inLines(const Json& json) {
  return dumped(json, 2) + '\n';
}

}  // namespace

ReleaseFiles filesOf(const Released& released, const ReleaseStatement& statement) {
  ReleaseFiles files;
  for (const ReleasedTable& table : released.tables) {
    files[table.name + ".csv"] = csvOf(table);
    files[table.name + ".json"] = dumped(jsonOf(table)) + '\n';
  }
  files["statement.json"] = inLines(statementToJson(statement));
  for (const std::string& paragraph : statementInWords(statement))
    files["statement.txt"] += paragraph + "\n\n";
  files["model-card.md"] = modelCard(statement, released);
  return files;
}

std::string packed(const ReleaseFiles& files) {
  Json json = Json::object();
  for (const auto& [name, bytes] : files) json[name] = bytes;
  return dumpedAsItIs(json);
}

ReleaseFiles unpacked(const std::string& text, const std::string& name) {
  ReleaseFiles files;
  try {
    const Json json = parseJson(text, name);
    for (const auto& [file, bytes] : json.items()) files[file] = bytes.get<std::string>();
  } catch (const Json::exception&) {
    throw FileError({.file = name}, sentence("Core", "it holds no files of a release"),
                    sentence("Core", "bring it back from a copy"));
  }
  return files;
}

std::string manifestOf(const ReleaseFiles& files, const std::string& ledger, std::size_t entry) {
  Json list = Json::object();
  for (const auto& [name, bytes] : files) list[name] = sha256Of(bytes);
  return inLines(
      {{"format", "epsiscope-release-manifest"}, {"ledger", ledger}, {"entry", entry}, {"sha256", list}});
}

std::string signatureOf(const std::string& manifest, const SigningKey& key) {
  return inLines({{"algorithm", "Ed25519"},
                  {"of", kManifestFile},
                  {"public_key", key.publicKeyHex()},
                  {"signature", key.signatureHex(manifest)}});
}

}  // namespace epsiscope

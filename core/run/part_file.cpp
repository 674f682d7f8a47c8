#include "core/run/part_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <exception>
#include <limits>
#include <system_error>
#include <utility>

#include "core/base/file_error.h"
#include "core/base/json_count.h"
#include "core/base/plain_file.h"
#include "core/base/sha256.h"
#include "core/base/store.h"
#include "core/results/guarantee_json.h"
#include "core/results/result_file.h"

namespace epsiscope {

namespace {

namespace fs = std::filesystem;

constexpr const char* kPartFormat = "epsiscope-part";
constexpr int kPartVersion = 1;
constexpr const char* kEnding = ".part";
constexpr std::size_t kChecksum = 16;  // hexadecimal digits before each line

std::string nameOf(const Shard& shard) {
  return "shard-" + std::to_string(shard.index) + "-of-" + std::to_string(shard.count);
}

/// JSON has no infinity and no NaN.
Json anyNumber(double value) {
  if (std::isfinite(value)) return value;
  return std::isnan(value) ? "nan" : value > 0 ? "inf" : "-inf";
}

double numberFrom(const Json& json) {
  if (json.is_number()) return json.get<double>();
  const std::string text = json.get<std::string>();
  if (text == "nan") return std::numeric_limits<double>::quiet_NaN();
  if (text != "inf" && text != "-inf") throw WrongKind();
  return text == "inf" ? std::numeric_limits<double>::infinity() : -std::numeric_limits<double>::infinity();
}

Json headOf(const RunPart& part) {
  Json cells = Json::array();
  for (const CellPlan& cell : part.cells)
    cells.push_back({{"rows", cell.rows.size()},
                     {"draws", cell.draws},
                     {"cost", anyNumber(cell.cost)},
                     {"repeats", cell.repeatsPrevious}});
  return {{"format", kPartFormat},
          {"version", kPartVersion},
          {"shard", part.shard.index},
          {"of", part.shard.count},
          {"commit", part.commit},
          {"prior_sha256", part.priorSha256},
          {"run", parseJson(toJson(part.facts), {})},
          {"cells", cells}};
}

/// Whether a run can have been divided so.
bool isPossible(const RunPart& part) {
  const std::vector<CellPlan>& cells = part.cells;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells[i].draws < 1 || !(cells[i].cost >= 0)) return false;
    if (cells[i].repeatsPrevious && (i == 0 || cells[i].rows.size() != cells[i - 1].rows.size()))
      return false;
  }
  return part.shard.index >= 1 && part.shard.index <= part.shard.count && part.shard.count <= kMostShards;
}

RunPart partFrom(const Json& head, const std::string& file) {
  RunPart part{.shard = {.index = countFrom<std::size_t>(head.at("shard")),
                         .count = countFrom<std::size_t>(head.at("of"))},
               .facts = resultFrom(head.at("run"), file),
               .commit = head.value("commit", std::string()),
               .priorSha256 = head.at("prior_sha256").get<std::string>(),
               .cells = {},
               .trials = {},
               .found = {}};
  auto row = part.facts.series.begin();
  for (const Json& json : head.at("cells")) {
    const auto rows = countFrom<std::ptrdiff_t>(json.at("rows"));
    if (rows > part.facts.series.end() - row) throw WrongKind();
    part.cells.push_back({.rows = {row, row + rows},
                          .draws = countFrom<std::size_t>(json.at("draws")),
                          .cost = numberFrom(json.at("cost")),
                          .repeatsPrevious = json.at("repeats").get<bool>()});
    row += rows;
  }
  if (row != part.facts.series.end() || !isPossible(part)) throw WrongKind();
  return part;
}

Json jsonOf(const CellOfTrial& cell, const CellValues& found, double seconds) {
  Json values = Json::array();
  for (const std::vector<double>& row : found.values) {
    Json& numbers = values.emplace_back(Json::array());
    for (const double value : row) numbers.push_back(anyNumber(value));
  }
  return {{"trial", cell.trial},
          {"cell", cell.cell},
          {"learner", found.learner},
          {"lambda", anyNumber(found.lambda)},
          {"zeta", anyNumber(found.zeta)},
          {"values", values},
          {"note", found.note},
          {"guarantee", guaranteeToJson(found.guarantee)},
          {"without_privacy", anyNumber(found.withoutPrivacy)},
          {"notes", found.notes},
          {"seconds", seconds}};
}

CellValues valuesFrom(const Json& json) {
  CellValues found{.learner = json.at("learner").get<std::string>(),
                   .lambda = numberFrom(json.at("lambda")),
                   .zeta = numberFrom(json.at("zeta")),
                   .values = {},
                   .note = json.at("note").get<std::string>(),
                   .guarantee = guaranteeFromJson(json.at("guarantee")),
                   .withoutPrivacy = numberFrom(json.at("without_privacy")),
                   .notes = json.at("notes").get<std::vector<std::string>>()};
  for (const Json& row : json.at("values")) {
    std::vector<double>& values = found.values.emplace_back();
    for (const Json& value : row) values.push_back(numberFrom(value));
  }
  return found;
}

/// Takes up a line. One of another cell than there is, or of other rows, is ignored.
void addLine(const Json& line, RunPart& part) {
  const int trial = countFrom<int>(line.at("trial"));
  if (trial < 1 || trial > part.facts.study.trials) throw WrongKind();
  if (!line.contains("cell")) {
    part.trials[trial] = {.trainRows = countFrom<std::size_t>(line.at("train_rows")),
                          .notes = line.at("notes").get<std::vector<std::string>>(),
                          .seconds = line.at("seconds").get<double>()};
    return;
  }
  const auto cell = countFrom<std::size_t>(line.at("cell"));
  CellValues found = valuesFrom(line);
  if (cell >= part.cells.size() || found.values.size() != part.cells[cell].rows.size()) throw WrongKind();
  part.seconds += line.at("seconds").get<double>();
  part.found.emplace(CellOfTrial{.trial = trial, .cell = cell}, std::move(found));
}

/// The text of a line without its checksum; nothing if that is not the text's.
std::optional<std::string_view> checkedText(std::string_view line) {
  if (line.size() <= kChecksum || line[kChecksum] != ' ') return std::nullopt;
  const std::string_view text = line.substr(kChecksum + 1);
  if (sha256Of(text).compare(0, kChecksum, line.substr(0, kChecksum)) != 0) return std::nullopt;
  return text;
}

FileError damagedPart(const fs::path& file) {
  return FileError({.file = shownPath(file), .columnName = {}}, "it is not what a shard of a run has written",
                   "move it away and run the shard again");
}

RunPart readHead(std::string_view text, const fs::path& file) {
  const Json head = parseJson(std::string(text), file.string());
  if (!head.is_object() || !head.contains("format") || head["format"] != kPartFormat) throw damagedPart(file);
  if (countFrom<int>(head.at("version")) > kPartVersion)
    throw FileError({.file = shownPath(file), .columnName = {}},
                    "this shard was written by a newer Epsiscope", "merge with that version");
  return partFrom(head, file.string());
}

}  // namespace

std::optional<RunPart> readPart(const fs::path& file, const GoOn& goOn) {
  std::optional<RunPart> part;
  try {
    const std::string all = readWholeFile(file, kLargestResults, goOn);
    std::string_view left = all;
    while (!left.empty()) {
      if (!goOn()) throw Cancelled();
      const std::size_t end = std::min(left.find('\n'), left.size());
      const std::optional<std::string_view> text = checkedText(left.substr(0, end));
      left.remove_prefix(std::min(end + 1, left.size()));
      if (!part) {
        if (!text) return std::nullopt;
        part = readHead(*text, file);
      } else if (text) {
        addLine(parseJson(std::string(*text), file.string()), *part);
      }
    }
  } catch (const WrongKind&) {
    throw damagedPart(file);
  } catch (const Json::exception&) {
    throw damagedPart(file);
  } catch (const std::exception&) {
    throwAsFileError(shownPath(file));
  }
  return part;
}

std::vector<fs::path> partsIn(const fs::path& folder, const std::optional<Shard>& shard) {
  const std::string start = shard ? nameOf(*shard) + "." : "shard-";
  std::vector<fs::path> found;
  std::error_code error;
  fs::directory_iterator inside(folder, error);
  for (; !error && inside != fs::directory_iterator(); inside.increment(error))
    if (inside->path().extension() == kEnding && inside->path().filename().string().starts_with(start))
      found.push_back(inside->path());
  if (error)
    throw FileError({.file = shownPath(folder), .columnName = {}}, "it cannot be read: " + error.message(),
                    "name the folder that the shards were written into");
  std::ranges::sort(found);
  return found;
}

PartWriter::PartWriter(const fs::path& folder, const RunPart& part) {
  for (int attempt = 1; m_file == nullptr || m_file->error() == EEXIST; ++attempt)
    m_file = std::make_unique<GrowingFile>(folder /
                                           (nameOf(part.shard) + "." + std::to_string(attempt) + kEnding));
  if (m_file->isOpen()) write(dumped(headOf(part)));
  finish();
  flushFolder(folder, m_file->path());
}

void PartWriter::add(int trial, const TrialFacts& facts) {
  write(dumped(Json{{"trial", trial},
                    {"train_rows", facts.trainRows},
                    {"notes", facts.notes},
                    {"seconds", facts.seconds}}));
}

void PartWriter::add(const CellOfTrial& cell, const CellValues& found, double seconds) {
  write(dumped(jsonOf(cell, found, seconds)));
}

void PartWriter::write(std::string_view line) {
  m_file->add(sha256Of(line).substr(0, kChecksum) + ' ' + std::string(line) + '\n');
}

void PartWriter::finish() {
  if (m_file->flush()) return;
  throw FileError({.file = shownPath(m_file->path()), .columnName = {}},
                  "it cannot be written: " + std::generic_category().message(m_file->error()),
                  "make room or choose another folder, and start the shard again");
}

}  // namespace epsiscope

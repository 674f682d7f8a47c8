#include "core/results/result_file.h"

#include "core/base/file_error.h"
#include "core/base/json_count.h"
#include "core/base/plain_file.h"
#include "core/base/sha256.h"
#include "core/base/store.h"
#include "core/results/guarantee_json.h"
#include "core/study/number_keys.h"
#include "core/study/plan.h"
#include "core/study/study_json.h"
#include "core/study/study_names.h"
#include "core/text/csv_cell.h"
#include "core/text/digits17.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <exception>
#include <limits>
#include <utility>

namespace epsiscope {

namespace {

constexpr int kResultVersion = 1;
constexpr const char* kResultFormat = "epsiscope-results";
constexpr const char* kOwnHash = "sha256";

struct NumberColumn {
  const char* name;
  double ResultRow::*value;
};
constexpr std::array<NumberColumn, 10> kNumbers{{{"epsilon", &ResultRow::epsilon},
                                                 {"lambda", &ResultRow::lambda},
                                                 {"zeta", &ResultRow::zeta},
                                                 {"mean", &ResultRow::mean},
                                                 {"sd", &ResultRow::sd},
                                                 {"q05", &ResultRow::q05},
                                                 {"q25", &ResultRow::q25},
                                                 {"q50", &ResultRow::q50},
                                                 {"q75", &ResultRow::q75},
                                                 {"q95", &ResultRow::q95}}};
constexpr std::size_t kParameters = 3;  // epsilon, lambda, zeta come before metric and kind

struct TextColumn {
  const char* name;
  std::string ResultRow::*value;
};
constexpr std::array<TextColumn, 5> kTexts{{{"task", &ResultRow::task},
                                            {"method", &ResultRow::method},
                                            {"learner", &ResultRow::learner},
                                            {"metric", &ResultRow::metric},
                                            {"kind", &ResultRow::kind}}};

double orNaN(const Json& json) {
  return json.is_null() ? std::numeric_limits<double>::quiet_NaN() : json.get<double>();
}

/// The remark about the promise: why it does not hold, or whom it leaves out.
std::string reasonOf(const Guarantee& guarantee) {
  std::string reason = guarantee.note();
  addSentence(reason, completeRowsNote(guarantee));
  return reason;
}

/// "yes" or "no"; empty where the file did not say.
std::string isMethodPrivate(const std::optional<Guarantee>& guarantee) {
  if (!guarantee) return {};
  return guarantee->isPrivate() ? "yes" : "no";
}

/// epsilon_total,delta,neighbours,trust,private,reason; all but the note empty where the file did not say.
std::string csvGuarantee(const std::optional<Guarantee>& guarantee, const std::string& note) {
  if (!guarantee) return ",,,,," + csvCell(note);
  std::string reason = note;
  addSentence(reason, reasonOf(*guarantee));
  const bool isBounded = std::isfinite(guarantee->epsilon());
  return digits17(guarantee->epsilon()) + ',' + (isBounded ? digits17(guarantee->delta()) : std::string()) +
         ',' + idOf(guarantee->neighbours()) + ',' + idOf(guarantee->trust()) + ',' +
         isMethodPrivate(guarantee) + ',' + csvCell(reason);
}

Json rowToJson(const ResultRow& row) {
  Json json;
  for (const TextColumn& column : kTexts) json[column.name] = row.*column.value;
  for (const NumberColumn& column : kNumbers) json[column.name] = numberOrNull(row.*column.value);
  if (row.trainRows > 0) json["train_rows"] = row.trainRows;
  if (std::isfinite(row.withoutPrivacy)) json["without_privacy"] = row.withoutPrivacy;
  if (!row.group.empty()) json["group"] = row.group;
  if (std::isfinite(row.halfWidth)) json["half_width"] = row.halfWidth;
  if (!row.note.empty()) json["note"] = row.note;
  if (row.role) json["role"] = idOf(*row.role);
  if (row.guarantee) json["guarantee"] = guaranteeToJson(*row.guarantee);
  json["trials"] = row.trials;
  json["values"] = Json::array();
  for (const double value : row.values) json["values"].push_back(numberOrNull(value));
  return json;
}

MethodRole roleFrom(const Json& json) {
  const std::optional<MethodRole> role = methodRoleNamed(json.get<std::string>());
  if (!role) throw WrongKind();
  return *role;
}

ResultRow rowFromJson(const Json& json) {
  ResultRow row;
  for (const TextColumn& column : kTexts) row.*column.value = json.at(column.name).get<std::string>();
  for (const NumberColumn& column : kNumbers) row.*column.value = orNaN(json.at(column.name));
  if (json.contains("train_rows")) row.trainRows = countFrom<std::size_t>(json.at("train_rows"));
  if (json.contains("without_privacy")) row.withoutPrivacy = json.at("without_privacy").get<double>();
  if (json.contains("group")) row.group = json.at("group").get<std::string>();
  if (json.contains("half_width")) row.halfWidth = json.at("half_width").get<double>();
  if (json.contains("note")) row.note = json.at("note").get<std::string>();
  if (json.contains("role")) row.role = roleFrom(json.at("role"));
  if (json.contains("guarantee")) row.guarantee = guaranteeFromJson(json.at("guarantee"));
  row.trials = countFrom<int>(json.at("trials"));
  for (const Json& value : json.at("values")) row.values.push_back(orNaN(value));
  return row;
}

struct CountKey {
  const char* name;
  std::size_t RowCounts::*count;
};
/// Beside those where the unit is the person.
constexpr std::array<CountKey, 3> kPersonCounts{{{"persons", &RowCounts::persons},
                                                 {"dropped_without_person", &RowCounts::withoutPerson},
                                                 {"dropped_beyond_most", &RowCounts::beyondMost}}};
/// Beside "rows", which is rowsUsed.
constexpr std::array<CountKey, 5> kCounts{{{"rows_in_file", &RowCounts::rowsInFile},
                                           {"dropped_for_missing", &RowCounts::droppedForMissing},
                                           {"dropped_for_bad", &RowCounts::droppedForBad},
                                           {"cells_filled_missing", &RowCounts::cellsFilledMissing},
                                           {"cells_filled_bad", &RowCounts::cellsFilledBad}}};

/// Earlier versions wrote none.
RowCounts countsFromJson(const Json& data) {
  RowCounts counts;
  if (!data.contains(kCounts.front().name)) return counts;
  for (const CountKey& key : kCounts) counts.*key.count = countFrom<std::size_t>(data.at(key.name));
  counts.rowsUsed = countFrom<std::size_t>(data.at("rows"));
  for (const CountKey& key : kPersonCounts)
    if (data.contains(key.name)) counts.*key.count = countFrom<std::size_t>(data.at(key.name));
  return counts;
}

/// No run has been made with other numbers, and values are counted by these.
void requireCounts(const Study& study) {
  for (const char* key : {"trials", "test_fraction", "private_classifier.draws"})
    if (!numberKey(key).range.holds(numberKey(key).get(study).value_or(0))) throw WrongKind();
}

/// Earlier versions wrote the names alone.
std::map<std::string, std::string> filesFromJson(const Json& json) {
  std::map<std::string, std::string> files;
  if (json.is_array())
    for (const Json& name : json) files[name.get<std::string>()] = "";
  else
    for (const auto& [name, sha256] : json.items()) files[name] = sha256.get<std::string>();
  return files;
}

Result resultFromJson(const Json& json, const std::string& file) {
  Result result;
  result.study = studyFromJson(json.at("study"), file);
  requireCounts(result.study);
  result.version = json.at("epsiscope").get<std::string>();
  result.date = json.at("date").get<std::string>();
  result.complete = json.at("complete").get<bool>();
  result.threads = countFrom<unsigned>(json.at("threads"));
  const Json& data = json.at("data");
  result.dataName = data.at("name").get<std::string>();
  result.dataSha256 = data.at("sha256").get<std::string>();
  result.rows = countFrom<std::size_t>(data.at("rows"));
  result.trainRows = countFrom<std::size_t>(data.at("train_rows"));
  result.clippedLabels = countFrom<std::size_t>(data.at("clipped_labels"));
  result.counts = countsFromJson(data);
  for (const Json& note : json.at("notes")) result.notes.push_back(note.get<std::string>());
  for (const auto& [name, seconds] : json.at("seconds").items())
    result.phases.push_back({name, seconds.get<double>()});
  if (json.contains("files")) result.files = filesFromJson(json.at("files"));
  if (json.contains(kOwnHash)) result.sha256 = json.at(kOwnHash).get<std::string>();
  if (!json.at("series").is_array()) throw WrongKind();
  for (const Json& row : json.at("series")) result.series.push_back(rowFromJson(row));
  return result;
}

Json resultToJson(const Result& result) {
  Json json;
  json["format"] = kResultFormat;
  json["version"] = kResultVersion;
  json["epsiscope"] = result.version;
  json["date"] = result.date;
  json["private"] = false;  // errors against the true labels: Classroom
  json["complete"] = result.complete;
  json["seed"] = result.study.seed;
  json["threads"] = result.threads;
  json["data"] = {{"name", result.dataName},
                  {"sha256", result.dataSha256},
                  {"rows", result.rows},
                  {"train_rows", result.trainRows},
                  {"clipped_labels", result.clippedLabels}};
  for (const CountKey& key : kCounts) json["data"][key.name] = result.counts.*key.count;
  if (result.counts.persons > 0)
    for (const CountKey& key : kPersonCounts) json["data"][key.name] = result.counts.*key.count;
  json["study"] = studyToJson(result.study);
  json["notes"] = result.notes;
  json["seconds"] = Json::object();
  for (const Result::Phase& phase : result.phases) json["seconds"][phase.name] = phase.seconds;
  if (!result.files.empty()) json["files"] = result.files;
  json["series"] = Json::array();
  for (const ResultRow& row : result.series) json["series"].push_back(rowToJson(row));
  return json;
}

/// "Rows: 1000 in the file, ...": always, so that nothing is left out unseen.
std::string countsLine(const RowCounts& counts) {
  const auto text = [](std::size_t count) { return std::to_string(count); };
  return "Rows: " + text(counts.rowsInFile) + " in the file, " + text(counts.rowsUsed) + " used, " +
         text(counts.droppedForMissing) + " dropped for missing cells, " + text(counts.droppedForBad) +
         " dropped for cells that are no numbers; cells filled with means: " +
         text(counts.cellsFilledMissing) + " missing, " + text(counts.cellsFilledBad) + " no numbers\n" +
         (counts.persons > 0
              ? "Persons: " + text(counts.persons) + "; " + text(counts.withoutPerson) +
                    " rows dropped of nobody, " + text(counts.beyondMost) + " beyond the most of one person\n"
              : std::string());
}

/// unit,rows_per_person: whose part of the table all promises of the study are about.
std::string csvUnit(const Study& study) {
  const ProtectedUnit unit = protectedUnit(study.data);
  return unit.isPerson() ? "person," + std::to_string(unit.most) : std::string("row,");
}

/// data,seed,mode: what every row is of, so that a table that is joined with others still says it.
std::string csvOrigin(const Result& result) {
  return csvCell(result.dataName) + ',' + std::to_string(result.study.seed) + ',' + nameOf(result.study.mode);
}

std::string csvOf(const Result& result, bool learningCurve) {
  const std::string origin = csvOrigin(result), unit = csvUnit(result.study);
  std::string text = "task,method,learner,epsilon,lambda,zeta,metric,kind,mean,sd,q05,q25,q50,q75,q95,trials";
  text += learningCurve ? ",train_rows" : "";
  text += ",data,seed,mode,epsilon_total,delta,neighbours,trust,private,reason,role,";
  text += "method_private,error_private,unit,rows_per_person,group,half_width\n";
  for (const ResultRow& row : result.series) {
    if ((row.trainRows > 0) != learningCurve) continue;
    text += row.task + ',' + row.method + ',' + csvCell(row.learner);
    for (std::size_t i = 0; i < kParameters; ++i) text += ',' + digits17(row.*kNumbers[i].value);
    text += ',' + row.metric + ',' + row.kind;
    for (std::size_t i = kParameters; i < kNumbers.size(); ++i)
      text += ',' + digits17(row.*kNumbers[i].value);
    text += ',' + std::to_string(row.trials);
    if (learningCurve) text += ',' + std::to_string(row.trainRows);
    text += ',' + origin + ',' + csvGuarantee(row.guarantee, row.note) + ',' +
            (row.role ? idOf(*row.role) : "") + ',' + isMethodPrivate(row.guarantee) + ",no," + unit + ',' +
            csvCell(row.group) + ',' + digits17(row.halfWidth) + '\n';
  }
  return text;
}

}  // namespace

std::string toCsv(const Result& result) {
  return csvOf(result, false);
}

std::string learningCurveCsv(const Result& result) {
  return csvOf(result, true);
}

std::string csvNotes(const Result& result) {
  std::string text = "Epsiscope " + result.version + ", seed " + std::to_string(result.study.seed) +
                     ", data SHA-256 " + result.dataSha256 +
                     "\nClassroom mode: computed from the true labels, not private; the columns from "
                     "epsilon_total to reason are of what a method would release, not of its error, which a "
                     "reason may begin with; where role is not method, a row is a part of an error or what "
                     "methods are measured against, and nothing to be released\n";
  if (isPlan(result.study.data)) text += std::string(kPlannedMark) + '\n';
  text += countsLine(result.counts);
  if (!result.complete) text += "Stopped early: finished cells only\n";
  return text;
}

std::string ownSha256(const Result& result) {
  return sha256Of(dumpedAsItIs(resultToJson(result), 1));
}

std::string toJson(const Result& result) {
  Json json = resultToJson(result);
  json[kOwnHash] = sha256Of(dumpedAsItIs(json, 1));
  return dumped(json, 1) + "\n";
}

bool hasOwnSha256(const Json& parsed) {
  if (!parsed.is_object() || !parsed.contains("format") || parsed["format"] != kResultFormat ||
      !parsed.contains(kOwnHash) || !parsed[kOwnHash].is_string())
    return false;
  Json rest = parsed;
  rest.erase(kOwnHash);
  return parsed[kOwnHash].get<std::string>() == sha256Of(dumped(rest, 1));
}

Result parseResult(const std::string& json, const std::string& nameForErrors, const GoOn& goOn) {
  return resultFrom(parseJson(json, nameForErrors, goOn), nameForErrors);
}

Result resultFrom(const Json& parsed, const std::string& nameForErrors) {
  const FileError::Place place{.file = nameForErrors, .columnName = {}};
  if (!parsed.is_object() || !parsed.contains("format") || parsed["format"] != kResultFormat)
    throw FileError(place, sentence("Core", "it is JSON but not a results file"),
                    sentence("Core", "choose the results.json that a run has written"));
  if (parsed.contains("version") && parsed["version"].is_number() &&
      parsed["version"].get<double>() > kResultVersion)
    throw FileError(place, sentence("Core", "these results were written by a newer Epsiscope"),
                    sentence("Core", "open them with that version"));
  const FileError damaged(place, sentence("Core", "a part of the results is missing or of the wrong kind"),
                          sentence("Core", "run the study again"));
  try {
    return resultFromJson(parsed, nameForErrors);
  } catch (const Json::exception&) {
    throw damaged;
  } catch (const WrongKind&) {
    throw damaged;
  }
}

Result readResult(const std::filesystem::path& file, const GoOn& goOn) {
  try {
    Result result = parseResult(readWholeFile(file, kLargestResults, goOn), file.string(), goOn);
    if (!result.sha256.empty() && result.sha256 != ownSha256(result))
      result.notes.push_back(sentence("Core", kChangedSinceRun));
    return result;
  } catch (const std::exception&) {
    throwAsFileError(shownPath(file));
  }
}

}  // namespace epsiscope

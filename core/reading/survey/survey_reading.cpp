#include "core/reading/survey/survey_reading.h"

#include "core/base/parallel.h"
#include "core/reading/survey/survey_columns.h"
#include "core/reading/survey/survey_file.h"
#include "core/reading/survey/survey_source.h"
#include "core/reading/text/columns.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace epsiscope {

namespace {

/// The bytes that tell these files from others.
constexpr std::size_t kMarkedBytes = 1024;
/// Smaller files are not worth a thread.
constexpr std::size_t kWorthHashThread = std::size_t{1} << 20;
/// The share of the work that is over when all cells are there.
constexpr double kShareOfCells = 0.9;

std::string formatOf(FileKind kind) {
  switch (kind) {
    case FileKind::stata:
      return "Stata";
    case FileKind::sas:
    case FileKind::sasTransport:
      return "SAS";
    default:
      return "SPSS";
  }
}

/// Hashing takes as long as parsing: large files have a thread for each.
std::optional<SurveyFile> parseHashed(SurveySource& source, const std::string& shownFile,
                                      const SurveyWish& wish, const GoOn& goOn) {
  std::optional<SurveyFile> found;
  if (source.size() < kWorthHashThread) {
    found = parseSurvey(source, shownFile, wish, goOn);
    source.hash();
    return found;
  }
  parallelFor(2, 2, [&](std::size_t job) {
    if (job == 1) {
      source.hash();
      return true;
    }
    try {
      found = parseSurvey(source, shownFile, wish, goOn);
    } catch (...) {
      source.stopHashing();
      throw;
    }
    if (!found) source.stopHashing();
    return found.has_value();
  });
  return found;
}

/// The list of labels that a column of SAS names by its format: "SEX" by "SEX8.".
std::string labelSetOf(std::string format) {
  while (!format.empty() && std::string_view("0123456789.").find(format.back()) != std::string_view::npos)
    format.pop_back();
  return format;
}

/// Takes the labels of a SAS file from the catalogue of the same name beside it.
void takeCatalogue(const std::filesystem::path& file, const SurveyWish& wish, const GoOn& goOn,
                   SurveyFile& found) {
  std::filesystem::path beside = file;
  beside.replace_extension(".sas7bcat");
  std::error_code unknown;
  if (wish.kind != FileKind::sas || !std::filesystem::is_regular_file(beside, unknown)) return;
  SurveySource source(beside);
  std::optional<SurveyFile> labels = parseSurvey(
      source, shownPath(beside), {.kind = FileKind::sasCatalogue, .encoding = wish.encoding}, goOn);
  if (!labels) throw Cancelled{};
  for (SurveyColumn& column : found.columns)
    if (!labels->labelSets.contains(column.labelSet)) column.labelSet = labelSetOf(column.format);
  refuseUnreadableLabels(found.columns, *labels, wish, shownPath(beside));
  found.labelSets = std::move(labels->labelSets);
  found.catalogue = beside.filename().string();
}

template <class Key>
bool differs(const Key& key, const ReadOptions& given, const ReadOptions& usual) {
  return given.*key.parsed != usual.*key.parsed;
}

/// Names the given settings that only texts have a need of.
void noteUnused(const ReadOptions& given, std::vector<std::string>& notes) {
  constexpr std::array<std::string_view, 4> kUsed = {"encoding", "names", "missing_values", "short_years"};
  const ReadOptions usual = asRead(Reading{});
  std::vector<std::string> names;
  for (const ReadingKey& key : readingKeys()) {
    const bool isUsed = std::ranges::count(kUsed, std::string_view(key.key)) > 0;
    const bool isOther =
        std::visit([&](const auto& value) { return differs(value, given, usual); }, key.value);
    if (!isUsed && isGiven(given, key) && isOther) names.emplace_back(key.option);
  }
  if (!names.empty())
    notes.push_back(
        filled(sentence("Core", "A file of SPSS, Stata or SAS has no %1: the setting for it was not needed."),
               quotedList(names)));
}

std::vector<Finding> surveyFindings(const Reading& reading, const ReadOptions& given) {
  std::vector<Finding> found;
  if (given.encoding)
    found.push_back({.key = "encoding",
                     .value = reading.encoding,
                     .reason = sentence("Core", "as chosen"),
                     .given = true});
  found.push_back({.key = "missing_values",
                   .value = usedText(reading, readingKey("missing_values")),
                   .reason = given.missing
                                 ? sentence("Core", "as chosen")
                                 : sentence("Core", "the file itself says which values are missing ones"),
                   .given = given.missing.has_value()});
  return found;
}

Dataset datasetOf(SurveyFile file, FileKind kind, const ReadOptions& options, const std::string& shownFile) {
  Dataset dataset;
  noteUnused(options, dataset.notes);
  dataset.description = file.label;
  dataset.reading.format = formatOf(kind);
  dataset.reading.missing = options.missing.value_or(std::vector<std::string>());
  if (!file.encoding.empty()) dataset.reading.encoding = file.encoding;
  if (options.encoding) dataset.reading.encoding = *options.encoding;
  dataset.findings = surveyFindings(dataset.reading, options);
  if (!file.catalogue.empty())
    dataset.notes.push_back(filled(sentence("Core", "The labels of its values come from %1 beside the file."),
                                   epsiscope::quoted(file.catalogue)));
  if (file.lostSigns)
    dataset.notes.push_back(sentence(
        "Core", "Some of its characters are none that a .por file can hold: they became question marks."));
  const auto weight =
      std::ranges::find(file.columns, file.weight, &SurveyColumn::name) - file.columns.begin();
  const bool isWeighted = !file.weight.empty() && std::cmp_less(weight, file.columns.size());
  dataset.columns = surveyColumns(std::move(file), shownFile, kind, options, dataset.notes);
  if (isWeighted) dataset.weight = dataset.columns[static_cast<std::size_t>(weight)].name;
  noteShortYears(options, dataset);
  settleOddCells(options.declared, dataset);
  noteReadings(dataset);
  return dataset;
}

}  // namespace

std::optional<FileKind> surveyKind(const std::filesystem::path& file) {
  const FileKind kind = fileKind(beginningOf(file, kMarkedBytes));
  return isSurvey(kind) ? std::optional(kind) : std::nullopt;
}

std::optional<Dataset> readSurvey(const std::filesystem::path& file, FileKind kind,
                                  const ReadOptions& options, const GoOn& goOn) {
  const std::string shownFile = shownPath(file);
  SurveySource source(file);
  const SurveyWish wish{.kind = kind, .encoding = options.encoding.value_or("")};
  std::optional<SurveyFile> found = parseHashed(source, shownFile, wish, goOn.part(0, kShareOfCells));
  if (!found || !goOn(kShareOfCells)) return std::nullopt;
  if (source.changed()) refuseChangedFile(shownFile);
  takeCatalogue(file, wish, goOn.at(kShareOfCells), *found);
  Dataset dataset = datasetOf(std::move(*found), kind, options, shownFile);
  dataset.sha256 = source.sha256();
  if (!goOn(1)) return std::nullopt;
  return dataset;
}

Dataset surveyHead(const std::filesystem::path& file, FileKind kind, const ReadOptions& options,
                   std::size_t rows, const GoOn& goOn) {
  const std::string shownFile = shownPath(file);
  SurveySource source(file);
  const SurveyWish wish{.kind = kind, .encoding = options.encoding.value_or(""), .mostRows = rows};
  std::optional<SurveyFile> found = parseSurvey(source, shownFile, wish, goOn);
  if (!found) throw Cancelled{};
  takeCatalogue(file, wish, goOn, *found);
  return datasetOf(std::move(*found), kind, options, shownFile);
}

}  // namespace epsiscope

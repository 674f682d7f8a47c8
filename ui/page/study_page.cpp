#include "ui/page/study_page.h"

#include <nlohmann/json.hpp>

#include "core/base/file_error.h"
#include "core/base/json.h"
#include "core/base/plain_file.h"
#include "core/base/said_error.h"
#include "core/page/page_table.h"
#include "core/page/page_template.h"
#include "core/page/page_truth.h"
#include "core/page/planned_twin.h"
#include "core/study/load.h"
#include "core/study/study_json.h"
#include "core/study/study_paths.h"
#include "core/tasks/problems.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"
#include "ui/page/static_parts.h"

namespace epsiscope {

namespace {

/// The largest template that is read.
constexpr std::size_t kLargestTemplate = std::size_t{64} << 20;

void refuseFilesBeside(const Study& study) {
  for (const std::string& file : filesBeside(study))
    if (!file.empty())
      throw FileError({.file = shortened(file, 300)},
                      sentence("Core", "a page cannot hold the file of a prior"),
                      sentence("Core", "set label_privacy.prior to noisy-counts"));
}

/// The state that the window would have with this study.
AppState pageState(const PageOrder& order, const GoOn& goOn) {
  AppState state;
  state.study = state.savedStudy = order.study;
  state.study.view.charts.clear();
  state.dataset = order.table->dataset();
  state.table = order.table;
  state.cache = buildCache(state.study, order.table, goOn, order.folder);
  return state;
}

double megabytes(std::size_t bytes) {
  return static_cast<double>(bytes) / static_cast<double>(std::size_t{1} << 20);
}

/// Says how many of the rows there is room for, and how to leave others out.
[[noreturn]] void refuseSize(const PageOrder& order, std::size_t size, std::size_t tableSize) {
  const std::string most = roundedText(megabytes(kLargestPage), 3), all = roundedText(megabytes(size), 3);
  const std::size_t rest = size - tableSize, room = rest < kLargestPage ? kLargestPage - rest : 0;
  const std::size_t rows = rowsOfPage(order.study, order.table->data()).size();
  if (room == 0 || rows == 0)
    throw SaidError(filled(sentence("Core",
                                    "The page would have %1 MB, and a page may have %2 MB; even without a "
                                    "table it is too large: build a smaller page.html."),
                           all, most));
  const auto fitting = static_cast<std::size_t>(static_cast<double>(room) / static_cast<double>(tableSize) *
                                                static_cast<double>(rows));
  throw SaidError(filled(sentence("Core",
                                  "The page would have %1 MB, and a page may have %2 MB: with its %3 columns "
                                  "%4 of %5 rows would fit; hand out fewer rows or fewer features "
                                  "(data.features), or planned data."),
                         all, most, columnsInUse(order.study, order.table->data()).size(), fitting, rows));
}

Json contentsOf(const PageOrder& order, const Json& table, const StaticParts& parts) {
  const PreparedData& data = order.table->data();
  const bool isLesson = !order.lesson.empty();
  Json json = {{"kind", isLesson ? "lesson" : "study"}};
  if (isLesson) json["lesson"] = parseJson(order.lesson, "lesson");
  json["study"] = studyToJson(pageStudy(order.study, data));
  json["table"] = table;
  json["language"] = order.language.toStdString();
  json["truth"] = isOfPeople(order.study) ? Json(truthOfPage(order.study, data)) : Json();
  json["static"] = {{"title", parts.title.toStdString()},
                    {"conclusion", parts.conclusion.toStdString()},
                    {"program", "Epsiscope " EPSISCOPE_VERSION}};
  return json;
}

}  // namespace

PageOrder withPlannedPeople(const PageOrder& order, const GoOn& goOn) {
  PlannedTwin twin = plannedTwin(order.study, *order.table);
  if (!twin.missing.empty()) {
    std::string all;
    for (const std::string& sentence : twin.missing) addSentence(all, sentence);
    throw SaidError(all);
  }
  PageOrder planned = order;
  planned.study = std::move(twin.study);
  planned.table = PreparedTable::of(planned.study, loadData(planned.study.data, order.folder, goOn));
  const std::vector<Problem> found = problems(planned.study, *planned.table, order.folder);
  if (!found.empty())
    throw SaidError(filled(sentence("Core", "Planned data of the same shape do not suit this study: %1"),
                           found.front().sentence));
  return planned;
}

QByteArray pageOf(const PageOrder& order, const std::filesystem::path& templateFile, const GoOn& goOn) {
  refuseFilesBeside(order.study);
  const std::string page = readWholeFile(templateFile, kLargestTemplate, goOn);
  const AppState state = pageState(order, goOn);
  if (!state.cache) return {};
  StaticParts parts = staticPartsOf(state, goOn);
  if (!goOn()) return {};
  if (!order.lesson.empty())
    parts.title = QString::fromStdString(parseJson(order.lesson, "lesson").value("title", std::string()));
  const Json table = isOfPeople(order.study) ? pageTable(order.study, order.table->data()) : Json();
  const std::string whole = filledPage(page, {.language = order.language.toStdString(),
                                              .title = parts.title.toStdString(),
                                              .data = dumped(contentsOf(order, table, parts)),
                                              .picture = parts.picture.toStdString(),
                                              .errors = parts.errors.toStdString(),
                                              .words = parts.words.toStdString()});
  if (whole.size() > kLargestPage) refuseSize(order, whole.size(), inScript(dumped(table)).size());
  return QByteArray::fromStdString(whole);
}

}  // namespace epsiscope

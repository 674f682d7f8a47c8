#include "app/web/engine/page_study.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "app/web/engine/page_sliders.h"
#include "app/web/engine/preview_json.h"
#include "app/web/engine/page_audit.h"
#include "app/web/engine/page_column.h"
#include "core/page/table_json.h"
#include "core/base/file_error.h"
#include "core/base/numbers.h"
#include "core/privacy/guarantee.h"
#include "core/results/result.h"
#include "core/study/load.h"
#include "core/study/number_keys.h"
#include "core/study/study_file.h"
#include "core/study/study_json.h"
#include "core/tasks/methods.h"
#include "core/tasks/metric_words.h"
#include "core/tasks/noise_preview.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/problems.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trade_off_preview.h"
#include "core/tasks/warnings.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

/// The one that a solver is missing for in a browser; else none.
constexpr const char* kMethodNotHere = EPSISCOPE_PAGE_HAS_GLPK ? "" : kMethodUnbiased;

/// Keys of the address that are no study's: the shell keeps them.
const std::set<std::string> kOfTheShell = {"view", "lang", "theme", "splits", "step"};
/// Keys of the study's view that are no numbers with a slider.
const std::set<std::string> kOfTheView = {"learner",        "metric",      "method",
                                          "trade_off_axis", "theory_axis", "error_target",
                                          "feature",        "row",         "as_printed"};

void addProblem(const std::string& key, const std::string& what, Json& problems) {
  problems.push_back({{"what", what}, {"next", ""}, {"key", key}});
}

/// Says that a value stays as it was.
void addRefusal(const std::string& key, const Json& value, Json& problems) {
  addProblem(key,
             filled(sentence("Core", "A page cannot take %1 for %2, so that it stays as it was."),
                    value.is_string() ? quoted(value.get<std::string>()) : shortened(dumped(value), 60),
                    quoted(key)),
             problems);
}

std::string withoutMnemonic(std::string name) {
  std::erase(name, '&');
  return name;
}

/// The promise in a sentence: why there is none, or for whom it is and who sees true values.
std::string promiseSentence(const Guarantee& guarantee) {
  if (!guarantee.isPrivate())
    return guarantee.note().empty() ? sentence("Core", "Nothing is promised.") : guarantee.note();
  std::string text = guarantee.trust() == Guarantee::Trust::local
                         ? sentence("QObject", "Local: nobody but its owner sees a true label.")
                         : sentence("QObject", "Central: a trusted curator sees the true values.");
  addSentence(text, completeRowsNote(guarantee));
  addSentence(text, guarantee.note());
  return text;
}

std::vector<std::string> takeOut(std::vector<std::string>& methods, const std::string& method) {
  const auto gone = std::ranges::find(methods, method);
  if (gone == methods.end()) return {};
  methods.erase(gone);
  return {method};
}

}  // namespace

PageStudy::PageStudy(const Json& study, const Json& table) {
  m_study = studyFromJson(study, "study");
  m_data = m_study.data;
  if (m_study.mode != Mode::classroom)
    throw FileError({.file = "mode", .columnName = {}},
                    sentence("Core", "a page shows true errors, which a study in Release keeps back"),
                    sentence("Core", "make the page of a study in Classroom"));
  m_study.data = withKnownBounds(m_study.data);
  if (std::vector<std::string>* methods = taskOf(m_study).methodsOf(m_study)) {
    m_left = takeOut(*methods, kMethodNotHere);
    if (!m_left.empty())
      m_notes.push_back(
          filled(sentence("Core", "%1 is left out: a page has no solver for it, the program has."),
                 methodLabel(m_left.front())));
  }
  std::shared_ptr<const Dataset> dataset;
  if (table.is_null()) {
    dataset = loadData(m_study.data, {});
  } else {
    dataset = tableFromJson(table);
    // The recipe has read the file already.
    m_study.data.maxCategories = static_cast<int>(mostCategories(m_study.data));
    m_study.data.recipe.reset();
  }
  m_table = PreparedTable::of(m_study, dataset);
  if (std::vector<Problem> found = problems(m_study, *m_table); !found.empty())
    throw PageProblems{std::move(found)};
  prepare();
}

void PageStudy::prepare() {
  if (!m_splits.empty() && isCacheOf(*m_splits.front(), m_study, m_table->dataset().get())) return;
  m_splits = {buildCache(m_study, m_table)};
}

Json PageStudy::methods() const {
  const Task& task = taskOf(m_study);
  Json list = Json::array();
  for (const Method& method : task.methods()) {
    if (method.id == kMethodNotHere) continue;
    list.push_back({{"id", method.id},
                    {"name", sentence("Core", method.name.c_str())},
                    {"summary", method.summary.empty() ? "" : sentence("Core", method.summary.c_str())},
                    {"role", idOf(method.role)},
                    {"chosen", task.usesMethod(m_study, method.id)}});
  }
  return list;
}

Json PageStudy::facts() {
  const Dataset& dataset = *m_table->dataset();
  const PreparedData& data = m_table->data();
  const TaskCache& cache = *m_splits.front();
  Json views = Json::array();
  for (const PageView& view : pageViews())
    if (hasView(view, m_study))
      views.push_back({{"id", view.id}, {"name", withoutMnemonic(sentence("Tasks", view.name))}});
  std::vector<std::string> notes = m_notes;
  for (const auto* list : {&dataset.notes, &data.notes, &cache.notes})
    for (const std::string& note : *list) addOnce(notes, note);
  return {{"task", taskOf(m_study).facts().id},
          {"title", dataset.name},
          {"description", dataset.description},
          {"licence", dataset.licence},
          {"rows", data.rows.size()},
          {"features", data.features.size()},
          {"target", m_study.data.target},
          {"unit", taskOf(m_study).unitOf(m_study)},
          {"bounds", Json::array({numberOrNull(m_study.data.lower), numberOrNull(m_study.data.upper)})},
          {"views", views},
          {"view", m_study.view.tab},
          {"lists_methods", taskOf(m_study).methodsOf(m_study) != nullptr},
          {"methods", methods()},
          {"sliders", sliders()},
          {"compare", compareJson()},
          {"splits", {{"ready", m_splits.size()}, {"wanted", wantedSplits(m_study, *m_table)}}},
          {"notes", notes},
          {"warnings", warnings(m_study, cache)}};
}

NoisePreview PageStudy::labels() const {
  return previewNoise(m_study, *m_splits.front());
}

Json PageStudy::sliderJson(const PageSlider& slider) const {
  const NumberKey& number = numberKey(slider.study);
  const double width = slider.ofWidth && m_study.data.lower && m_study.data.upper
                           ? *m_study.data.upper - *m_study.data.lower
                           : 1;
  const std::optional<double> given = number.get(m_study);
  std::optional<double> value = given;
  if (!value) {
    const Suggestions suggested = taskOf(m_study).suggestions(m_study, *m_splits.front());
    if (const auto found = suggested.find(slider.study); found != suggested.end()) value = found->second;
  }
  return {{"key", slider.key},
          {"study_key", slider.study},
          {"name", sentence("Parameters", slider.name)},
          {"symbol", slider.symbol},
          {"unit", slider.ofWidth ? taskOf(m_study).unitOf(m_study) : ""},
          {"least", number.slider.least * width},
          {"most", number.slider.most * width},
          {"logarithmic", number.slider.logarithmic},
          {"whole", number.range.whole},
          {"value", value ? pageNumber(*value) : Json()},
          {"standard", standardOf(number) * width},
          {"value_is", given ? "number" : "suggested"}};
}

Json PageStudy::labelSliderJson(const char* key) const {
  const NoisePreview shown = labels();
  const bool isFirst = std::string_view(key) == "y";
  const std::optional<double>& given = isFirst ? m_study.view.label : m_study.view.otherLabel;
  return {{"key", key},
          {"study_key", isFirst ? "view.label" : "view.other_label"},
          {"name", isFirst ? "y" : "y′"},
          {"symbol", isFirst ? "y" : "y′"},
          {"unit", taskOf(m_study).unitOf(m_study)},
          {"least", pageNumber(shown.bounds.lower)},
          {"most", pageNumber(shown.bounds.upper)},
          {"logarithmic", false},
          {"whole", false},
          {"value", pageNumber(isFirst ? shown.label : shown.otherLabel)},
          {"standard", pageNumber(isFirst ? shown.bounds.lower : shown.bounds.upper)},
          {"value_is", given ? "number" : "suggested"}};
}

Json PageStudy::sliders() {
  Json list = Json::array();
  for (const PageSlider& slider : pageSliders(m_study))
    if (isUsed(slider, m_study)) list.push_back(sliderJson(slider));
  if (taskOf(m_study).facts().hasNoise)
    for (const char* key : {"y", "y_other"}) list.push_back(labelSliderJson(key));
  return list;
}

Json PageStudy::compareJson() const {
  const std::optional<double> second = comparedEpsilon(m_study);
  if (!second) return {};
  return {{"epsilon", pageNumber(*second)},
          {"most_sure_here", attackerPosterior(viewEpsilon(m_study))},
          {"most_sure_there", attackerPosterior(*second)}};
}

void PageStudy::keep(const std::string& key, const Study& next, Json& problemsFound) {
  std::vector<Problem> found = problems(next, *m_table);
  for (const Problem& problem : found) addProblem(key, problem.sentence, problemsFound);
  if (found.empty()) m_study = next;
}

void PageStudy::takeMethods(const Json& value, Json& problemsFound) {
  Study next = m_study;
  std::vector<std::string>* methods = taskOf(next).methodsOf(next);
  const bool isList = value.is_array() && std::ranges::all_of(value, [](const Json& one) {
                        return one.is_string() && one.get<std::string>() != kMethodNotHere;
                      });
  if (methods == nullptr || !isList) return addRefusal("methods", value, problemsFound);
  *methods = value.get<std::vector<std::string>>();
  keep("methods", next, problemsFound);
}

void PageStudy::takeLabel(const std::string& key, const Json& value, Json& problemsFound) {
  std::optional<double>& label = key == "y" ? m_study.view.label : m_study.view.otherLabel;
  if (!taskOf(m_study).facts().hasNoise) return addRefusal(key, value, problemsFound);
  if (value.is_null()) return label.reset();
  const LabelBounds bounds = labels().bounds;
  const double asked = value.is_number() ? value.get<double>() : kNaN;
  if (!(asked >= bounds.lower && asked <= bounds.upper)) return addRefusal(key, value, problemsFound);
  label = asked;
}

void PageStudy::takeNumber(const PageSlider& slider, const Json& value, Json& problemsFound) {
  const NumberKey& number = numberKey(slider.study);
  const bool isSuggested = value.is_null() || value == "suggested" || value == "matched";
  Study next = m_study;
  if (isSuggested) {
    number.set(next, std::nullopt);
    if (number.get(next)) return addRefusal(slider.key, value, problemsFound);
  } else {
    if (!value.is_number() || !number.range.holds(value.get<double>()) ||
        std::abs(value.get<double>()) > kLargestShown)
      return addRefusal(slider.key, value, problemsFound);
    const bool fitsInt = std::abs(value.get<double>()) <= 1e9;
    if (number.range.whole && !fitsInt) return addRefusal(slider.key, value, problemsFound);
    number.set(next, value.get<double>());
  }
  keep(slider.key, next, problemsFound);
}

void PageStudy::takeWord(const std::string& key, const Json& value, Json& problemsFound) {
  try {
    Json json = studyToJson(m_study);
    if (!json.contains("view")) json["view"] = Json::object();
    json["view"][key == "compare" ? "compare_epsilon" : key] = value;
    const Study next = studyFromJson(json, "study");
    if (key == "compare" && next.view.compareEpsilon && !comparedEpsilon(next))
      return addRefusal(key, value, problemsFound);
    keep(key, next, problemsFound);
  } catch (const FileError&) {
    addRefusal(key, value, problemsFound);
  }
}

Json PageStudy::take(const Json& values) {
  Json found = Json::array();
  // What the others mean may depend on the methods.
  if (const auto methods = values.find("methods"); methods != values.end()) takeMethods(*methods, found);
  for (const auto& [key, value] : values.items()) {
    if (key == "methods" || kOfTheShell.contains(key)) continue;
    if (key == "y" || key == "y_other")
      takeLabel(key, value, found);
    else if (key == "compare" || kOfTheView.contains(key))
      takeWord(key, value, found);
    else if (const PageSlider* slider = pageSlider(m_study, key))
      takeNumber(*slider, value, found);
    else
      addRefusal(key, value, found);
  }
  if (const auto view = values.find("view"); view != values.end() && view->is_string())
    if (pageView(m_study, view->get<std::string>()) != nullptr) m_study.view.tab = view->get<std::string>();
  prepare();
  return {{"sliders", sliders()}, {"methods", methods()}, {"compare", compareJson()}, {"problems", found}};
}

Json PageStudy::prepareSplit(std::size_t count) {
  prepare();
  const std::size_t wanted = std::min(count, wantedSplits(m_study, *m_table));
  if (m_splits.size() < wanted) addSplit(taskOf(m_study), m_splits);
  return {{"ready", m_splits.size()}, {"wanted", wanted}};
}

SplitCaches PageStudy::firstSplits(std::size_t most) const {
  SplitCaches first;
  for (std::size_t i = 0; i < std::clamp<std::size_t>(most, 1, m_splits.size()); ++i)
    first.push_back(m_splits[i]);
  return first;
}

Json PageStudy::preview(const std::string& view, std::size_t mostSplits) {
  const PageView* found = pageView(m_study, view);
  if (found == nullptr)
    throw FileError({.file = "view", .columnName = {}}, "this study has no view " + quoted(view),
                    "ask for one that the answer to \"open\" names");
  prepare();
  const SplitCaches splits = firstSplits(mostSplits);
  return {{"view", view}, {"splits", splits.size()}, {"preview", found->draw(m_study, splits, m_last[view])}};
}

Json PageStudy::errors() {
  prepare();
  Study study = m_study;
  study.view.tradeOffAxis = "epsilon";
  // The picture has the same curves, unless it is over lambda.
  LastDrawing& last = m_study.view.tradeOffAxis == "epsilon" ? m_last["trade-off"] : m_errors;
  const auto* before = std::any_cast<TradeOffPreview>(&last.preview);
  if (last.split != m_splits.front() || (before != nullptr && !haveSameCurves(last.study, study)))
    before = nullptr;
  TradeOffPreview preview = previewTradeOff(study, m_splits, before);
  const Task& task = taskOf(study);
  Json rows = Json::array();
  for (std::size_t c = 0; c < preview.curves.size(); ++c) {
    const MethodCurve& curve = preview.curves[c];
    // That of a curve may be for its largest epsilon.
    const Guarantee promise = task.find(curve.method) != nullptr
                                  ? task.promise(study, m_table->data(), curve.method)
                                  : promiseOf(preview, c);
    rows.push_back({{"method", curve.method},
                    {"name", curve.label},
                    {"role", idOf(task.roleOf(curve.method))},
                    {"error", pageNumber(preview.atEpsilon[c])},
                    {"compared", pageNumber(preview.atCompared.empty() ? kNaN : preview.atCompared[c])},
                    {"standard_error", pageNumber(standardErrorOf(preview.atEpsilonOfSplits[c]))},
                    {"without_privacy", pageNumber(curve.withoutPrivacy)},
                    {"private", promise.isPrivate()},
                    {"promise", promiseSentence(promise)},
                    {"epsilon", pageNumber(promise.epsilon())},
                    {"delta", pageNumber(promise.delta())}});
  }
  Json json = {{"metric", preview.metric},
               {"metric_words", nameOfMetric(preview.metric)},
               {"unit", unitOfMetric(study, preview.metric)},
               {"is_squared", isSquaredMetric(preview.metric)},
               {"epsilon", viewEpsilon(study)},
               {"compare_epsilon", numberOrNull(comparedEpsilon(study))},
               {"splits", preview.splits},
               {"wanted_splits", preview.wantedSplits},
               {"train_rows", preview.trainRows},
               {"test_rows", preview.testRows},
               {"rows", std::move(rows)},
               {"none", pageNumber(preview.none)},
               {"predict_mean", pageNumber(preview.predictMeanAtEpsilon)},
               {"predict_mean_compared",
                pageNumber(preview.atCompared.empty() ? kNaN : preview.predictMeanAtCompared)},
               {"predict_mean_name", preview.predictMean.label}};
  last = {study, m_splits.front(), std::move(preview)};
  return json;
}

Json PageStudy::audit() {
  prepare();
  return auditJson(m_study, *m_splits.front());
}

Json PageStudy::column() const {
  return columnJson(m_study.data, *m_table->dataset());
}

Json PageStudy::studyFile() const {
  Study study = m_study;
  study.data = m_data;
  if (std::vector<std::string>* methods = taskOf(study).methodsOf(study))
    methods->insert(methods->end(), m_left.begin(), m_left.end());
  return studyToJson(study);
}

}  // namespace epsiscope

#include "app/web/engine/engine.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <new>
#include <utility>
#include <vector>

#include "app/web/engine/page_study.h"
#include "app/web/engine/page_talks.h"
#include "app/web/engine/page_words.h"
#include "core/base/file_error.h"
#include "core/base/said_error.h"
#include "core/prepare/prepare.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

constexpr std::size_t kMostCount = 1'000'000;

/// The parts of a request are named by the page, not typed by people.
[[noreturn]] void refuseRequest(const std::string& reason) {
  throw FileError({.file = "request", .columnName = {}}, reason, "ask as app/web/README.md says");
}

const Json& partOf(const Json& request, const char* key) {
  const auto found = request.find(key);
  if (found == request.end()) refuseRequest(std::string("\"") + key + "\" is missing");
  return *found;
}

std::string requestText(const Json& request, const char* key) {
  const Json& part = partOf(request, key);
  if (!part.is_string()) refuseRequest(std::string("\"") + key + "\" is no text");
  return part.get<std::string>();
}

std::size_t countOf(const Json& request, const char* key) {
  const Json& part = partOf(request, key);
  if (!part.is_number_unsigned()) refuseRequest(std::string("\"") + key + "\" is no whole number from 0 on");
  return static_cast<std::size_t>(std::min<std::uint64_t>(part.get<std::uint64_t>(), kMostCount));
}

/// A half sentence, as errors have them, made whole.
std::string whole(std::string text) {
  if (text.empty()) return text;
  if (text.front() >= 'a' && text.front() <= 'z') text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return text.ends_with('.') ? text : text + ".";
}

Json refusal(const std::string& what, const std::string& next, const std::string& key = {}) {
  return {{"ok", false}, {"problems", Json::array({{{"what", what}, {"next", next}, {"key", key}}})}};
}

/// null where the act went well.
Json refusalBy(const std::function<void()>& act) {
  try {
    act();
    return {};
  } catch (const PageProblems& problems) {
    Json list = Json::array();
    for (const Problem& problem : problems.found)
      list.push_back({{"what", problem.sentence}, {"next", ""}, {"key", problem.field}});
    return {{"ok", false}, {"problems", std::move(list)}};
  } catch (const FileError& error) {
    return refusal(whole(error.reason()), whole(error.nextStep()), error.place().file);
  } catch (const std::bad_alloc&) {
    return refusal("It does not fit into memory.", "Take a smaller table, or open it in the program.");
  } catch (const SaidError& error) {
    return refusal(error.what(), "");
  } catch (...) {
    return refusal("Something went wrong in the engine.", "Open the study in the program.");
  }
}

}  // namespace

Engine::Engine() = default;

Engine::~Engine() = default;

PageStudy& Engine::opened() {
  if (m_study == nullptr) refuseRequest("no study is open");
  return *m_study;
}

Json Engine::open(const Json& request) {
  const Json& study = partOf(request, "study");
  const auto table = request.find("table");
  auto next = std::make_unique<PageStudy>(study, table == request.end() ? Json() : *table);
  m_study = std::move(next);
  return m_study->facts();
}

Json Engine::answerTo(const Json& request) {
  if (!request.is_object()) refuseRequest("it is no JSON object");
  const std::string call = requestText(request, "call");
  if (call == "open") return open(request);
  if (call == "words") {
    speak(request);
    return Json::object();
  }
  if (call == "class") return classEstimate(request);
  if (call == "code") return codeOfPhone(request);
  if (call == "codes") return codesOfClass(request);
  if (call == "means") return meansWithAndWithout(request);
  if (call == "game") return guessingGame(request);
  if (call == "state") {
    const Json& values = partOf(request, "values");
    if (!values.is_object()) refuseRequest("\"values\" is no JSON object");
    return opened().take(values);
  }
  if (call == "splits") return opened().prepareSplit(countOf(request, "count"));
  if (call == "preview") {
    const std::size_t splits = request.contains("splits") ? countOf(request, "splits") : kMostCount;
    return opened().preview(requestText(request, "view"), splits);
  }
  if (call == "errors") return opened().errors();
  if (call == "column") return opened().column();
  if (call == "audit") return opened().audit();
  if (call == "study") return {{"study", opened().studyFile()}};
  refuseRequest("there is no call " + quoted(call));
}

Json Engine::answered(const Json& request) {
  Json answer = {{"ok", true}};
  const Json refused = refusalBy([&] { answer.update(answerTo(request)); });
  return refused.is_null() ? answer : refused;
}

std::string Engine::answer(std::string_view text) {
  std::string answer;
  const Json refused = refusalBy([&] {
    const Json request = parseJson(std::string(text), "request");
    if (!request.is_array()) {
      answer = dumped(answered(request));
      return;
    }
    Json answers = Json::array();
    for (const Json& one : request) answers.push_back(answered(one));
    answer = dumped(answers);
  });
  return refused.is_null() ? answer : dumped(refused);
}

}  // namespace epsiscope

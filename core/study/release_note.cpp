#include "core/study/release_note.h"

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/plain_file.h"
#include "core/base/said_error.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

/// The folder of a release has few and small files beside its tables.
constexpr std::size_t kMostRead = 1 << 20;

/// Null for a file that is not there, or no JSON.
Json jsonIn(const std::filesystem::path& file) {
  const std::string text = beginningOf(file, kMostRead);
  if (text.empty()) return nullptr;
  try {
    return parseJson(text, file.filename().string());
  } catch (const SaidError&) {
    return nullptr;
  }
}

bool isListed(const std::filesystem::path& file, const std::string& sha256) {
  const Json list = jsonIn(file.parent_path() / "manifest.json");
  return list.is_object() && list.value("format", "") == "epsiscope-release-manifest" &&
         list.contains("sha256") && list["sha256"].is_object() &&
         list["sha256"].value(file.filename().string(), "") == sha256;
}

}  // namespace

std::string noteOfRelease(const std::filesystem::path& file, const std::string& sha256) {
  try {
    if (!isListed(file, sha256)) return {};
    const Json statement = jsonIn(file.parent_path() / "statement.json");
    if (!statement.is_object() || statement.value("format", "") != "epsiscope-release") return {};
    return filled(
        sentence("Core",
                 "This is what was released of %1: epsilon %2 was paid for it, and what is computed "
                 "from it alone costs nothing more."),
        quoted(statement.value("data", "")), statement.at("promise").at("epsilon_total").get<double>());
  } catch (const Json::exception&) {
    return {};
  }
}

}  // namespace epsiscope

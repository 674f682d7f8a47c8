#include "core/page/page_template.h"

#include <array>
#include <optional>
#include <utility>

#include "core/base/file_error.h"
#include "core/page/page_tags.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr std::string_view kPageName = "page.html", kDataId = "epsiscope-page", kStatic = "data-static";

std::string asText(std::string_view text) {
  std::string html;
  for (const char c : text) {
    if (c == '&')
      html += "&amp;";
    else if (c == '<')
      html += "&lt;";
    else if (c == '>')
      html += "&gt;";
    else
      html += c;
  }
  return html;
}

std::string staticPart(std::string_view wanted, const PageParts& parts) {
  if (wanted == "picture") return parts.picture;
  if (wanted == "table") return parts.errors;
  if (wanted == "title") return parts.words;
  return parts.words + parts.picture + parts.errors;
}

/// The contents that the element of this tag gets; null: those that it has.
std::optional<std::string> contentsFor(const PageTag& tag, const PageParts& parts) {
  if (tag.name == "script" && tag.attribute("id") == kDataId) return inScript(parts.data);
  if (const auto wanted = tag.attribute(kStatic); wanted && !tag.name.starts_with('/'))
    return staticPart(*wanted, parts);
  return std::nullopt;
}

/// The tag of the whole page in another language.
std::string inLanguage(const PageTag& tag, std::string_view page, const std::string& language) {
  std::string text(page.substr(tag.from, tag.to - tag.from));
  const auto spoken = tag.attribute("lang");
  if (!spoken || spoken->empty()) return text.insert(text.size() - 1, " lang=\"" + language + "\"");
  return text.replace(static_cast<std::size_t>(spoken->data() - page.data()) - tag.from, spoken->size(),
                      language);
}

}  // namespace

std::filesystem::path pageTemplateFile(const std::filesystem::path& program) {
  const std::filesystem::path folder = program.parent_path();
  const std::array places = {folder / "../share/epsiscope" / kPageName, folder / "../../page" / kPageName};
  std::error_code error;
  for (const std::filesystem::path& place : places)
    if (std::filesystem::is_regular_file(place, error)) return place.lexically_normal();
  throw FileError({.file = std::string(kPageName)}, sentence("Core", "the page's engine is not built here"),
                  sentence("Core", "build it with ./app/page in the folder of the sources"));
}

std::filesystem::path pageTemplateFile() {
  std::error_code error;
  return pageTemplateFile(std::filesystem::read_symlink("/proc/self/exe", error));
}

std::string inScript(const std::string& json) {
  std::string safe;
  safe.reserve(json.size());
  for (const char c : json) {
    if (c == '<')
      safe += "\\u003c";
    else
      safe += c;
  }
  return safe;
}

std::string filledPage(std::string_view page, const PageParts& parts) {
  std::string filled;
  std::size_t done = 0;
  bool hasData = false, hasTitle = false;
  for (PageTag tag = nextTag(page, 0); !tag.name.empty(); tag = nextTag(page, done)) {
    filled += page.substr(done, tag.from - done);
    filled += tag.name == "html" ? inLanguage(tag, page, parts.language)
                                 : std::string(page.substr(tag.from, tag.to - tag.from));
    done = tag.to;
    auto contents = contentsFor(tag, parts);
    if (tag.name == "title" && !std::exchange(hasTitle, true)) contents = asText(parts.title);
    hasData |= contents && tag.name == "script";
    if (!contents && !holdsText(tag)) continue;
    done = endOf(tag, page);
    filled += contents ? *contents : std::string(page.substr(tag.to, done - tag.to));
  }
  filled += page.substr(done);
  if (!hasData)
    throw FileError({.file = std::string(kPageName)},
                    sentence("Core", "it has no place for a study, so it is none that this program fills"),
                    sentence("Core", "build it again with ./app/page"));
  return filled;
}

}  // namespace epsiscope

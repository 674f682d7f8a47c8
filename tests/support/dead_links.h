#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace epsiscope::test {

/// Returns the places that a page leads to and that are not there: no web address, nothing within the page,
/// no data of its own, and no file beside it.
inline std::vector<std::string> deadLinks(const std::string& html, const std::filesystem::path& folder = {}) {
  std::vector<std::string> dead;
  for (const std::string_view key : {" href=", " src=", ":href="})
    for (std::size_t at = html.find(key); at != std::string::npos; at = html.find(key, at + 1)) {
      const std::size_t start = at + key.size() + 1;
      const char quote = html[start - 1];
      const std::string target = html.substr(start, html.find(quote, start) - start);
      const auto begins = [&](const char* with) { return target.starts_with(with); };
      if (begins("https://") || begins("http://") || begins("data:")) continue;
      const std::string id = target.substr(target.find('#') + 1);
      const bool isHere = begins("#") && (html.find("id=\"" + id + '"') != std::string::npos ||
                                          html.find("id='" + id + '\'') != std::string::npos);
      const bool isBeside = !begins("#") && !folder.empty() && std::filesystem::exists(folder / target);
      if (!isHere && !isBeside) dead.push_back(target);
    }
  std::ranges::sort(dead);
  return dead;
}

}  // namespace epsiscope::test

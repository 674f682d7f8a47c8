#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/support/paths.h"

namespace epsiscope::test {

/// The written pages of the handbook in all languages: paths from the root of the project, sorted.
inline std::vector<std::string> handbookPages() {
  const std::filesystem::path root = EPSISCOPE_SOURCE_DIR;
  std::vector<std::string> pages;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root / "resources/handbook"))
    if (entry.path().extension() == ".html")
      pages.push_back(std::filesystem::relative(entry.path(), root).generic_string());
  std::ranges::sort(pages);
  return pages;
}

}  // namespace epsiscope::test

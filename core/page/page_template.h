#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace epsiscope {

/// The largest page in bytes: what a browser on a phone opens without a wait.
inline constexpr std::size_t kLargestPage = std::size_t{4} << 20;

/// Returns the file page.html that pages are made of, which `./app/page` builds: that of the installation
/// that this program is part of, else that of the source folder that it was built in. Throws FileError.
std::filesystem::path pageTemplateFile();
/// The same for a program at that place.
std::filesystem::path pageTemplateFile(const std::filesystem::path& program);

/// The contents that a page gets.
struct PageParts {
  std::string language;                               ///< "de"
  std::string title;                                  ///< plain text
  std::string data;                                   ///< JSON
  std::string picture = {}, errors = {}, words = {};  ///< HTML for readers without scripts
};

/// Returns JSON as it may stand inside a script element: nothing in it ends that.
std::string inScript(const std::string& json);

/// Returns the template with these parts: the element with the id "epsiscope-page" gets the data; one with
/// the attribute data-static gets the words if that is "title", the picture if it is "picture", the errors if
/// it is "table", else all three; `lang` and the first title are replaced. Scripts of the template stay as
/// they are. Throws FileError where there is no place for the data.
std::string filledPage(std::string_view page, const PageParts& parts);

}  // namespace epsiscope

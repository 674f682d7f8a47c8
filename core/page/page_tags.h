#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace epsiscope {

/// A tag of a web page.
struct PageTag {
  std::string name = {};         ///< in small letters; "/div" of one that closes
  std::string_view inside = {};  ///< all between the name and the end
  std::size_t from = 0, to = 0;  ///< in the page, the angle brackets included

  /// Returns the value of the attribute without its quotes, empty where it has none; null: there is no such
  /// attribute.
  std::optional<std::string_view> attribute(std::string_view wanted) const;
};

/// Whether what follows the tag is text in which no tag begins: a script or a style.
bool holdsText(const PageTag& tag);

/// Returns the first tag at or behind that place, beside comments; without a name if there is none. The page
/// must outlive it. Precondition: `from` lies in no script and no style.
PageTag nextTag(std::string_view page, std::size_t from);

/// Returns where the tag begins that closes this one, or the end of the page.
std::size_t endOf(const PageTag& tag, std::string_view page);

}  // namespace epsiscope

#pragma once

#include <QString>

#include <optional>

namespace epsiscope {

/// The translation of a text, or nothing where there is none. `one`: the text for a count of 1, null for a
/// text without a count, which is then negative.
std::optional<QString> translationOf(const char* context, const char* text, const char* one, int count);

/// `many` things, or `one` for a count of 1, in the language of the window; the count takes the place of %1
/// with thin spaces. Further placeholders stay for QString::arg().
QString countedText(const char* context, const char* many, const char* one, std::size_t count);

}  // namespace epsiscope

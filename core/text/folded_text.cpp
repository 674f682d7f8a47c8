#include "core/text/folded_text.h"

#include "core/text/utf8.h"

#include <locale.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cwctype>

namespace epsiscope {

namespace {

constexpr char32_t kHalfCharacter = 0x110000;

/// Marks that follow a letter, and the letters that are one character with it.
struct Accent {
  char32_t mark;
  std::u32string_view letters, together;
};
constexpr auto kAccents = std::to_array<Accent>({
    {0x0300, U"aeiou", U"\u00e0\u00e8\u00ec\u00f2\u00f9"},
    {0x0301, U"aeiouyclnrsz", U"\u00e1\u00e9\u00ed\u00f3\u00fa\u00fd\u0107\u013a\u0144\u0155\u015b\u017a"},
    {0x0302, U"aeioucghjswy", U"\u00e2\u00ea\u00ee\u00f4\u00fb\u0109\u011d\u0125\u0135\u015d\u0175\u0177"},
    {0x0303, U"anoiu", U"\u00e3\u00f1\u00f5\u0129\u0169"},
    {0x0304, U"aeiou", U"\u0101\u0113\u012b\u014d\u016b"},
    {0x0306, U"aegiou", U"\u0103\u0115\u011f\u012d\u014f\u016d"},
    {0x0307, U"cegz", U"\u010b\u0117\u0121\u017c"},
    {0x0308, U"aeiouy", U"\u00e4\u00eb\u00ef\u00f6\u00fc\u00ff"},
    {0x030a, U"au", U"\u00e5\u016f"},
    {0x030b, U"ou", U"\u0151\u0171"},
    {0x030c, U"cdelnrstz", U"\u010d\u010f\u011b\u013e\u0148\u0159\u0161\u0165\u017e"},
    {0x0327, U"cgklnrst", U"\u00e7\u0123\u0137\u013c\u0146\u0157\u015f\u0163"},
    {0x0328, U"aeiu", U"\u0105\u0119\u012f\u0173"},
});

/// By the letters of all scripts that the C library knows, whatever the locale of the program is.
char32_t withoutCapital(char32_t point) {
  if (point < 0x80) return point >= U'A' && point <= U'Z' ? point + 32 : point;
  static const locale_t all = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
  return all == nullptr ? point : static_cast<char32_t>(towlower_l(static_cast<wint_t>(point), all));
}

bool isBlank(char32_t point) {
  return point == U' ' || point == U'\t' || point == 0xa0 || (point >= 0x2000 && point <= 0x200a) ||
         point == 0x202f || point == 0x205f || point == 0x3000;
}

/// A character that has no width, such as U+200B.
bool isNothing(char32_t point) {
  return point == 0xad || (point >= 0x200b && point <= 0x200f) || (point >= 0x202a && point <= 0x202e) ||
         (point >= 0x2060 && point <= 0x206f) || point == 0xfeff;
}

/// The letter with the mark as one character, or 0.
char32_t together(char32_t letter, char32_t mark) {
  for (const Accent& accent : kAccents)
    if (accent.mark == mark)
      if (const std::size_t place = accent.letters.find(letter); place != std::u32string_view::npos)
        return accent.together[place];
  return 0;
}

/// The letter without its mark.
char32_t withoutAccent(char32_t letter) {
  if (letter < 0x80) return letter;
  for (const Accent& accent : kAccents)
    if (const std::size_t place = accent.together.find(letter); place != std::u32string_view::npos)
      return accent.letters[place];
  return letter;
}

}  // namespace

std::string foldedText(std::string_view text) {
  std::u32string points;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = characterLength(text, at);
    // Half a character stands for itself, beyond all that there are.
    const char32_t point = length == 0 ? kHalfCharacter + static_cast<unsigned char>(text[at])
                                       : withoutCapital(characterCode(text, at, length));
    at += std::max<std::size_t>(1, length);
    if (isNothing(point)) continue;
    if (isBlank(point)) {
      if (!points.empty() && points.back() != U' ') points += U' ';
      continue;
    }
    const char32_t both = points.empty() ? 0 : together(points.back(), point);
    if (both != 0)
      points.back() = both;
    else
      points += point;
  }
  while (points.ends_with(U' ')) points.pop_back();
  std::string folded;
  for (const char32_t point : points)
    if (point >= kHalfCharacter)
      folded += static_cast<char>(point - kHalfCharacter);
    else
      appendCharacter(folded, point);
  return folded;
}

std::string looseText(std::string_view text) {
  std::string folded = foldedText(text);
  std::u32string points;
  for (std::size_t at = 0; at < folded.size();) {
    const std::size_t length = characterLength(folded, at);
    if (length == 0) return folded;
    points += characterCode(folded, at, length);
    at += length;
  }
  const auto isWord = [](char32_t point) {
    return point >= 0x80 || (point >= U'a' && point <= U'z') || (point >= U'0' && point <= U'9');
  };
  const auto isLetter = [&](std::size_t at) {
    return at < points.size() && isWord(points[at]) && !(points[at] >= U'0' && points[at] <= U'9');
  };
  // The points of an abbreviation stand behind letters by themselves.
  const auto abbreviates = [&](std::size_t at) {
    return at > 0 && isLetter(at - 1) && isLetter(at + 1) && (at == 1 || !isWord(points[at - 2]));
  };
  std::string loose;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const char32_t point = points[i];
    const bool isHyphen = point == U'-' || (point >= 0x2010 && point <= 0x2014);
    const bool isBetween = i > 0 && i + 1 < points.size() && isWord(points[i - 1]) && isWord(points[i + 1]);
    const bool isIdle = point == U'.' && ((i > 0 && i + 1 == points.size()) || abbreviates(i));
    if (isHyphen)
      loose += isBetween ? ' ' : '-';
    else if (point == 0xdf)
      loose += "ss";
    else if (point == 0x2018 || point == 0x2019)
      loose += '\'';
    else if (!isIdle)
      appendCharacter(loose, withoutAccent(point));
  }
  return loose;
}

std::string lowered(std::string_view text) {
  std::string lower(text);
  for (char& c : lower)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return lower;
}

}  // namespace epsiscope

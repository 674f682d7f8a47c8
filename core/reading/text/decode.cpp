#include "core/reading/text/decode.h"

#include "core/base/file_error.h"
#include "core/reading/text/text_decoder.h"
#include "core/table/reading_choice.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <string_view>
#include <utility>

namespace epsiscope {

namespace {

constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";
constexpr std::string_view kUtf16LeMark = "\xFF\xFE";
constexpr std::string_view kUtf16BeMark = "\xFE\xFF";

std::string converted(std::string_view bytes, const std::string& encoding, const std::string& shownFile) {
  std::string text;
  text.reserve(bytes.size());
  try {
    TextDecoder(encoding).take(bytes, true, text);
  } catch (const DecodeFault& fault) {
    bool afterReturn = false;
    const std::size_t line = 1 + lineEnds(bytes.substr(0, fault.offset), afterReturn);
    refuseText(fault, line, shownFile);
  }
  return text;
}

/// UTF-16 without a mark: half of the bytes of ordinary text are 0, all in even or all in odd places.
const char* likelyUtf16(std::string_view bytes) {
  const std::size_t count = std::min<std::size_t>(bytes.size(), 512);
  std::array<std::size_t, 2> zeros{};
  for (std::size_t i = 0; i < count; ++i)
    if (bytes[i] == '\0') ++zeros[i % 2];
  if (zeros[1] * 3 > count && zeros[0] * 20 < count) return "UTF-16LE";
  if (zeros[0] * 3 > count && zeros[1] * 20 < count) return "UTF-16BE";
  return nullptr;
}

bool isTextControl(char c) {
  return c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f' || c == '\x1A';
}

/// A named encoding means text, whatever its characters.
void refuseBinary(std::string_view bytes, bool given, const std::string& shownFile) {
  if (const std::size_t nul = bytes.find('\0'); nul != std::string_view::npos)
    throw FileError({.file = shownFile},
                    filled(sentence("Core", "this is not a text file (NUL at byte offset %1)"), nul),
                    sentence("Core", "choose a text file such as CSV"));
  if (given) return;
  const std::string_view head = bytes.substr(0, 65536);
  const auto isControl = [](char c) { return static_cast<unsigned char>(c) < 0x20 && !isTextControl(c); };
  const auto controls = static_cast<std::size_t>(std::count_if(head.begin(), head.end(), isControl));
  if (controls * 50 > head.size())
    throw FileError(
        {.file = shownFile},
        filled(sentence("Core", "this is not a text file (%1 control characters in its first %2 bytes)"),
               controls, head.size()),
        sentence("Core", "choose a text file such as CSV"));
}

Decoded decodeUtf8OrBytes(std::string_view bytes, bool given, const std::string& shownFile) {
  refuseBinary(bytes, given, shownFile);
  Utf8Count count;
  count.add(bytes, true);
  const bool mark = bytes.starts_with(kUtf8Mark);
  if (count.bad == 0)
    return {.skipped = mark ? kUtf8Mark.size() : 0,
            .encoding = "UTF-8",
            .byteOrderMark = mark,
            .reason = mark             ? sentence("Core", "the file starts with the mark of UTF-8")
                      : count.good > 0 ? sentence("Core", "all bytes fit UTF-8")
                                       : sentence("Core", "the file holds nothing but ASCII")};
  if (given || !count.speaksAgainst()) (void)converted(bytes, "UTF-8", shownFile);  // names the byte
  Decoded decoded = decodedWithout(count);
  decoded.converted = converted(bytes, decoded.encoding, shownFile);
  return decoded;
}

}  // namespace

Decoded decode(std::string_view bytes, const std::optional<std::string>& given,
               const std::string& shownFile) {
  std::string encoding;
  if (given) {
    const auto known = knownEncoding(*given);
    if (!known)
      throw FileError({.file = shownFile},
                      filled(sentence("Core", "the encoding \"%1\" is not known"), shortened(*given)),
                      sentence("Core", "choose UTF-8, UTF-16LE, UTF-16BE, Latin-1 or Windows-1252"));
    encoding = *known;
  }
  const bool markLe = bytes.starts_with(kUtf16LeMark), markBe = bytes.starts_with(kUtf16BeMark);
  const bool anyMark = markLe || markBe;
  if (!given && anyMark) encoding = markBe ? "UTF-16BE" : "UTF-16LE";
  if (const char* likely = likelyUtf16(bytes); !given && !anyMark && likely != nullptr) encoding = likely;
  if (encoding.empty() || encoding == "UTF-8") return decodeUtf8OrBytes(bytes, given.has_value(), shownFile);
  Decoded decoded{.converted = converted(bytes, encoding, shownFile), .encoding = encoding};
  decoded.byteOrderMark = encoding == "UTF-16BE" ? markBe : encoding == "UTF-16LE" && markLe;
  decoded.reason = decoded.byteOrderMark
                       ? filled(sentence("Core", "the file starts with the mark of %1"), encoding)
                       : sentence("Core", "every other byte is NUL, as in UTF-16 text");
  refuseBinary(*decoded.converted, given.has_value(), shownFile);
  return decoded;
}

bool cutToLines(std::string& bytes) {
  const std::size_t end = bytes.find_last_of("\r\n");
  if (end == std::string::npos) return false;
  // In UTF-16 a line may end with a NUL.
  const bool wide = bytes.find('\0') != std::string::npos;
  bytes.resize(wide ? std::min(bytes.size(), (end / 2 + 1) * 2) : end + 1);
  return true;
}

Decoded decodedWithout(const Utf8Count& count) {
  const std::string encoding = count.highControls ? "Windows-1252" : "Latin-1";
  return {.encoding = encoding,
          .reason = filled(sentence("Core", "the bytes in line %1 are not UTF-8"), count.firstBadLine),
          .notes = {filled(sentence("Core",
                                    "The text is not UTF-8 (first in line %1), so it was read as %2; if "
                                    "letters look wrong, say which encoding it has."),
                           count.firstBadLine, encoding)}};
}

void refuseText(const DecodeFault& fault, std::size_t line, const std::string& shownFile) {
  throw FileError({.file = shownFile, .line = fault.hasLine ? line : 0}, fault.reason, fault.nextStep);
}

}  // namespace epsiscope

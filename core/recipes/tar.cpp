#include "core/recipes/tar.h"

#include "core/base/file_error.h"
#include "core/text/sentence.h"

#include <algorithm>
#include <array>
#include <utility>

namespace epsiscope {

namespace {

constexpr std::size_t kNameEnd = 100;
constexpr std::size_t kSizeAt = 124, kSizeLength = 12;
constexpr std::size_t kSumAt = 148, kSumLength = 8;
constexpr std::size_t kTypeAt = 156;
/// No file is larger; sums with it cannot overflow.
constexpr std::uint64_t kNoPartSoLarge = std::uint64_t{1} << 60;

/// Octal digits, blanks before and a blank or NUL behind them; or, as GNU writes large numbers, a first byte
/// of 0x80 and a big-endian one. Null for anything else.
std::optional<std::uint64_t> numberIn(std::string_view field) {
  std::uint64_t value = 0;
  if (field.front() == '\x80') {
    for (const char byte : field.substr(1)) {
      if (value >= kNoPartSoLarge >> 8) return std::nullopt;
      value = value << 8 | static_cast<unsigned char>(byte);
    }
    return value;
  }
  const std::size_t first = field.find_first_not_of(' ');
  if (first == std::string_view::npos) return std::nullopt;
  const std::size_t end = field.find_first_not_of("01234567", first);
  const std::string_view digits = field.substr(first, end - first);
  if (digits.empty() || (end < field.size() && field[end] != ' ' && field[end] != '\0')) return std::nullopt;
  for (const char digit : digits) value = value << 3 | static_cast<std::uint64_t>(digit - '0');
  return value < kNoPartSoLarge ? std::optional(value) : std::nullopt;
}

/// The sum of the header's bytes, those of the sum itself taken for blanks.
bool sumIsRight(std::string_view header) {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < kTarBlock; ++i)
    sum += i >= kSumAt && i < kSumAt + kSumLength ? ' ' : static_cast<unsigned char>(header[i]);
  return numberIn(header.substr(kSumAt, kSumLength)) == sum;
}

std::string_view lastPart(std::string_view path) {
  return path.substr(path.rfind('/') + 1);
}

}  // namespace

struct TarReader::Entry {
  std::string name;  ///< without folders
  bool isFile = false;
};

bool isTar(std::string_view bytes) {
  return bytes.size() >= kTarBlock && sumIsRight(bytes);
}

TarReader::TarReader(ByteSource archive, std::string shownFile)
    : m_archive(std::move(archive)), m_shownFile(std::move(shownFile)) {}

void TarReader::refuseEnd() const {
  throw FileError({.file = m_shownFile}, sentence("Core", "the tar archive ends early"),
                  sentence("Core", "copy or download the file again"));
}

/// False if there is nothing more at all.
bool TarReader::readBlock(char* block) {
  std::size_t got = 0;
  while (got < kTarBlock) {
    const std::size_t more = m_archive(block + got, kTarBlock - got);
    if (more == 0 && got > 0) refuseEnd();
    if (more == 0) return false;
    got += more;
  }
  return true;
}

void TarReader::skipRest() {
  std::array<char, 64 * kTarBlock> nowhere;
  for (std::uint64_t rest = m_left + m_padding; rest > 0;) {
    const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(rest, nowhere.size()));
    const std::size_t got = m_archive(nowhere.data(), wanted);
    if (got == 0) refuseEnd();
    rest -= got;
  }
  m_left = m_padding = 0;
}

std::optional<TarReader::Entry> TarReader::nextEntry() {
  skipRest();
  std::array<char, kTarBlock> block;
  if (!readBlock(block.data())) return std::nullopt;
  const std::string_view header(block.data(), block.size());
  if (header.find_first_not_of('\0') == std::string_view::npos) return std::nullopt;
  const std::optional<std::uint64_t> size = numberIn(header.substr(kSizeAt, kSizeLength));
  if (!size || !sumIsRight(header))
    throw FileError({.file = m_shownFile}, sentence("Core", "the tar archive is damaged"),
                    sentence("Core", "copy or download the file again"));
  const char type = header[kTypeAt];
  const bool isFile = type == '0' || type == '\0' || type == '7';
  // Links and folders say a size at times, and have no bytes.
  const bool hasBytes = type < '1' || type > '6';
  m_left = hasBytes ? *size : 0;
  m_padding = (kTarBlock - m_left % kTarBlock) % kTarBlock;
  const std::string_view path = header.substr(0, std::min(kNameEnd, header.find('\0')));
  return Entry{.name = std::string(lastPart(path)), .isFile = isFile};
}

bool TarReader::find(std::string_view name) {
  while (const std::optional<Entry> entry = nextEntry())
    if (entry->isFile && entry->name == name) return true;
  return false;
}

std::size_t TarReader::read(char* to, std::size_t most) {
  if (m_left == 0) return 0;
  const std::size_t got = m_archive(to, static_cast<std::size_t>(std::min<std::uint64_t>(most, m_left)));
  if (got == 0) refuseEnd();
  m_left -= got;
  return got;
}

}  // namespace epsiscope

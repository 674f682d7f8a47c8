#include "core/reading/sheet/zip_archive.h"

#include "core/reading/sheet/sheet_fault.h"
#include "core/text/sentence.h"

#include <zlib.h>

#include <algorithm>
#include <new>
#include <utility>
#include <vector>

namespace epsiscope {

namespace {

constexpr std::size_t kPiece = std::size_t{1} << 18;
/// An archive can unpack to a thousand times its size; no table of that kind is meant.
constexpr std::size_t kLargestFile = std::size_t{8} << 30, kFineFile = std::size_t{64} << 20;
constexpr std::size_t kLargestGrowth = 200;
/// A workbook has a few files for each sheet.
constexpr std::size_t kMostFiles = 100'000;
constexpr std::uint32_t kEndMark = 0x06054b50, kWideEndMark = 0x06064b50, kWideEndPlaceMark = 0x07064b50,
                        kEntryMark = 0x02014b50, kLocalMark = 0x04034b50;
constexpr std::uint16_t kStored = 0, kDeflated = 8, kLocked = 1;
constexpr std::size_t kEndSize = 22, kEntrySize = 46, kLocalSize = 30;
/// The value of a field that is too narrow for its own, which then stands in an extra field.
constexpr std::uint32_t kElsewhere = 0xFFFFFFFF;

/// A little-endian number of `size` bytes. Throws SheetFault beyond the end.
std::uint64_t numberAt(std::string_view bytes, std::size_t at, std::size_t size) {
  if (at > bytes.size() || size > bytes.size() - at) refuseDamagedWorkbook();
  std::uint64_t value = 0;
  for (std::size_t i = size; i-- > 0;) value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
  return value;
}
std::uint32_t wordAt(std::string_view bytes, std::size_t at) {
  return static_cast<std::uint32_t>(numberAt(bytes, at, 4));
}
std::uint16_t shortAt(std::string_view bytes, std::size_t at) {
  return static_cast<std::uint16_t>(numberAt(bytes, at, 2));
}

/// Offset of the end record, which a comment of at most 65,535 bytes follows.
std::size_t endOf(std::string_view bytes) {
  if (bytes.size() < kEndSize) refuseDamagedWorkbook();
  const std::size_t last = bytes.size() - kEndSize;
  for (std::size_t back = 0; back <= std::min<std::size_t>(last, 0xFFFF); ++back)
    if (wordAt(bytes, last - back) == kEndMark) return last - back;
  refuseDamagedWorkbook();
}

/// The values of fields that were too narrow, in the order of those fields: size, packed size, offset.
void widen(std::string_view extra, std::uint64_t& size, std::uint64_t& packed, std::uint64_t& header) {
  for (std::size_t at = 0; at + 4 <= extra.size();) {
    const std::size_t length = shortAt(extra, at + 2);
    std::size_t value = at + 4;
    if (shortAt(extra, at) == 1)
      for (std::uint64_t* field : {&size, &packed, &header})
        if (*field == kElsewhere) {
          *field = numberAt(extra, value, 8);
          value += 8;
        }
    at += 4 + length;
  }
}

void appendLittle(std::string& bytes, std::uint64_t value, std::size_t size) {
  for (; size > 0; --size, value >>= 8U) bytes += static_cast<char>(value & 0xFFU);
}

}  // namespace

std::string archiveOf(const std::string& name, std::string_view content) {
  constexpr std::size_t kFlagsToDate = 8;  // no flags, stored, without a time
  const auto checksum = crc32_z(0, reinterpret_cast<const Bytef*>(content.data()), content.size());
  const auto appendFacts = [&](std::string& bytes) {
    appendLittle(bytes, 10, 2);  // the version of the format
    appendLittle(bytes, 0, kFlagsToDate);
    appendLittle(bytes, checksum, 4);
    for (int i = 0; i < 2; ++i) appendLittle(bytes, content.size(), 4);
    appendLittle(bytes, name.size(), 2);
    appendLittle(bytes, 0, 2);
  };
  std::string bytes, entry;
  bytes.reserve(content.size() + kEndSize + kEntrySize + kLocalSize + 2 * name.size());
  appendLittle(bytes, kLocalMark, 4);
  appendFacts(bytes);
  bytes.append(name).append(content);
  appendLittle(entry, kEntryMark, 4);
  appendLittle(entry, 10, 2);
  appendFacts(entry);
  appendLittle(entry, 0, kEntrySize - entry.size());
  entry += name;
  const std::size_t place = bytes.size();
  bytes += entry;
  appendLittle(bytes, kEndMark, 4);
  appendLittle(bytes, 0, 4);
  for (int i = 0; i < 2; ++i) appendLittle(bytes, 1, 2);
  appendLittle(bytes, entry.size(), 4);
  appendLittle(bytes, place, 4);
  appendLittle(bytes, 0, 2);
  return bytes;
}

ZipArchive::ZipArchive(std::string_view bytes) : m_bytes(bytes) {
  const std::size_t end = endOf(bytes);
  std::uint64_t count = shortAt(bytes, end + 10), at = wordAt(bytes, end + 16);
  if (end >= 20 && wordAt(bytes, end - 20) == kWideEndPlaceMark) {
    const auto wide = static_cast<std::size_t>(numberAt(bytes, end - 20 + 8, 8));
    if (numberAt(bytes, wide, 4) != kWideEndMark) refuseDamagedWorkbook();
    count = numberAt(bytes, wide + 32, 8);
    at = numberAt(bytes, wide + 48, 8);
  }
  addFiles(static_cast<std::size_t>(at), count);
  refuseSharedBytes();
}

void ZipArchive::addFiles(std::size_t at, std::uint64_t count) {
  for (std::uint64_t i = 0; i < count; ++i) {
    if (wordAt(m_bytes, at) != kEntryMark) refuseDamagedWorkbook();
    std::uint64_t packed = wordAt(m_bytes, at + 20), size = wordAt(m_bytes, at + 24),
                  header = wordAt(m_bytes, at + 42);
    const std::size_t name = shortAt(m_bytes, at + 28), extra = shortAt(m_bytes, at + 30),
                      comment = shortAt(m_bytes, at + 32);
    if (at + kEntrySize + name + extra + comment > m_bytes.size()) refuseDamagedWorkbook();
    if (m_files.size() == kMostFiles)
      throw SheetFault{filled(sentence("Core", "it is made of more than %1 files"), kMostFiles),
                       sentence("Core", "save the sheet that is needed as CSV")};
    widen(m_bytes.substr(at + kEntrySize + name, extra), size, packed, header);
    m_files[std::string(m_bytes.substr(at + kEntrySize, name))] = {.header = static_cast<std::size_t>(header),
                                                                   .packed = packed,
                                                                   .checksum = wordAt(m_bytes, at + 16),
                                                                   .method = shortAt(m_bytes, at + 10),
                                                                   .flags = shortAt(m_bytes, at + 8)};
    at += kEntrySize + name + extra + comment;
  }
}

void ZipArchive::refuseSharedBytes() const {
  // The beginning of each, and its least size.
  std::vector<std::pair<std::uint64_t, std::uint64_t>> places;
  for (const auto& [name, file] : m_files)
    places.emplace_back(file.header,
                        kLocalSize + name.size() + std::min<std::uint64_t>(file.packed, m_bytes.size()));
  std::ranges::sort(places);
  for (std::size_t i = 1; i < places.size(); ++i)
    if (places[i].first - places[i - 1].first < places[i - 1].second) refuseDamagedWorkbook();
}

const ZipFile* ZipArchive::find(const std::string& name) const {
  const auto found = m_files.find(name);
  return found == m_files.end() ? nullptr : &found->second;
}

/// inflate() state that is always given back.
struct ZipStream::Inflater {
  z_stream stream{};
  Inflater() {
    // Minus 15: the largest window, and no header.
    if (inflateInit2(&stream, -15) != Z_OK) throw std::bad_alloc();
  }
  ~Inflater() { inflateEnd(&stream); }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;
};

ZipStream::ZipStream(const ZipArchive& archive, const ZipFile& file) : m_wanted(file.checksum) {
  const std::string_view bytes = archive.bytes();
  if (wordAt(bytes, file.header) != kLocalMark) refuseDamagedWorkbook();
  if ((file.flags & kLocked) != 0) refuseLockedWorkbook();
  const std::size_t begin =
      file.header + kLocalSize + shortAt(bytes, file.header + 26) + shortAt(bytes, file.header + 28);
  if (begin > bytes.size() || file.packed > bytes.size() - begin) refuseDamagedWorkbook();
  m_packed = bytes.substr(begin, static_cast<std::size_t>(file.packed));
  if (file.method == kDeflated)
    m_inflater = std::make_unique<Inflater>();
  else if (file.method != kStored)
    throw SheetFault{sentence("Core", "the spreadsheet is packed in a way that is not known here"),
                     sentence("Core", "open it in a spreadsheet program and save it as CSV")};
}

ZipStream::~ZipStream() = default;

double ZipStream::done() const {
  return m_packed.empty() ? 1 : static_cast<double>(m_read) / static_cast<double>(m_packed.size());
}

std::string_view ZipStream::next() {
  if (m_inflater) return unpack();
  const std::string_view piece = m_packed.substr(m_read, kPiece);
  m_read += piece.size();
  m_finished = m_read == m_packed.size();
  return checked(piece);
}

std::string_view ZipStream::unpack() {
  z_stream& stream = m_inflater->stream;
  m_piece.resize(kPiece);
  // Not more: there may be nothing in it.
  const std::size_t given = std::min(m_packed.size() - m_read, kPiece);
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(m_packed.data() + m_read));
  stream.avail_in = static_cast<uInt>(given);
  stream.next_out = reinterpret_cast<Bytef*>(m_piece.data());
  stream.avail_out = static_cast<uInt>(kPiece);
  const int status = inflate(&stream, Z_NO_FLUSH);
  m_read += given - stream.avail_in;
  const std::size_t got = kPiece - stream.avail_out;
  if (status != Z_OK && status != Z_STREAM_END) refuseDamagedWorkbook();
  m_finished = status == Z_STREAM_END;
  return checked(std::string_view(m_piece).substr(0, got));
}

std::string_view ZipStream::checked(std::string_view piece) {
  m_checksum = static_cast<std::uint32_t>(
      crc32(m_checksum, reinterpret_cast<const Bytef*>(piece.data()), static_cast<uInt>(piece.size())));
  m_unpacked += piece.size();
  if (m_unpacked > kLargestFile)
    throw SheetFault{sentence("Core", "it unpacks to more than 8 GB"),
                     sentence("Core", "save the part of the sheet that is needed as CSV")};
  if (m_unpacked > kFineFile && m_unpacked / kLargestGrowth > m_packed.size())
    throw SheetFault{
        filled(sentence("Core", "it unpacks to more than %1 times its size, which no table does"),
               kLargestGrowth),
        sentence("Core", "check where it comes from; unpack it yourself if it is meant")};
  if (m_finished) end();
  return piece;
}

void ZipStream::end() const {
  if (m_checksum != m_wanted) refuseDamagedWorkbook();
}

}  // namespace epsiscope

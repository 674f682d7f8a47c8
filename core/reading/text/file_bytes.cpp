#include "core/reading/text/file_bytes.h"

#include "core/base/file_error.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <zlib.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <new>
#include <system_error>
#include <utility>

namespace epsiscope {

namespace {

constexpr std::size_t kBytesAtOnce = std::size_t{1} << 20;
/// Where no more is expected.
constexpr std::size_t kSmallBlock = 4096;
constexpr std::string_view kGzipMark = "\x1F\x8B";
/// A gzip file can hold a thousand times its size; no table of that kind is meant.
constexpr std::size_t kLargestUnpacked = std::size_t{8} << 30;

[[noreturn]] void refuse(const std::string& shownFile, std::string reason, std::string nextStep) {
  throw FileError({.file = shownFile}, std::move(reason), std::move(nextStep));
}

void refuseUnlessPlainFile(const std::filesystem::path& file) {
  std::error_code error;
  const auto status = std::filesystem::status(file, error);
  if (status.type() == std::filesystem::file_type::not_found)
    refuse(shownPath(file), sentence("Core", "there is no such file"),
           sentence("Core", "check the name and the folder"));
  if (error)
    refuse(shownPath(file), filled(sentence("Core", "the file cannot be reached (%1)"), error.message()),
           sentence("Core", "check its folder's permissions"));
  if (std::filesystem::is_directory(status))
    refuse(shownPath(file), sentence("Core", "this is a folder, not a file"),
           sentence("Core", "name a data file inside it"));
  if (!std::filesystem::is_regular_file(status))
    refuse(shownPath(file), sentence("Core", "this is a device or a pipe, not a plain file"),
           sentence("Core", "save the data to a file first"));
}

bool isGzip(std::string_view bytes) {
  return bytes.starts_with(kGzipMark);
}

}  // namespace

/// inflate() state that is always given back.
struct FileBytes::Inflater {
  z_stream stream{};
  Inflater() {
    // 15: the largest window; 16: a gzip header.
    if (inflateInit2(&stream, 15 + 16) != Z_OK) throw std::bad_alloc();
  }
  ~Inflater() { inflateEnd(&stream); }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;
};

std::string shownPath(const std::filesystem::path& file) {
  return shortened(file.string(), 300);
}

FileBytes::FileBytes(const std::filesystem::path& file, Sink sink)
    : m_shownFile(shownPath(file)), m_sink(std::move(sink)), m_file(nullptr, std::fclose) {
  refuseUnlessPlainFile(file);
  m_file.reset(std::fopen(file.c_str(), "rb"));
  if (m_file == nullptr)
    refuse(m_shownFile, filled(sentence("Core", "the file cannot be opened (%1)"), std::strerror(errno)),
           sentence("Core", "check its permissions"));
  // Pieces are larger than any buffer of the library.
  std::setvbuf(m_file.get(), nullptr, _IONBF, 0);
  std::error_code ignored;
  m_size = static_cast<std::size_t>(std::filesystem::file_size(file, ignored));
  if (ignored) m_size = 0;
  readPiece();
  if (m_piece.empty())
    refuse(m_shownFile, sentence("Core", "the file is empty"),
           sentence("Core", "choose a file that holds a table"));
  if (isGzip(m_piece)) m_inflater = std::make_unique<Inflater>();
}

FileBytes::~FileBytes() = default;

void FileBytes::restart() {
  std::rewind(m_file.get());
  m_read = m_unpacked = 0;
  m_ended = m_finished = false;
  if (m_inflater) {
    inflateReset(&m_inflater->stream);
    m_inflater->stream.avail_in = 0;
  }
  readPiece();
}

/// Leaves the piece empty at the end.
void FileBytes::readPiece() {
  m_piece.clear();
  if (m_finished) return;
  m_piece.resize(std::min(kBytesAtOnce, m_size > m_read ? m_size - m_read : kSmallBlock));
  const std::size_t got = std::fread(m_piece.data(), 1, m_piece.size(), m_file.get());
  m_piece.resize(got);
  if (std::ferror(m_file.get()) != 0)
    refuse(m_shownFile, filled(sentence("Core", "reading failed (%1)"), std::strerror(errno)),
           sentence("Core", "copy the file and try again"));
  if (m_sink) m_sink({.bytes = m_piece, .first = m_read == 0, .last = got == 0});
  m_read += got;
  m_finished = got == 0;
}

double FileBytes::done() const {
  return m_size == 0 ? 0 : std::min(1.0, static_cast<double>(m_read) / static_cast<double>(m_size));
}

bool FileBytes::append(std::string& bytes) {
  if (m_piece.empty()) return false;
  if (m_inflater) {
    unpack(bytes);
  } else {
    bytes += m_piece;
    readPiece();
  }
  return true;
}

void FileBytes::unpack(std::string& bytes) {
  if (m_ended) {  // what follows the last member is padding
    readPiece();
    return;
  }
  z_stream& stream = m_inflater->stream;
  if (stream.avail_in == 0) feed();
  const std::size_t before = bytes.size();
  bytes.resize(before + kBytesAtOnce);
  stream.next_out = reinterpret_cast<Bytef*>(bytes.data() + before);
  stream.avail_out = static_cast<uInt>(kBytesAtOnce);
  const int status = inflate(&stream, Z_NO_FLUSH);
  bytes.resize(before + kBytesAtOnce - stream.avail_out);
  m_unpacked += bytes.size() - before;
  if (status != Z_OK && status != Z_STREAM_END && status != Z_BUF_ERROR)
    refuse(m_shownFile, sentence("Core", "the gzip data are damaged"),
           sentence("Core", "copy or download the file again"));
  if (m_unpacked > kLargestUnpacked)
    refuse(m_shownFile, sentence("Core", "it unpacks to more than 8 GB"),
           sentence("Core", "unpack it and take a part of it"));
  if (status == Z_STREAM_END) endMember();
  if (m_ended && m_unpacked == 0)
    refuse(m_shownFile, sentence("Core", "the packed file is empty"),
           sentence("Core", "choose a file that holds a table"));
  if (!m_ended && stream.avail_in == 0) nextPacked();
}

/// Gives the piece to inflate().
void FileBytes::feed() {
  m_inflater->stream.next_in = reinterpret_cast<Bytef*>(m_piece.data());
  m_inflater->stream.avail_in = static_cast<uInt>(m_piece.size());
}

void FileBytes::nextPacked() {
  readPiece();
  if (m_piece.empty())
    refuse(m_shownFile, sentence("Core", "the gzip data end early"),
           sentence("Core", "copy or download the file again"));
}

/// Another member may follow; its mark may lie across two pieces.
void FileBytes::endMember() {
  z_stream& stream = m_inflater->stream;
  std::string rest = m_piece.substr(m_piece.size() - stream.avail_in);
  stream.avail_in = 0;
  if (rest.size() < kGzipMark.size()) {
    readPiece();
    rest += m_piece;
  }
  m_piece = std::move(rest);
  m_ended = !isGzip(m_piece);
  if (m_ended) {
    readPiece();
    return;
  }
  inflateReset(&stream);
  feed();
}

}  // namespace epsiscope

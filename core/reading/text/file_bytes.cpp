#include "core/reading/text/file_bytes.h"

#include "core/base/file_error.h"
#include "core/text/sentence.h"

#include <zlib.h>

#include <algorithm>
#include <new>
#include <utility>

namespace epsiscope {

namespace {

constexpr std::size_t kBytesAtOnce = std::size_t{1} << 20;
/// The size where no more is expected.
constexpr std::size_t kSmallBlock = 4096;
constexpr std::string_view kGzipMark = "\x1F\x8B";
/// A gzip file can hold a thousand times its size: no table of that kind is meant. Those of a few values that
/// were looked at hold up to a hundred times theirs.
constexpr std::size_t kLargestUnpacked = std::size_t{8} << 30, kAlwaysFine = std::size_t{64} << 20;
constexpr std::size_t kLargestShare = 200;

[[noreturn]] void refuse(const std::string& shownFile, std::string reason, std::string nextStep) {
  throw FileError({.file = shownFile}, std::move(reason), std::move(nextStep));
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

FileBytes::FileBytes(const std::filesystem::path& file, Sink sink)
    : m_shownFile(shownPath(file)), m_sink(std::move(sink)), m_file(file) {
  readPiece();
  if (m_piece.empty())
    refuse(m_shownFile, sentence("Core", "the file is empty"),
           sentence("Core", "choose a file that holds a table"));
  if (isGzip(m_piece)) m_inflater = std::make_unique<Inflater>();
}

FileBytes::~FileBytes() = default;

void FileBytes::restart() {
  m_file.rewind();
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
  m_piece.resize(std::min(kBytesAtOnce, m_file.size() > m_read ? m_file.size() - m_read : kSmallBlock));
  const std::size_t got = m_file.read(m_piece.data(), m_piece.size());
  m_piece.resize(got);
  if (m_sink) m_sink({.bytes = m_piece, .first = m_read == 0, .last = got == 0});
  m_read += got;
  m_finished = got == 0;
}

double FileBytes::done() const {
  const auto size = static_cast<double>(m_file.size());
  return size == 0 ? 0 : std::min(1.0, static_cast<double>(m_read) / size);
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
  m_block.resize(kBytesAtOnce);
  stream.next_out = reinterpret_cast<Bytef*>(m_block.data());
  stream.avail_out = static_cast<uInt>(kBytesAtOnce);
  const int status = inflate(&stream, Z_NO_FLUSH);
  const std::size_t got = kBytesAtOnce - stream.avail_out;
  bytes.append(m_block, 0, got);
  m_unpacked += got;
  if (status != Z_OK && status != Z_STREAM_END && status != Z_BUF_ERROR)
    refuse(m_shownFile, sentence("Core", "the gzip data are damaged"),
           sentence("Core", "copy or download the file again"));
  if (m_unpacked > kLargestUnpacked)
    refuse(m_shownFile, sentence("Core", "it unpacks to more than 8 GB"),
           sentence("Core", "unpack it and take a part of it"));
  if (m_unpacked > kAlwaysFine && m_unpacked / kLargestShare > m_read - stream.avail_in)
    refuse(m_shownFile,
           filled(sentence("Core", "it unpacks to more than %1 times its size, which no table does"),
                  kLargestShare),
           sentence("Core", "check where it comes from; unpack it yourself if it is meant"));
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

/// Another member may follow; its mark may lie across two pieces. A piece can hold tens of thousands of
/// members, so it stays where it is.
void FileBytes::endMember() {
  z_stream& stream = m_inflater->stream;
  if (stream.avail_in < kGzipMark.size()) {
    const std::string rest = m_piece.substr(m_piece.size() - stream.avail_in);
    readPiece();
    m_piece.insert(0, rest);
    feed();
  }
  m_ended = !isGzip(std::string_view(m_piece).substr(m_piece.size() - stream.avail_in));
  if (m_ended) {
    stream.avail_in = 0;
    readPiece();
    return;
  }
  inflateReset(&stream);
}

}  // namespace epsiscope

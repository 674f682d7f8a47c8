#include "core/data/recipes/packed_file.h"

#include <zlib.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <new>
#include <system_error>
#include <utility>

#include "core/data/file_error.h"
#include "core/data/sha256.h"
#include "core/data/text/file_bytes.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr std::size_t kBlock = std::size_t{1} << 20;

}  // namespace

struct PackedFile::State {
  std::string shownFile;
  ReadProgress progress;
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> in{nullptr, std::fclose};
  double size = 0, stored = 0;
  std::string block;  ///< bytes as they are stored
  std::size_t taken = 0;
  Sha256 hash;
  std::string ahead;  ///< unpacked bytes that were peeked at
  std::size_t aheadTaken = 0;
  bool packed = false, memberEnded = false;
  z_stream stream{};

  ~State() {
    if (packed) inflateEnd(&stream);
  }
  [[noreturn]] void refuse(std::string reason, std::string nextStep) const {
    throw FileError({.file = shownFile}, std::move(reason), std::move(nextStep));
  }

  bool refill() {
    block.resize(kBlock);
    taken = 0;
    block.resize(std::fread(block.data(), 1, kBlock, in.get()));
    if (std::ferror(in.get()) != 0)
      refuse(filled(sentence("Core", "reading failed (%1)"), std::strerror(errno)),
             sentence("Core", "copy the file and try again"));
    hash.update(block.data(), block.size());
    stored += static_cast<double>(block.size());
    if (progress && !progress(size > 0 ? std::min(1.0, stored / size) : 0)) throw StoppedReading{};
    return !block.empty();
  }
  bool hasStored() { return taken < block.size() || refill(); }

  void startUnpacking() {
    // 15: the largest window; 16: a gzip header.
    if (inflateInit2(&stream, 15 + 16) != Z_OK) throw std::bad_alloc();
    packed = true;
  }

  /// Another member may follow; anything else is padding.
  bool startsMember() {
    memberEnded = !hasStored() || block[taken] != '\x1F';
    return !memberEnded && inflateReset(&stream) == Z_OK;
  }

  std::size_t unpack(char* to, std::size_t most) {
    std::size_t got = 0;
    while (got == 0 && !memberEnded) {
      if (!hasStored())
        refuse(sentence("Core", "the gzip data end early"),
               sentence("Core", "copy or download the file again"));
      // zlib reads through a pointer that it does not declare const.
      stream.next_in = reinterpret_cast<Bytef*>(block.data() + taken);
      stream.avail_in = static_cast<uInt>(block.size() - taken);
      stream.next_out = reinterpret_cast<Bytef*>(to);
      stream.avail_out = static_cast<uInt>(std::min(most, kBlock));
      const uInt room = stream.avail_out;
      const int status = inflate(&stream, Z_NO_FLUSH);
      if (status != Z_OK && status != Z_STREAM_END && status != Z_BUF_ERROR)
        refuse(sentence("Core", "the gzip data are damaged"),
               sentence("Core", "copy or download the file again"));
      taken = block.size() - stream.avail_in;
      got = room - stream.avail_out;
      if (status == Z_STREAM_END) startsMember();
    }
    return got;
  }

  std::size_t copy(char* to, std::size_t most) {
    if (!hasStored()) return 0;
    const std::size_t got = std::min(most, block.size() - taken);
    std::memcpy(to, block.data() + taken, got);
    taken += got;
    return got;
  }

  std::size_t next(char* to, std::size_t most) { return packed ? unpack(to, most) : copy(to, most); }
};

PackedFile::PackedFile(const std::filesystem::path& file, ReadProgress progress)
    : m_state(std::make_unique<State>()) {
  refuseUnlessPlainFile(file);
  m_state->shownFile = shownPath(file);
  m_state->progress = std::move(progress);
  m_state->in.reset(std::fopen(file.c_str(), "rb"));
  if (m_state->in == nullptr)
    m_state->refuse(filled(sentence("Core", "the file cannot be opened (%1)"), std::strerror(errno)),
                    sentence("Core", "check its permissions"));
  std::error_code ignored;
  const auto size = std::filesystem::file_size(file, ignored);
  if (!ignored) m_state->size = static_cast<double>(size);
  if (!m_state->refill())
    m_state->refuse(sentence("Core", "the file is empty"),
                    sentence("Core", "choose a file that holds a table"));
  if (m_state->block.starts_with("\x1F\x8B")) m_state->startUnpacking();
}

PackedFile::~PackedFile() = default;

std::string_view PackedFile::peek(std::size_t count) {
  State& state = *m_state;
  state.ahead.erase(0, state.aheadTaken);
  state.aheadTaken = 0;
  while (state.ahead.size() < count) {
    const std::size_t before = state.ahead.size();
    state.ahead.resize(count);
    const std::size_t got = state.next(state.ahead.data() + before, count - before);
    state.ahead.resize(before + got);
    if (got == 0) break;
  }
  return state.ahead;
}

std::size_t PackedFile::read(char* to, std::size_t most) {
  State& state = *m_state;
  const std::size_t known = std::min(most, state.ahead.size() - state.aheadTaken);
  if (known == 0) return state.next(to, most);
  std::memcpy(to, state.ahead.data() + state.aheadTaken, known);
  state.aheadTaken += known;
  return known;
}

std::string PackedFile::sha256() {
  while (m_state->refill()) {
  }
  return m_state->hash.hex();
}

}  // namespace epsiscope

#pragma once

#include <zlib.h>

#include <cstdio>
#include <string>
#include <utility>
#include <vector>

namespace epsiscope::test {

/// `text` as one gzip member.
inline std::string gzipped(const std::string& text) {
  z_stream stream{};
  deflateInit2(&stream, Z_BEST_SPEED, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
  std::string packed(deflateBound(&stream, text.size()) + 32, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  deflate(&stream, Z_FINISH);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

struct TarEntry {
  std::string name;
  std::string bytes{};
  char type = '0';
};

inline std::string octal(std::size_t value, int digits) {
  char text[24];
  std::snprintf(text, sizeof text, "%0*zo", digits, value);
  return text;
}

/// The archive with the checksum that its first header should have.
inline std::string summed(std::string archive) {
  archive.replace(148, 8, "        ");
  std::size_t sum = 0;
  for (std::size_t i = 0; i < 512; ++i) sum += static_cast<unsigned char>(archive[i]);
  return archive.replace(148, 8, octal(sum, 6) + std::string("\0 ", 2));
}

/// A header of the ustar format.
inline std::string tarHeader(const TarEntry& entry) {
  std::string header(512, '\0');
  const auto put = [&](std::size_t at, const std::string& text) { header.replace(at, text.size(), text); };
  put(0, entry.name);
  put(100, "0000644");
  put(124, octal(entry.bytes.size(), 11));
  put(136, octal(0, 11));
  header[156] = entry.type;
  put(257, std::string("ustar\0", 6) + "00");
  return summed(header);
}

inline std::string tarOf(const std::vector<TarEntry>& entries) {
  std::string archive;
  for (const TarEntry& entry : entries) {
    archive += tarHeader(entry) + entry.bytes;
    archive.append((512 - entry.bytes.size() % 512) % 512, '\0');
  }
  return archive + std::string(1024, '\0');
}

}  // namespace epsiscope::test

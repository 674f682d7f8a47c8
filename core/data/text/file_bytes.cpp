#include "core/data/text/file_bytes.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string_view>
#include <system_error>

#include "core/data/file_error.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr std::size_t kBlock = std::size_t{1} << 20;
/// A gzip file can hold a thousand times its size; no table of that kind is meant.
constexpr std::size_t kLargestUnpacked = std::size_t{8} << 30;

[[noreturn]] void refuse(const std::string& shownFile, std::string reason, std::string nextStep) {
  throw FileError({.file = shownFile}, std::move(reason), std::move(nextStep));
}

struct KnownFormat {
  std::string_view mark;
  std::size_t offset;
  const char* reason;
  const char* nextStep;
};

constexpr const char* kSaveAsCsv = marked("Core", "open it in the program it comes from and save it as CSV");
constexpr const char* kUnpack = marked("Core", "unpack it and open the table inside it");
constexpr std::array<KnownFormat, 14> kKnownFormats = {{
    {"PK\x03\x04", 0,
     marked("Core", "this is a spreadsheet (.xlsx, .ods) or a zip archive, not delimited text"), kSaveAsCsv},
    {"\xD0\xCF\x11\xE0", 0, marked("Core", "this is an old spreadsheet (.xls), not delimited text"),
     kSaveAsCsv},
    {"$FL2", 0, marked("Core", "this is an SPSS file (.sav), not delimited text"), kSaveAsCsv},
    {"$FL3", 0, marked("Core", "this is an SPSS file (.zsav), not delimited text"), kSaveAsCsv},
    {"<stata_dta>", 0, marked("Core", "this is a Stata file (.dta), not delimited text"), kSaveAsCsv},
    {"PAR1", 0, marked("Core", "this is a Parquet file, not delimited text"), kSaveAsCsv},
    {"SQLite format 3", 0, marked("Core", "this is a SQLite data base, not delimited text"),
     marked("Core", "export the table as CSV")},
    {"\x89HDF", 0, marked("Core", "this is an HDF5 file, not delimited text"), kSaveAsCsv},
    {"%PDF-", 0, marked("Core", "this is a PDF document, not a table"),
     marked("Core", "look for the data as CSV")},
    {"ustar", 257, marked("Core", "this is a tar archive, not a table"), kUnpack},
    {"BZh", 0, marked("Core", "this file is packed with bzip2"), kUnpack},
    {"\xFD"
     "7zXZ",
     0, marked("Core", "this file is packed with xz"), kUnpack},
    {"\x28\xB5\x2F\xFD", 0, marked("Core", "this file is packed with zstd"), kUnpack},
    {"7z\xBC\xAF", 0, marked("Core", "this is a 7z archive, not a table"), kUnpack},
}};

/// inflate() state that is always given back.
struct Inflater {
  z_stream stream{};
  Inflater() {
    // 15: the largest window; 16: a gzip header.
    if (inflateInit2(&stream, 15 + 16) != Z_OK) throw std::bad_alloc();
  }
  ~Inflater() { inflateEnd(&stream); }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;
};

}  // namespace

std::string shownPath(const std::filesystem::path& file) {
  return shortened(file.string(), 300);
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

bool readBytes(const std::filesystem::path& file, std::string& bytes, const ReadProgress& progress) {
  refuseUnlessPlainFile(file);
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> in(std::fopen(file.c_str(), "rb"), std::fclose);
  if (in == nullptr)
    refuse(shownPath(file), filled(sentence("Core", "the file cannot be opened (%1)"), std::strerror(errno)),
           sentence("Core", "check its permissions"));
  std::error_code ignored;
  const auto size = static_cast<std::size_t>(std::filesystem::file_size(file, ignored));
  bytes.clear();
  if (!ignored) bytes.reserve(size + kBlock);
  for (;;) {
    const std::size_t before = bytes.size();
    bytes.resize(before + kBlock);
    const std::size_t got = std::fread(bytes.data() + before, 1, kBlock, in.get());
    bytes.resize(before + got);
    if (std::ferror(in.get()) != 0)
      refuse(shownPath(file), filled(sentence("Core", "reading failed (%1)"), std::strerror(errno)),
             sentence("Core", "copy the file and try again"));
    if (got == 0) break;
    const double done =
        ignored || size == 0 ? 0 : static_cast<double>(bytes.size()) / static_cast<double>(size);
    if (progress && !progress(std::min(1.0, done))) return false;
  }
  if (bytes.empty())
    refuse(shownPath(file), sentence("Core", "the file is empty"),
           sentence("Core", "choose a file that holds a table"));
  return true;
}

bool isGzip(const std::string& bytes) {
  return bytes.starts_with("\x1F\x8B");
}

bool gunzip(const std::string& packed, const std::string& shownFile, std::string& bytes,
            const ReadProgress& progress) {
  Inflater inflater;
  z_stream& stream = inflater.stream;
  bytes.clear();
  std::size_t taken = 0;
  for (;;) {
    if (stream.avail_in == 0) {
      const std::size_t piece = std::min(kBlock, packed.size() - taken);
      if (piece == 0)
        refuse(shownFile, sentence("Core", "the gzip data end early"),
               sentence("Core", "copy or download the file again"));
      // zlib reads through a pointer that it does not declare const.
      stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data() + taken));
      stream.avail_in = static_cast<uInt>(piece);
      taken += piece;
    }
    const std::size_t before = bytes.size();
    if (before > kLargestUnpacked)
      refuse(shownFile, sentence("Core", "it unpacks to more than 8 GB"),
             sentence("Core", "unpack it and take a part of it"));
    bytes.resize(before + kBlock);
    stream.next_out = reinterpret_cast<Bytef*>(bytes.data() + before);
    stream.avail_out = static_cast<uInt>(kBlock);
    const int status = inflate(&stream, Z_NO_FLUSH);
    bytes.resize(before + kBlock - stream.avail_out);
    if (status != Z_OK && status != Z_STREAM_END && status != Z_BUF_ERROR)
      refuse(shownFile, sentence("Core", "the gzip data are damaged"),
             sentence("Core", "copy or download the file again"));
    if (progress &&
        !progress(static_cast<double>(taken - stream.avail_in) / static_cast<double>(packed.size())))
      return false;
    if (status != Z_STREAM_END) continue;
    const std::size_t next = taken - stream.avail_in;
    if (packed.compare(next, 2, "\x1F\x8B") != 0) break;  // what follows the last member is padding
    inflateReset(&stream);
  }
  if (bytes.empty())
    refuse(shownFile, sentence("Core", "the packed file is empty"),
           sentence("Core", "choose a file that holds a table"));
  return true;
}

void refuseKnownFormats(const std::string& bytes, const std::string& shownFile) {
  for (const KnownFormat& format : kKnownFormats)
    if (bytes.size() >= format.offset + format.mark.size() &&
        bytes.compare(format.offset, format.mark.size(), format.mark) == 0)
      refuse(shownFile, sentence("Core", format.reason), sentence("Core", format.nextStep));
}

}  // namespace epsiscope

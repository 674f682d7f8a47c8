// Files read through a window: the same table as from a file that is read whole, whatever the kind of file;
// progress without gaps; memory in proportion to the table.

#include "core/base/sha256.h"
#include "core/random/rng.h"
#include "core/reading/text/file_bytes.h"
#include "core/reading/text/file_parser.h"
#include "tests/core/reading/reader_test_support.h"

#include <gtest/gtest.h>

#include <zlib.h>

#include <fstream>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace epsiscope::reader_pieces_test {
namespace {

constexpr std::size_t kMegabyte = std::size_t{1} << 20;
/// Windows that hold everything in memory, and windows too small for a file of a few megabytes.
constexpr WindowSizes kWhole{.head = 1024 * kMegabyte};
constexpr WindowSizes kSmall{.head = 1000, .window = kMegabyte, .largest = 8 * kMegabyte};

std::string numberLines(std::size_t bytes) {
  Rng rng(3);
  std::string text = "a,b,c\n";
  while (text.size() < bytes)
    text += std::to_string(rng.uniform()) + "," + std::to_string(rng.below(1000)) + "," +
            std::to_string(rng.normal()) + "\n";
  return text;
}

/// Texts with line breaks, missing and bad cells.
std::string mixedLines(std::size_t bytes) {
  Rng rng(4);
  std::string text = "number,place,note\n";
  while (text.size() < bytes) {
    const std::uint64_t kind = rng.below(50);
    text += kind == 0 ? "NA" : kind == 1 ? "n.n." : std::to_string(rng.uniform());
    text += ",\"place " + std::to_string(rng.below(30)) + (kind == 2 ? "\nnear \"\"it\"\"" : "") + "\",";
    text += (kind == 3 ? "gr\xC3\xBC\xC3\x9F" : "word" + std::to_string(rng.below(5))) +
            (kind == 4 ? "\r\n\r\n" : "\n");
  }
  return text;
}

std::string packed(const std::string& text) {
  std::string bytes(compressBound(text.size()) + 64, '\0');
  z_stream stream{};
  EXPECT_EQ(deflateInit2(&stream, 1, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY), Z_OK);
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
  stream.avail_out = static_cast<uInt>(bytes.size());
  EXPECT_EQ(deflate(&stream, Z_FINISH), Z_STREAM_END);
  bytes.resize(stream.total_out);
  deflateEnd(&stream);
  return bytes;
}

/// Text below U+0800 as UTF-16 with a mark.
std::string utf16(const std::string& text, bool bigEndian) {
  std::string bytes;
  const auto put = [&](unsigned code) {
    const char high = static_cast<char>(code >> 8), low = static_cast<char>(code & 0xFF);
    bytes += bigEndian ? high : low;
    bytes += bigEndian ? low : high;
  };
  put(0xFEFF);
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte < 0x80)
      put(byte);
    else
      put((byte & 0x1Fu) << 6 | (static_cast<unsigned char>(text[++i]) & 0x3Fu));
  }
  return bytes;
}

/// Text below U+0100 as Latin-1.
std::string latin1(const std::string& text) {
  std::string bytes;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte < 0x80) {
      bytes += text[i];
      continue;
    }
    ++i;
    bytes += static_cast<char>((byte & 0x03u) << 6 | (static_cast<unsigned char>(text[i]) & 0x3Fu));
  }
  return bytes;
}

std::optional<Dataset> parsed(const std::filesystem::path& file, const WindowSizes& sizes) {
  FileBytes source(file);
  return parseFile(source, "file", {}, {}, sizes);
}

std::vector<std::string> factsOf(const Dataset& table) {
  std::vector<std::string> facts = table.notes;
  const auto hashed = [&](const auto& values) {
    Sha256 hash;
    hash.update(values.data(), values.size() * sizeof values[0]);
    facts.push_back(std::to_string(values.size()) + " " + hash.hex());
  };
  for (const Column& column : table.columns) {
    facts.push_back(column.name + " " + std::to_string(column.missing) + " " +
                    std::to_string(column.firstMissingLine));
    hashed(column.values);
    hashed(column.codes);
    facts.insert(facts.end(), column.categories.begin(), column.categories.end());
    for (const BadCell& cell : column.badCells)
      facts.push_back(std::to_string(cell.line) + " " + std::to_string(cell.row) + " " +
                      column.badTexts[cell.text]);
  }
  return facts;
}

struct Kind {
  const char* name;
  std::string (*make)(std::size_t bytes);
};

const std::vector<Kind>& kinds() {
  static const std::vector<Kind> all = {
      {"Numbers", numberLines},
      {"Mixed", mixedLines},
      {"NumbersPacked", [](std::size_t bytes) { return packed(numberLines(bytes)); }},
      {"MixedPacked", [](std::size_t bytes) { return packed(mixedLines(bytes)); }},
      {"MixedInTwoMembers",
       [](std::size_t bytes) {
         const std::string text = mixedLines(bytes);
         return packed(text.substr(0, bytes / 2)) + packed(text.substr(bytes / 2));
       }},
      {"Utf16Le", [](std::size_t bytes) { return utf16(mixedLines(bytes), false); }},
      {"Utf16Be", [](std::size_t bytes) { return utf16(mixedLines(bytes), true); }},
      {"Latin1", [](std::size_t bytes) { return latin1(mixedLines(bytes)); }},
      {"Latin1AtTheEnd", [](std::size_t bytes) { return numberLines(bytes) + "1,2,gr\xFC\xDF\n"; }},
      {"ByteOrderMark", [](std::size_t bytes) { return "\xEF\xBB\xBF" + mixedLines(bytes); }},
      {"LongRecord",
       [](std::size_t bytes) {
         return mixedLines(bytes) + "1,\"" + std::string(2 * kMegabyte, 'x') + "\",y\n" + "2,z,z\n";
       }},
      {"NotesBelow",
       [](std::size_t bytes) {
         return numberLines(bytes) + "\nSource: somebody, somewhere, some year, and more\n" +
                std::string(3 * kMegabyte, '\n') + "* estimated\n";
       }},
      {"ManyBlankLines",
       [](std::size_t bytes) { return numberLines(bytes) + std::string(3 * kMegabyte, '\n') + "1,2,3\n"; }},
  };
  return all;
}

class ReadInPieces : public testing::TestWithParam<Kind> {};

TEST_P(ReadInPieces, GivesTheSameTableAsReadWhole) {
  const test::TemporaryFolder folder;
  const auto file = folder.write("table.csv", GetParam().make(5 * kMegabyte));
  EXPECT_EQ(factsOf(parsed(file, kWhole).value()), factsOf(parsed(file, kSmall).value()));
}

TEST_P(ReadInPieces, TellsProgressAllAlong) {
  const test::TemporaryFolder folder;
  const auto file = folder.write("table.csv", GetParam().make(9 * kMegabyte));
  std::vector<double> given;
  ASSERT_TRUE(readDataset(file, {}, [&](double done) {
    given.push_back(done);
    return true;
  }));
  EXPECT_GE(given.size(), 9u);
  EXPECT_TRUE(std::is_sorted(given.begin(), given.end()));
  EXPECT_EQ(given.back(), 1);
}

TEST_P(ReadInPieces, StopsWhereverItIsTold) {
  const test::TemporaryFolder folder;
  const auto file = folder.write("table.csv", GetParam().make(5 * kMegabyte));
  std::size_t calls = 0, last = 0;
  const auto stoppedAt = [&](std::size_t stop) {
    calls = 0;
    return !readDataset(file, {}, [&](double) { return ++calls != stop; });
  };
  EXPECT_FALSE(stoppedAt(0));
  const std::size_t all = calls;
  for (std::size_t stop = 1; stop <= all; stop = std::max(stop + 1, stop * 5 / 4)) {
    EXPECT_TRUE(stoppedAt(stop)) << stop << " of " << all;
    EXPECT_EQ(calls, stop);
    last = stop;
  }
  EXPECT_GT(last, 5u);
}

INSTANTIATE_TEST_SUITE_P(Kinds, ReadInPieces, testing::ValuesIn(kinds()),
                         [](const auto& tested) { return std::string(tested.param.name); });

std::string errorOfSize(const std::string& text, const WindowSizes& sizes) {
  const test::TemporaryFolder folder;
  const auto file = folder.write("table.csv", text);
  return test::errorOf([&] { parsed(file, sizes); }).what();
}

TEST(ReadInPieces, RefusesTheSameRowsForTheSameReason) {
  for (const char* damage : {"1,2\n", "1,\"2\"x,3\n", "1,2,\"3\n", "1,\xC3\xA9,\xC3\xA9,\xE9\n"}) {
    const std::string text = numberLines(3 * kMegabyte) + damage + numberLines(3 * kMegabyte);
    EXPECT_EQ(errorOfSize(text, kWhole), errorOfSize(text, kSmall)) << damage;
  }
}

TEST(ReadInPieces, NamesWhereALateNulIs) {
  const std::string text = numberLines(3 * kMegabyte) + std::string("1,\0,2\n", 6);
  EXPECT_EQ(errorOfSize(text, kSmall), "file: this is not a text file (NUL at byte offset " +
                                           std::to_string(text.size() - 4) +
                                           "); choose a text file such as CSV.");
}

TEST(ReadInPieces, ReadsLittleBehindWhatItRefuses) {
  const test::TemporaryFolder folder;
  const auto file = folder.write("table.csv", "a,b\n" + std::string(40 * kMegabyte, '\0'));
  std::size_t read = 0;
  FileBytes source(file, [&read](const FilePiece& piece) { read += piece.bytes.size(); });
  test::errorOf([&] { parseFile(source, "file", {}, {}, kSmall); });
  EXPECT_LT(read, 20 * kMegabyte);
}

TEST(ReadInPieces, SaysThatAFileIsAllZerosAndReadsItsBeginning) {
  const test::TemporaryFolder folder;
  const auto file = folder.write("table.csv", std::string(40 * kMegabyte, '\0'));
  std::size_t read = 0;
  FileBytes source(file, [&read](const FilePiece& piece) { read += piece.bytes.size(); });
  const std::string error = test::errorOf([&] { parseFile(source, "file", {}, {}, kSmall); }).what();
  EXPECT_EQ(error.find("file: this file begins with zeros where a table has text; copy or download"), 0U)
      << error;
  EXPECT_LT(read, 20 * kMegabyte);
}

TEST(ReadInPieces, RefusesARowBeyondTheLargestWindow) {
  const std::string text = mixedLines(2 * kMegabyte) + "1,\"" + std::string(12 * kMegabyte, 'x') + "\",y\n";
  EXPECT_NE(errorOfSize(text, kSmall).find("a quote opens here"), std::string::npos)
      << errorOfSize(text, kSmall);
}

TEST(ReadInPieces, NoticesAFileThatChangesBetweenTwoReadings) {
  const test::TemporaryFolder folder;
  const std::string text = mixedLines(9 * kMegabyte);
  const auto file = folder.write("table.csv", text);
  bool changed = false;
  const auto change = [&](double done) {
    if (done < 0.7 || changed) return true;
    std::fstream(file, std::ios::in | std::ios::out | std::ios::binary).seekp(kMegabyte).put('8');
    return changed = true;
  };
  const FileError error = test::errorOf([&] { readDataset(file, {}, change); });
  EXPECT_NE(std::string(error.what()).find("was changed while it was read"), std::string::npos)
      << error.what();
}

TEST(ReadInPieces, HashesEveryByteOnce) {
  const test::TemporaryFolder folder;
  const std::string text = mixedLines(9 * kMegabyte);
  Sha256 hash;
  hash.update(text.data(), text.size());
  EXPECT_EQ(readDataset(folder.write("table.csv", text))->sha256, hash.hex());
}

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)

/// The most memory, in bytes, that a child process needs to read a file beyond what it needs for a small one.
std::size_t memoryFor(const std::string& bytes) {
  const test::TemporaryFolder folder;
  const auto small = folder.write("small.csv", "x,y\n1,2\n");
  const auto file = folder.write("table.csv", bytes);
  const auto most = [](const std::filesystem::path& path) -> std::size_t {
    const pid_t child = ::fork();
    if (child == 0) {
      try {
        readDataset(path);
      } catch (const FileError&) {
      }
      ::_exit(0);
    }
    rusage usage{};
    EXPECT_EQ(::wait4(child, nullptr, 0, &usage), child);
    return static_cast<std::size_t>(usage.ru_maxrss) * 1024;
  };
  const std::size_t base = most(small), whole = most(file);
  return whole > base ? whole - base : 0;
}

TEST(ReadMemory, IsTheTableAndAWindow) {
  const std::size_t size = 20 * kMegabyte;
  const std::string text = numberLines(size);
  const auto rows = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
  const std::size_t table = rows * 3 * sizeof(double);
  for (const std::string& file :
       {text, packed(text), latin1(text + "gr\xC3\xBC\xC3\x9F,1,2\n"), utf16(text, false)})
    EXPECT_LT(memoryFor(file), table + table / 4 + 40 * kMegabyte) << file.size();
}

TEST(ReadMemory, StaysInProportionForHostileFiles) {
  EXPECT_LT(memoryFor(std::string(kMegabyte, ',')), 100 * kMegabyte);
  EXPECT_LT(memoryFor(std::string(20 * kMegabyte, ',')), 100 * kMegabyte);
  EXPECT_LT(memoryFor(std::string(20 * kMegabyte, 'x')), 100 * kMegabyte);
  EXPECT_LT(memoryFor("a,b\n\"" + std::string(20 * kMegabyte, '\n')), 100 * kMegabyte);
  EXPECT_LT(memoryFor(packed(std::string(200 * kMegabyte, '\0'))), 40 * kMegabyte);
  EXPECT_LT(memoryFor(packed(std::string(200 * kMegabyte, '1'))), 40 * kMegabyte);
  EXPECT_LT(memoryFor(packed("a,b\n" + std::string(200 * kMegabyte, '\n'))), 100 * kMegabyte);
}

#endif

}  // namespace
}  // namespace epsiscope::reader_pieces_test

#include "core/recipes/packed_file.h"

#include "core/base/sha256.h"
#include "tests/core/reading/reader_test_support.h"
#include "tests/support/packing.h"

namespace epsiscope::packed_file_test {
namespace {

using test::errorOf;
using test::gzipped;
using test::TemporaryFolder;

std::string contentOf(PackedFile& file, std::size_t piece = 1000) {
  std::string text, block(piece, '\0');
  while (const std::size_t got = file.read(block.data(), block.size())) text.append(block, 0, got);
  return text;
}

std::string unpacked(const std::string& stored, std::size_t piece = 1000) {
  const TemporaryFolder folder;
  PackedFile file(folder.write("file", stored), {});
  return contentOf(file, piece);
}

std::string hashOf(const std::string& bytes) {
  Sha256 hash;
  hash.update(bytes.data(), bytes.size());
  return hash.hex();
}

std::string longText() {
  std::string text;
  for (int i = 0; i < 400000; ++i) text += std::to_string(i) + '\n';
  return text;
}

TEST(PackedFile, GivesTheSameBytesPackedOrNot) {
  const std::string text = longText();
  for (const std::size_t piece : {7U, 100000U, 4000000U}) {
    EXPECT_TRUE(unpacked(text, piece) == text) << piece;
    EXPECT_TRUE(unpacked(gzipped(text), piece) == text) << piece;
  }
}

TEST(PackedFile, GoesThroughEveryMemberAndStopsAtPadding) {
  EXPECT_EQ(unpacked(gzipped("one ") + gzipped("two")), "one two");
  EXPECT_EQ(unpacked(gzipped("one ") + gzipped("") + gzipped("two") + std::string(40, '\0')), "one two");
}

/// A hundred million zeros: more than two hundred times the stored size.
TEST(PackedFile, RefusesWhatUnpacksToManyTimesItsSize) {
  const TemporaryFolder folder;
  const std::filesystem::path file = folder.write("file", gzipped(std::string(100'000'000, '0')));
  EXPECT_EQ(errorOf([&] { PackedFile(file, {}).sha256(); }).reason(),
            "it unpacks to more than 200 times its size, which no table does");
}

TEST(PackedFile, PeekingTakesNothing) {
  const TemporaryFolder folder;
  PackedFile file(folder.write("file", gzipped("abcdefgh")), {});
  EXPECT_EQ(file.peek(3), "abc");
  EXPECT_EQ(file.peek(5), "abcde");
  char two[2];
  EXPECT_EQ(file.read(two, 2), 2U);
  EXPECT_EQ(file.peek(100), "cdefgh");
  EXPECT_EQ(contentOf(file), "cdefgh");
  EXPECT_EQ(file.peek(1), "");
}

TEST(PackedFile, HashesTheStoredBytesHoweverFarItWasRead) {
  const TemporaryFolder folder;
  const std::string stored = gzipped(longText());
  const auto path = folder.write("file", stored);
  PackedFile unread(path, {}), read(path, {});
  contentOf(read);
  EXPECT_EQ(unread.sha256(), hashOf(stored));
  EXPECT_EQ(read.sha256(), hashOf(stored));
}

TEST(PackedFile, RefusesWhatIsCutShortOrDamaged) {
  const std::string packed = gzipped(longText());
  const auto reason = [](const std::string& stored) { return errorOf([&] { unpacked(stored); }).reason(); };
  for (const std::size_t size : {2UL, 9UL, 1000UL, packed.size() - 1})
    EXPECT_EQ(reason(packed.substr(0, size)), "the gzip data end early") << size;
  std::string damaged = packed;
  for (std::size_t i = 500; i < 600; ++i) damaged[i] = static_cast<char>(~damaged[i]);
  EXPECT_EQ(reason(damaged), "the gzip data are damaged");
  EXPECT_EQ(reason(""), "the file is empty");
}

TEST(PackedFile, RefusesWhatIsNoFile) {
  const TemporaryFolder folder;
  EXPECT_EQ(errorOf([&] { PackedFile(folder.path(), {}); }).reason(), "this is a folder, not a file");
  EXPECT_EQ(errorOf([&] { PackedFile(folder.path() / "none", {}); }).reason(), "there is no such file");
}

TEST(PackedFile, StopsWhenToldTo) {
  const TemporaryFolder folder;
  const auto path = folder.write("file", longText());
  PackedFile stopped(path, [](double) { return false; });
  EXPECT_THROW(stopped.peek(1), Cancelled);
  double last = 0;
  PackedFile file(path, [&](double done) {
    EXPECT_GE(done, last);
    last = done;
    return true;
  });
  contentOf(file);
  EXPECT_EQ(last, 1);
}

}  // namespace
}  // namespace epsiscope::packed_file_test

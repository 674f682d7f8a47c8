#include "core/recipes/tar.h"

#include "tests/core/reading/reader_test_support.h"
#include "tests/support/packing.h"

#include <cstring>

namespace epsiscope::tar_test {
namespace {

using test::errorOf;
using test::tarOf;

/// The contents of the archive's file of that name, in pieces of `piece` bytes; null if it has no such file.
std::optional<std::string> fileIn(const std::string& archive, const std::string& name,
                                  std::size_t piece = 700) {
  std::size_t at = 0;
  TarReader reader(
      [&](char* to, std::size_t most) {
        const std::size_t got = std::min({most, archive.size() - at, piece});
        std::memcpy(to, archive.data() + at, got);
        at += got;
        return got;
      },
      "some.tar");
  if (!reader.find(name)) return std::nullopt;
  std::string bytes;
  char block[300];
  while (const std::size_t got = reader.read(block, sizeof block)) bytes.append(block, got);
  return bytes;
}

TEST(Tar, FindsAFileByItsNameInWhateverFolder) {
  const std::string large(3000, 'x');
  const std::string archive = tarOf({{"folder/", "", '5'},
                                     {"folder/first.txt", "one\n"},
                                     {"folder/large", large},
                                     {"folder/empty"},
                                     {"last.txt", "two\n"}});
  ASSERT_TRUE(isTar(archive));
  EXPECT_EQ(fileIn(archive, "first.txt"), "one\n");
  EXPECT_EQ(fileIn(archive, "large"), large);
  EXPECT_EQ(fileIn(archive, "large", 1), large);
  EXPECT_EQ(fileIn(archive, "empty"), "");
  EXPECT_EQ(fileIn(archive, "last.txt"), "two\n");
  EXPECT_EQ(fileIn(archive, "irst.txt"), std::nullopt);
  EXPECT_EQ(fileIn(archive, "folder"), std::nullopt);
}

TEST(Tar, PassesByWhatIsNoFile) {
  const std::string archive = tarOf({{"PaxHeaders/data", "27 mtime=1500000000.000000\n", 'x'},
                                     {"data", "", '2'},
                                     {"././@LongLink", "a name longer than any other", 'L'},
                                     {"data", "the one", '0'}});
  EXPECT_EQ(fileIn(archive, "data"), "the one");
}

TEST(Tar, TakesSizesAsGnuWritesThem) {
  std::string archive = tarOf({{"data", "12345"}});
  archive.replace(124, 12, std::string("\x80\0\0\0\0\0\0\0\0\0\0\x05", 12));
  EXPECT_EQ(fileIn(test::summed(archive), "data"), "12345");
}

TEST(Tar, IsToldByItsChecksum) {
  EXPECT_FALSE(isTar("a,b\n1,2\n"));
  EXPECT_FALSE(isTar(std::string(512, '\0')));
  EXPECT_FALSE(isTar(std::string(512, '0')));
  std::string archive = tarOf({{"data", "12345"}});
  archive[0] = 'D';
  EXPECT_FALSE(isTar(archive));
}

TEST(Tar, RefusesWhatEndsEarlyWhereverItIsCut) {
  const std::string archive = tarOf({{"first", std::string(900, 'a')}, {"second", std::string(100, 'b')}});
  for (const std::size_t size : {100U, 511U, 600U, 1400U, 1500U, 1600U, 2050U, 2100U}) {
    const auto read = [&] { fileIn(archive.substr(0, size), "second"); };
    EXPECT_EQ(errorOf(read).reason(), "the tar archive ends early") << size;
  }
}

TEST(Tar, RefusesADamagedHeader) {
  std::string archive = tarOf({{"first", "a"}, {"second", "b"}});
  archive[1024 + 130] = '9';
  EXPECT_EQ(errorOf([&] { fileIn(archive, "second"); }).reason(), "the tar archive is damaged");
}

/// Whatever the value of any byte of an archive, there is an answer or a FileError, and there are no more
/// bytes than the file has.
TEST(Tar, SurvivesEveryChangedByteOfItsHeaders) {
  const std::string archive = tarOf({{"first", std::string(600, 'a')}, {"second", "b"}});
  for (std::size_t at = 0; at < 512; ++at)
    for (const int byte : {0, 1, 0x20, 0x30, 0x37, 0x7F, 0x80, 0xFF}) {
      std::string changed = archive;
      changed[at] = static_cast<char>(byte);
      try {
        EXPECT_LE(fileIn(test::summed(changed), "second").value_or("").size(), archive.size());
      } catch (const FileError&) {
      }
    }
}

}  // namespace
}  // namespace epsiscope::tar_test

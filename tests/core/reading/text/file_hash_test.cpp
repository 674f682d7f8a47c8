#include "core/reading/text/file_hash.h"

#include <gtest/gtest.h>

#include <string>
#include <thread>

namespace epsiscope::file_hash_test {
namespace {

constexpr int kPieces = 100;

FilePiece piece(int number) {
  return {.bytes = std::to_string(number), .first = number == 0, .last = false};
}

/// Hands over more pieces than can wait, and the end. Returns the bytes.
std::string pushAll(FileHash& hash) {
  std::string bytes;
  for (int i = 0; i < kPieces; ++i) {
    bytes += piece(i).bytes;
    hash.push(piece(i));
  }
  hash.push({.bytes = {}, .first = false, .last = true});
  hash.close();
  return bytes;
}

TEST(FileHash, IsThatOfThePiecesInOrder) {
  FileHash hash;
  std::jthread other([&] { hash.run(); });
  const std::string bytes = pushAll(hash);
  other.join();
  EXPECT_EQ(hash.hex(), sha256Of(bytes));
}

TEST(FileHash, NeedsNoOtherThread) {
  FileHash hash;
  const std::string bytes = pushAll(hash);
  hash.run();
  EXPECT_EQ(hash.hex(), sha256Of(bytes));
}

TEST(FileHash, TakesNothingAfterItIsDiscarded) {
  FileHash hash;
  for (int i = 0; i < kPieces; ++i) hash.push(piece(i));
  hash.close(true);
  hash.push({.bytes = {}, .first = false, .last = true});
  hash.run();
  EXPECT_TRUE(hash.hex().empty());
}

TEST(FileHash, NoticesThatALaterReadingFindsOtherBytes) {
  FileHash hash;
  for (const char* bytes : {"same", "same", "other"}) {
    EXPECT_FALSE(hash.changed());
    hash.take({.bytes = bytes, .first = true, .last = false});
    hash.take({.bytes = {}, .first = false, .last = true});
  }
  EXPECT_TRUE(hash.changed());
  EXPECT_EQ(hash.hex(), sha256Of("same"));
}

}  // namespace
}  // namespace epsiscope::file_hash_test

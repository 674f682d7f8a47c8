#include "core/base/sha256.h"

#include "tests/support/temporary_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace epsiscope::sha256_test {
namespace {

/// The examples of FIPS 180-2, appendix B, and the hash of nothing.
TEST(Sha256, IsThatOfTheStandard) {
  EXPECT_EQ(sha256Of(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256Of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha256Of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(sha256Of(std::string(1'000'000, 'a')),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, DoesNotDependOnThePieces) {
  std::string bytes;
  for (int i = 0; i < 1000; ++i) bytes += std::to_string(i * i);
  for (const std::size_t size : {1U, 63U, 64U, 65U, 1000U}) {
    Sha256 hash;
    for (std::size_t at = 0; at < bytes.size(); at += size)
      hash.update(bytes.data() + at, std::min(size, bytes.size() - at));
    EXPECT_EQ(hash.hex(), sha256Of(bytes)) << size;
  }
}

TEST(Sha256, BeginsAnewWhereANewOneTakesItsPlace) {
  Sha256 hash;
  hash.update("other", 5);
  hash = Sha256();
  hash.update("abc", 3);
  EXPECT_EQ(hash.hex(), sha256Of("abc"));
}

TEST(Sha256, OfAFileIsThatOfItsBytes) {
  const test::TemporaryFolder folder;
  const std::string bytes(3'000'000, 'x');
  const auto file = folder.write("bytes", bytes);
  EXPECT_EQ(sha256OfFile(file), sha256Of(bytes));
  EXPECT_THROW(sha256OfFile(file, [] { return false; }), Cancelled);
}

}  // namespace
}  // namespace epsiscope::sha256_test

#include "core/release/signing_key.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "core/base/file_error.h"
#include "tests/support/child_process.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::signing_key_test {
namespace {

namespace fs = std::filesystem;
using fs::perms;

constexpr perms kOwn = perms::owner_read | perms::owner_write;

class SigningKeyTest : public testing::Test {
protected:
  void put(const std::string& text, perms readers = kOwn) const {
    m_folder.write("key", text);
    fs::permissions(m_file, readers);
  }
  std::string refusal() const {
    try {
      SigningKey::ofUser(m_file);
      return {};
    } catch (const FileError& error) {
      return error.what();
    }
  }

  test::TemporaryFolder m_folder;
  fs::path m_file = m_folder.path() / "key";
};

/// RFC 8032, 7.1, tests 1 and 2.
TEST_F(SigningKeyTest, SignsAsTheStandardDoes) {
  put("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60\n");
  const std::string signature =
      "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46b"
      "d25bf5f0595bbe24655141438e7a100b";
  const std::string key = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
  EXPECT_EQ(SigningKey::ofUser(m_file).publicKeyHex(), key);
  EXPECT_EQ(SigningKey::ofUser(m_file).signatureHex(""), signature);
  EXPECT_TRUE(isSignatureOf(signature, key, ""));
  EXPECT_FALSE(isSignatureOf(signature, key, "r"));

  put("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb");
  EXPECT_EQ(SigningKey::ofUser(m_file).publicKeyHex(),
            "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c");
  EXPECT_EQ(SigningKey::ofUser(m_file).signatureHex("r"),
            "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c"
            "387b2eaeb4302aeeb00d291612bb0c00");
}

TEST_F(SigningKeyTest, IsMadeOnce) {
  m_file = m_folder.path() / "settings" / "epsiscope" / "key";
  const std::string key = SigningKey::ofUser(m_file).publicKeyHex();
  EXPECT_EQ(fs::status(m_file).permissions(), kOwn);
  EXPECT_EQ(SigningKey::ofUser(m_file).publicKeyHex(), key);
  EXPECT_NE(SigningKey::ofUser(m_folder.path() / "other").publicKeyHex(), key);
  EXPECT_FALSE(fs::exists(m_file.string() + ".lock"));
}

TEST_F(SigningKeyTest, OfProcessesThatMakeItAtOnceIsOne) {
  constexpr int kProcesses = 8;
  test::inProcesses(kProcesses, [&](int process) {
    m_folder.write("public" + std::to_string(process), SigningKey::ofUser(m_file).publicKeyHex());
  });
  const std::string key = SigningKey::ofUser(m_file).publicKeyHex();
  for (int process = 0; process < kProcesses; ++process)
    EXPECT_EQ(test::bytesOf(m_folder.path() / ("public" + std::to_string(process))), key);
}

TEST_F(SigningKeyTest, SignatureOfOtherBytesOrKeysIsNone) {
  const SigningKey key = SigningKey::ofUser(m_file), other = SigningKey::ofUser(m_folder.path() / "other");
  const std::string bytes = "what was published", signature = key.signatureHex(bytes);
  EXPECT_TRUE(isSignatureOf(signature, key.publicKeyHex(), bytes));
  EXPECT_FALSE(isSignatureOf(signature, other.publicKeyHex(), bytes));
  const auto changed = [](std::string text, std::size_t at, char to) {
    text[at] = text[at] == to ? '1' : to;
    return text;
  };
  for (std::size_t at = 0; at < bytes.size(); ++at)
    EXPECT_FALSE(isSignatureOf(signature, key.publicKeyHex(), changed(bytes, at, 'x'))) << at;
  for (std::size_t at = 0; at < signature.size(); ++at)
    EXPECT_FALSE(isSignatureOf(changed(signature, at, '0'), key.publicKeyHex(), bytes)) << at;
  for (std::size_t at = 0; at < key.publicKeyHex().size(); ++at)
    EXPECT_FALSE(isSignatureOf(signature, changed(key.publicKeyHex(), at, '0'), bytes)) << at;
}

TEST_F(SigningKeyTest, TextsThatAreNoSignatureAreNone) {
  const SigningKey key = SigningKey::ofUser(m_file);
  const std::string good = key.signatureHex("bytes"), owner = key.publicKeyHex();
  ASSERT_TRUE(isSignatureOf(good, owner, "bytes"));
  for (const std::string& bad :
       {std::string(), std::string("0"), good.substr(1), good.substr(2), good + "0", good + "00",
        ' ' + good.substr(1), 'z' + good.substr(1), std::string(128, '\0'), std::string(128, 'g'),
        std::string(128, '0'), good.substr(0, 127) + ':', good + '\n', std::string(1000000, '0')})
    EXPECT_FALSE(isSignatureOf(bad, owner, "bytes")) << bad.substr(0, 200);
  for (const std::string& bad : {std::string(), owner.substr(1), owner + "00", std::string(64, 'x'),
                                 std::string(64, '0'), '1' + std::string(63, '0')})
    EXPECT_FALSE(isSignatureOf(good, bad, "bytes")) << bad;
}

TEST_F(SigningKeyTest, ThatOthersCanReadIsRefused) {
  const std::string seed(64, '5');
  for (const perms more : {perms::group_read, perms::others_read, perms::group_write, perms::others_write}) {
    put(seed, kOwn | more);
    EXPECT_NE(refusal().find("others may read or change this signing key"), std::string::npos) << refusal();
    EXPECT_EQ(test::bytesOf(m_file), seed);
  }
  put(seed);
  EXPECT_EQ(refusal(), "");
}

TEST_F(SigningKeyTest, ThatIsDamagedIsRefusedAndKept) {
  const std::string seed(64, '5');
  for (const std::string& text :
       {std::string(), std::string("\n"), seed.substr(1), seed + "5", seed + "\n\n", seed + "\r\n",
        'x' + seed.substr(1), std::string(64, '\0'), std::string(10000, '5')}) {
    put(text);
    EXPECT_NE(refusal().find("it is no signing key, or a damaged one"), std::string::npos)
        << text.substr(0, 100);
    EXPECT_NE(refusal().find(m_file.string()), std::string::npos);
    EXPECT_EQ(refusal().find("555"), std::string::npos) << "the secret is not shown";
    EXPECT_EQ(test::bytesOf(m_file), text);
  }
  fs::remove(m_file);
  fs::create_directory(m_file);
  EXPECT_NE(refusal().find("this is a folder"), std::string::npos);
}

}  // namespace
}  // namespace epsiscope::signing_key_test

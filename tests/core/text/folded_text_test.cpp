#include <gtest/gtest.h>

#include <string>

#include "core/text/folded_text.h"

namespace epsiscope::folded_text_test {
namespace {

/// Python's unicodedata.normalize("NFC", text).lower() says the same of these.
TEST(FoldedText, IsTheSameForSpellingsOfOneWord) {
  for (const char* spelling : {"köln", "KÖLN", "Köln", "Ko\u0308ln", "KO\u0308LN", " Köln", "Köln\u00a0 "})
    EXPECT_EQ(foldedText(spelling), "köln") << spelling;
  EXPECT_EQ(foldedText("ΑΘΗΝΑ"), foldedText("αθηνα"));
  EXPECT_EQ(foldedText("МОСКВА"), foldedText("Москва"));
  EXPECT_EQ(foldedText("C\u030cESKY\u0301"), "český");
  EXPECT_EQ(foldedText("New\u2003 York"), "new york");
  EXPECT_EQ(foldedText("Bad  Ems"), "bad ems");
}

TEST(FoldedText, LeavesOutWhatHasNoWidth) {
  for (const char* spelling : {"ma\u200ble", "ma\u00adle", "\ufeffmale", "male\u200e"})
    EXPECT_EQ(foldedText(spelling), "male") << spelling;
}

TEST(LooseText, IsTheSameForSpellingsToLookAt) {
  EXPECT_EQ(looseText("Zürich"), "zurich");
  EXPECT_EQ(looseText("Self-Employed"), "self employed");
  EXPECT_EQ(looseText("18\u201324"), looseText("18-24"));
  EXPECT_EQ(looseText("Stra\u00dfe"), "strasse");
  EXPECT_EQ(looseText("Dr."), "dr");
  EXPECT_EQ(looseText("U.K."), "uk");
  EXPECT_EQ(looseText("B.Sc. of z.B"), "bsc. of zb");
  EXPECT_EQ(looseText("v1.2.a"), "v1.2.a") << "a point behind a digit stays";
  EXPECT_EQ(looseText("don\u2019t"), "don't");
  for (const char* text : {"a-", "a+", ".", "-", "c++"}) EXPECT_EQ(looseText(text), text);
  EXPECT_EQ(looseText("a\xffg"), "a\xffg") << "no UTF-8";
}

TEST(FoldedText, TellsWordsApart) {
  EXPECT_NE(foldedText("Köln"), foldedText("Koln"));
  EXPECT_NE(foldedText("m"), foldedText("male"));
  EXPECT_EQ(foldedText("a\xffg"), "a\xffg") << "no UTF-8";
  EXPECT_EQ(foldedText("\u0308"), "\u0308") << "a mark without a letter";
  EXPECT_EQ(foldedText(""), "");
}

}  // namespace
}  // namespace epsiscope::folded_text_test

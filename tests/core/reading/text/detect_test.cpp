#include "core/reading/text/detect.h"

#include <gtest/gtest.h>

namespace epsiscope::detect_test {
namespace {

char separatorOf(const std::string& text) {
  return detectCut(text, {}).cut.separator;
}
bool header(const std::string& text) {
  return detectHeader(takeSample(text, detectCut(text, {}).cut)).header;
}

TEST(DetectSeparator, FindsTheFour) {
  EXPECT_EQ(separatorOf("a,b\n1,2\n3,4\n"), ',');
  EXPECT_EQ(separatorOf("a;b\n1;2\n3;4\n"), ';');
  EXPECT_EQ(separatorOf("a\tb\n1\t2\n3\t4\n"), '\t');
  EXPECT_EQ(separatorOf("a b\n1  2\n3 4\n"), ' ');
}

TEST(DetectSeparator, IsNotMisledByDecimalCommas) {
  EXPECT_EQ(separatorOf("1,5;2,5\n3,5;4,5\n"), ';');
  EXPECT_EQ(separatorOf("1,5 2,5 3,5\n4,5 5,5 6,5\n"), ' ');
  EXPECT_EQ(separatorOf("a\tb\n1,5\t2,5\n3,5\t4,5\n"), '\t');
}

TEST(DetectSeparator, IsNotMisledByTexts) {
  EXPECT_EQ(separatorOf("39, State-gov, 77\n50, Private, 83\n"), ',');
  EXPECT_EQ(separatorOf("city;n\n\"Lisbon, PT\";1\n\"Porto, PT\";2\n"), ';');
  EXPECT_EQ(separatorOf("id,text\n1,\"a;b;c\"\n2,\"d;e\"\n"), ',');
  EXPECT_EQ(separatorOf("when,x\n2020-01-01 10:00,5\n2020-01-02 10:00,6\n"), ',');
}

TEST(DetectSeparator, OneColumnGetsASeparatorThatItDoesNotHold) {
  EXPECT_EQ(separatorOf("x\n1\n2\n"), ',');
  EXPECT_EQ(separatorOf("x\n1,5\n2,5\n"), ';');
  EXPECT_EQ(separatorOf("place\nNEAR BAY\nINLAND\nNEAR OCEAN\n"), ',');
}

TEST(DetectSeparator, ToleratesAFewRaggedLines) {
  EXPECT_EQ(separatorOf("a;b;c\n1;2;3\n1;2\n1;2;3\n4;5;6\n"), ';');
}

std::string cutOf(const std::string& text) {
  const Cut cut = detectCut(text, {}).cut;
  return {cut.separator, cut.quote, cut.comment == '\0' ? '0' : cut.comment};
}

TEST(DetectQuote, IsTheOneThatWrapsFields) {
  EXPECT_EQ(cutOf("a,b\n\"x\",1\n'y',2\n"), ",\"0");
  EXPECT_EQ(cutOf("'a','b'\n'x, y',1\n'z',2\n"), ",'0");
  EXPECT_EQ(cutOf("a;b\n'1,5; 2';3\nx;4\n"), ";'0") << "it makes the records equal";
  EXPECT_EQ(cutOf("'a'\n'1,5'\n'2,5'\n"), ";'0");
}

TEST(DetectQuote, IsNotMisledByApostrophes) {
  for (const char* text : {"a,b\n'tis,1\n'twas,2\n", "a,b\nrock 'n' roll,1\npop,2\n", "a,b\n'90s,1\nx,2\n",
                           "a,b\n1'234,5\n2'345,6\n", "a,b\nx,1\ny,2\n'z',3\nw,4\nv,5\n"})
    EXPECT_EQ(cutOf(text), ",\"0") << text;
}

TEST(DetectComment, LinesAboveTheTable) {
  EXPECT_EQ(cutOf("# made by hand\na,b\n1,2\n"), ",\"#");
  EXPECT_EQ(cutOf("% one, two, three\n%\n\n1;2\n3;4\n"), ";\"%");
  EXPECT_EQ(cutOf("|1x3 Cross validator\n1, x, 2\n3, y, 4\n"), ",\"|");
  EXPECT_EQ(cutOf("# unit, mm\na,b\n1,2\n"), ",\"#") << "the header follows";
  EXPECT_EQ(cutOf("# note\nx\n1\n2\n"), ",\"#");
}

TEST(DetectComment, ButNotHeadersAndData) {
  EXPECT_EQ(cutOf("#id,age\n1,2\n3,4\n"), ",\"0");
  EXPECT_EQ(cutOf("#1,x\n#2,y\n"), ",\"0");
  EXPECT_EQ(cutOf("%,n\n1,2\n#,4\n"), ",\"0");
  EXPECT_EQ(cutOf("#x,1\ny,2\n#z,3\n"), ",\"0");
  EXPECT_EQ(cutOf("/usr,1\n/bin,2\n"), ",\"0");
}

TEST(DetectSeparator, AsksWhereTwoFitEquallyWell) {
  EXPECT_EQ(detectCut("101,512 234,523\n102,513 235,524\n", {}).rival, ' ');
  EXPECT_EQ(detectCut("Lisbon, PT;Porto, PT\nFaro, PT;Beja, PT\n", {}).rival, ',');
  for (const char* text : {"x;1,5\ny;2,5\n", "1,5;2,5\n3,5;4,5\n", "1\t2\n3\t4\n", "a,b\n1 234,5\n2 345,6\n",
                           "39, State-gov, 77\n50, Private, 83\n", "1 234\t5 678\n2 345\t6 789\n", "1\n2\n"})
    EXPECT_FALSE(detectCut(text, {}).rival) << text;
}

TEST(BetterSeparator, OnlyNamesOneThatFitsEveryLine) {
  EXPECT_EQ(betterSeparator("a;b\n1,5;2\n3;4\n", {}), ';');
  EXPECT_EQ(betterSeparator("a,b\n1\n3,4\n", {}), '\0');
}

TEST(DetectHeader, WordsOverNumbers) {
  EXPECT_TRUE(header("a,b\n1,2\n"));
  EXPECT_TRUE(header("id,name\n1,x\n2,y\n"));
  EXPECT_TRUE(header("x\n1\n"));
  EXPECT_TRUE(header("id,,\n1,2,3\n"));
}

TEST(DetectHeader, DataInTheFirstLine) {
  EXPECT_FALSE(header("1,2\n3,4\n"));
  EXPECT_FALSE(header("39,Private,77\n50,Private,83\n"));
  EXPECT_FALSE(header("8,?,?,Lakewood,1\n53,?,?,Tukwila,1\n"));
  EXPECT_FALSE(header("1,n/a?,2\n3,4,5\n6,7,8\n"));
  EXPECT_FALSE(header("1,2\n"));
}

TEST(DetectHeader, TablesOfWords) {
  EXPECT_TRUE(header("name,city\nAnn,Lisbon\nBob,Porto\n"));
  EXPECT_FALSE(header("yes,no\nno,no\nyes,yes\n"));
}

}  // namespace
}  // namespace epsiscope::detect_test

#include "core/data/text/detect.h"

#include <gtest/gtest.h>

namespace epsiscope {
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
}  // namespace epsiscope

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/temporary_folder.h"
#include "tests/ui/support/settled.h"
#include "ui/state/data_roles.h"

namespace epsiscope::profiler_test {
namespace {

class SessionProfiles : public testing::Test {
protected:
  void open(const char* name, const char* table) {
    session.open(OpenFile{QString::fromStdString(folder.write(name, table).string())});
    test::settle(session);
  }
  void setTarget(const char* target) {
    session.setStudy(withTarget(state().study, *state().dataset, target));
  }
  const AppState& state() const { return session.state(); }

  test::TemporaryFolder folder;
  Session session;
};

TEST_F(SessionProfiles, AreOfTheDataThatAreShown) {
  open("a.csv", "x,y\n1,5\n2,7\n3,9\n4,11\n");
  ASSERT_NE(state().profiles, nullptr);
  EXPECT_DOUBLE_EQ(state().profiles->at(1).quantiles[2], 8);
  open("b.csv", "x,y,z\n1,2,3\n1,2,4\n1,3,5\n4,5,9\n");
  ASSERT_EQ(state().profiles->size(), 3u);
  EXPECT_EQ(state().profiles->at(0).distinct, 2u);
}

TEST_F(SessionProfiles, AreComputedOnce) {
  open("a.csv", "x,y\n1,5\n2,7\n3,9\n4,11\n");
  const auto before = state().profiles;
  setTarget("x");
  test::settle(session);
  EXPECT_EQ(state().profiles, before);
}

TEST_F(SessionProfiles, AreNeverOfOtherData) {
  open("a.csv", "x,y\n1,5\n2,7\n3,9\n4,11\n");
  std::size_t checked = 0;
  QObject::connect(&session, &Session::changed, [&] {
    if (!state().profiles) return;
    ++checked;
    EXPECT_EQ(state().profiles->size(), state().dataset->columns.size());
  });
  open("b.csv", "x\n1\n1\n1\n4\n");
  open("c.csv", "x,y,z\n1,1,1\n1,2,3\n1,4,4\n4,4,4\n");
  EXPECT_GT(checked, 0u);
}

TEST_F(SessionProfiles, SayWhatIsOddAlsoAfterAnotherDeclaration) {
  open("a.csv", "x,y\n1,5\n2,7\n3,9\n4,11\n");
  ASSERT_TRUE(state().oddities);
  EXPECT_EQ(state().oddities->size(), 2u);
  const auto isWide = [&] {
    return std::ranges::count(state().oddities->at(1), Oddity::Kind::wideBounds, &Oddity::kind) == 1;
  };
  EXPECT_FALSE(isWide());
  Study study = state().study;
  study.data.lower = 0;
  study.data.upper = 600;
  session.setStudy(study);
  test::settle(session);
  EXPECT_TRUE(isWide());
  const Session::Work work = session.work();
  open("b.csv", "x,y,z\n1,2,3\n1,2,4\n1,3,5\n4,5,9\n");
  EXPECT_EQ(state().oddities->size(), 3u);
  session.takeBack(work);
  test::settle(session);
  EXPECT_TRUE(isWide());
}

TEST_F(SessionProfiles, ComeBackWithWhatWasPutAside) {
  open("a.csv", "x,y\n1,5\n2,7\n3,9\n4,11\n");
  const auto before = state().profiles;
  const Session::Work work = session.work();
  open("b.csv", "x\n1\n1\n1\n4\n");
  session.takeBack(work);
  EXPECT_EQ(state().profiles, before);
  Session::Work early = work;
  early.profiles = nullptr;
  session.takeBack(early);
  test::settle(session);
  ASSERT_NE(state().profiles, nullptr) << "they were not there yet when it was put aside";
  EXPECT_EQ(state().profiles->size(), 2u);
}

TEST_F(SessionProfiles, BoundsComeBackWithTheirTarget) {
  open("a.csv", "x,y\n1,5\n2,7\n3,9\n4,11\n");
  ASSERT_EQ(state().study.data.target, "y");
  Study declared = state().study;
  declared.data.lower = 0;
  declared.data.upper = 20;
  declared.data.unit = "EUR";
  session.setStudy(declared);
  setTarget("x");
  EXPECT_FALSE(state().study.data.lower);
  ASSERT_FALSE(state().notices.empty());
  EXPECT_TRUE(state().notices.front().sentence.contains(QStringLiteral("belong to y")));
  setTarget("y");
  EXPECT_EQ(state().study.data.lower, 0);
  EXPECT_EQ(state().study.data.upper, 20);
  EXPECT_FALSE(state().study.data.boundsFromData);
  session.undo();
  EXPECT_EQ(state().study.data.target, "x");
  EXPECT_FALSE(state().study.data.upper);
}

}  // namespace
}  // namespace epsiscope::profiler_test

#include "ui/session/rereader.h"

#include <gtest/gtest.h>

#include <QCoreApplication>

#include "tests/support/temporary_folder.h"
#include "ui/session/activities.h"
#include "ui/session/document.h"
#include "ui/session/notices.h"

namespace epsiscope::rereader_test {
namespace {

/// A document on a table, without a window or a session.
class RereaderTest : public testing::Test {
protected:
  void SetUp() override {
    QObject::connect(&document, &Document::edited, &rereader, &Rereader::update);
    QObject::connect(&rereader, &Rereader::adopted, [this] { ++adopted; });
    QObject::connect(&rereader, &Rereader::givenUp, [this] { ++givenUp; });
    open("x,y\n1,5\n2,7\n3,9\n4,11\n");
  }
  void open(const char* text) {
    auto dataset = std::make_shared<Dataset>();
    dataset->columns = {{.name = "x", .values = {1, 2}}, {.name = "y", .values = {3, 4}}};
    Study study;
    study.data.file = folder.write("table.csv", text).string();
    study.data.target = "y";
    document.open(study, study, {}, study.data, summarised(dataset));
  }
  template <class Change>
  void edit(const Change& change) {
    Study study = state.study;
    change(study);
    document.setStudy(study);
  }
  void settle() const {
    while (activities.isAny()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  }

  test::TemporaryFolder folder;
  AppState state;
  Notices notices{state};
  Activities activities{state};
  Document document{state, notices};
  Rereader rereader{state, document, notices, activities};
  int adopted = 0, givenUp = 0;
};

TEST_F(RereaderTest, ReadsOnlyWhatIsWantedInAnotherWay) {
  edit([](Study& study) { ++study.trials; });
  EXPECT_FALSE(activities.isAny());
  EXPECT_EQ(document.settled().trials, state.study.trials);
  edit([](Study& study) { study.data.reading.header = false; });
  EXPECT_TRUE(activities.isAny());
  ASSERT_EQ(state.problems.size(), 1u);
  EXPECT_EQ(state.problems.front().field, "data.file");
  edit([](Study& study) { ++study.trials; });
  settle();
  EXPECT_EQ(adopted, 1);
  EXPECT_TRUE(document.isReadAsWanted());
  EXPECT_EQ(state.dataset->rows(), 5u) << "with the names, which are no header now";
}

TEST_F(RereaderTest, WhatIsStoppedOrFailsIsTakenBack) {
  const Study before = state.study;
  edit([](Study& study) { study.data.reading.header = false; });
  activities.stop();
  settle();
  EXPECT_EQ(givenUp, 1);
  EXPECT_EQ(state.study, before);
  EXPECT_FALSE(document.history().canUndo());
  edit([](Study& study) { study.data.reading.decimal = "x"; });
  edit([](Study& study) { study.trials = 77; });
  settle();
  EXPECT_EQ(givenUp, 2);
  EXPECT_FALSE(state.study.data.reading.decimal);
  EXPECT_EQ(state.study.trials, 77) << "what was changed since stays";
  EXPECT_EQ(adopted, 0);
}

TEST_F(RereaderTest, AnotherStudyEndsIt) {
  edit([](Study& study) { study.data.reading.header = false; });
  open("x,y\n1,5\n");
  settle();
  EXPECT_EQ(adopted, 0);
  EXPECT_EQ(givenUp, 0);
  EXPECT_EQ(state.dataset->rows(), 2u);
}

TEST_F(RereaderTest, AChangeThatIsUndoneMeanwhileNeedsNoReading) {
  const auto before = state.dataset;
  edit([](Study& study) { study.data.reading.header = false; });
  document.undo();
  settle();
  EXPECT_EQ(state.dataset, before);
  EXPECT_EQ(adopted, 0);
  EXPECT_EQ(givenUp, 0);
}

}  // namespace
}  // namespace epsiscope::rereader_test

// Tables with hardly anything in them, which every task takes as far as it can: all pictures of all views are
// drawn, and no function is called against its preconditions, which a build with assertions would say.

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "core/reading/reader.h"
#include "core/start/data_start.h"
#include "core/study/load.h"
#include "tests/support/every_task.h"
#include "tests/support/prepared.h"
#include "tests/support/temporary_folder.h"
#include "ui/state/tasks.h"
#include "ui/views/study_charts.h"

namespace epsiscope::few_values_test {
namespace {

struct FewValues {
  const char* name;
  const char* cells;  ///< two features and a target, "\n" between rows
  int times;          ///< that the rows stand in the table
};

class PicturesOfFewValues : public testing::TestWithParam<FewValues> {};

INSTANTIATE_TEST_SUITE_P(Tables, PicturesOfFewValues,
                         testing::Values(FewValues{"OneNumber", "1,2,5\n3,4,5\n5,1,5\n", 40},
                                         FewValues{"OneText", "1,2,a\n3,4,a\n5,1,a\n", 40},
                                         FewValues{"TwoTexts", "1,2,a\n3,4,b\n5,1,a\n", 40},
                                         FewValues{"ConstantFeatures", "1,1,5\n1,1,6\n1,1,7\n", 40},
                                         FewValues{"EqualColumns", "1,1,1\n2,2,2\n3,3,3\n", 40},
                                         FewValues{"Zeros", "0,0,0\n", 60},
                                         FewValues{"HardlyAnyRows", "1,2,5\n3,4,6\n2,2,7\n", 2},
                                         FewValues{"TwoRows", "1,2,5\n3,4,6\n", 1},
                                         FewValues{"OneRow", "1,2,5\n", 1}),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST_P(PicturesOfFewValues, AreDrawnByEveryTaskThatTakesThem) {
  std::string csv = "x,z,y\n";
  for (int i = 0; i < GetParam().times; ++i) csv += GetParam().cells;
  const test::TemporaryFolder folder;
  const auto dataset = std::make_shared<const Dataset>(readDataset(folder.write("table.csv", csv)).value());
  int drawn = 0;
  for (const Task* task : allTasks()) {
    SCOPED_TRACE(task->facts().id);
    Study study = withTask(Study(), task->facts().task, dataset.get());
    study.data.file = (folder.path() / "table.csv").string();
    study.data.target = "y";
    study.data.lower = 0;
    study.data.upper = 8;
    study.epsilon = {1};
    study.trials = 2;
    study = begunOn(study, *dataset, columnsAside(study.data, *dataset));
    if (!problems(study, dataset.get()).empty()) continue;
    AppState state;
    state.study = study;
    state.dataset = dataset;
    state.cache = buildCache(study, dataset);
    ++drawn;
    for (const LookedAtChart& chart : studyCharts(withAllPictures(state)))
      EXPECT_FALSE(chart.model.title.isEmpty()) << chart.model.id.toStdString();
  }
  EXPECT_GE(drawn, 1) << "no task takes it";
}

}  // namespace
}  // namespace epsiscope::few_values_test

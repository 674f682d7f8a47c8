#include "core/study/study_settings.h"

#include <gtest/gtest.h>

#include "core/study/study_file.h"

namespace epsiscope {
namespace {

void expectRepeats(const Study& from, const Study& to) {
  Study wanted = to;
  wanted.view = from.view;
  EXPECT_EQ(withSettings(from, settingsBetween(from, to)), wanted);
}

TEST(StudySettings, of_equal_studies_are_none) {
  Study looked;
  looked.view.epsilon = 3;
  EXPECT_TRUE(settingsBetween(Study{}, looked).empty());
}

TEST(StudySettings, name_the_key_that_differs) {
  Study study;
  study.labelPrivacy.zeta = 0.5;
  study.epsilon = {0.5, 1};
  EXPECT_EQ(settingsBetween(Study{}, study),
            (std::vector<std::string>{"epsilon=[0.5,1.0]", "label_privacy.zeta=0.5"}));
}

TEST(StudySettings, make_one_study_of_the_other) {
  Study study;
  study.data.file = "/a folder/it's.csv";
  study.data.target = "a = b";
  study.data.sha256 = std::string(64, 'a');
  study.data.columnBounds = {{"x", 3}};
  study.data.features = {{"x", "y"}};
  study.task = TaskId::privateClassifier;
  study.seed = 9007199254740993u;
  study.labelPrivacy.lambda = 1e-3;
  study.labelPrivacy.zeta.reset();
  study.privateClassifier.tune = {{1e-4, 0.01}};
  study.published = {{.label = "L",
                      .method = "laplace",
                      .source = "s",
                      .reason = "",
                      .epsilon = {1},
                      .error = {2},
                      .sd = {},
                      .withoutPrivacy = {}}};
  expectRepeats(Study{}, study);
  expectRepeats(study, Study{});
}

TEST(StudySettings, compact_json_is_the_study_on_one_line) {
  Study study;
  study.data.target = "two\nlines";
  const std::string line = compactJson(study);
  EXPECT_EQ(line.find('\n'), std::string::npos);
  EXPECT_EQ(parseStudy(line, "line"), study);
}

}  // namespace
}  // namespace epsiscope

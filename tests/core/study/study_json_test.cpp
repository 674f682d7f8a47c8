#include "core/study/study_json.h"

#include <gtest/gtest.h>

#include "core/random/rng.h"
#include "tests/support/random_study.h"

#include <nlohmann/json.hpp>

namespace epsiscope::study_json_test {
namespace {

void expectFound(const Study& study, const Json& block, const std::string& path) {
  for (const auto& [key, value] : block.items()) {
    const std::string at = path.empty() ? key : path + "." + key;
    if (path.empty() && (key == "format" || key == "version")) continue;
    EXPECT_EQ(studyValue(study, at), value) << at;
    if (value.is_object()) expectFound(study, value, at);
  }
}

TEST(StudyValue, IsWhatTheFileHasUnderEachKey) {
  Rng rng(1);
  for (int i = 0; i < 20; ++i) {
    const Study study = test::randomStudy(rng);
    expectFound(study, studyToJson(study), {});
  }
}

TEST(StudyValue, OfOtherKeysIsNothing) {
  for (const char* key :
       {"", "zeta", "label_privacy.", "label_privacy.zeta.x", "data.readings", "view.nonsense"})
    EXPECT_FALSE(studyValue(Study(), key)) << key;
}

}  // namespace
}  // namespace epsiscope::study_json_test

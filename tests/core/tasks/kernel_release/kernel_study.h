#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "core/tasks/kernel_release/rows.h"
#include "core/tasks/kernel_release/inputs.h"
#include "core/tasks/prepared_table.h"
#include "core/study/study.h"
#include "tests/core/tasks/small_study.h"
#include "tests/support/prepared.h"

namespace epsiscope::test {

/// Kernel release on a built-in data set, small enough for a dense solve in every test.
inline Study kernelStudy(const char* id = "house-prices") {
  Study study = builtInStudy(id);
  study.task = TaskId::kernelRelease;
  study.testFraction = 0.02;
  study.trials = 2;
  study.epsilon = {0.5, 2};
  study.kernelRelease.mostRows = 60;
  return study;
}

inline Study svmStudy() {
  Study study = kernelStudy("income-class");
  study.data.positive = ">50K";
  study.data.lower = study.data.upper = std::nullopt;
  study.kernelRelease.method = "svm";
  return study;
}

inline Study functionOf(Study study) {
  study.kernelRelease.release = "function";
  return study;
}

/// With another loss than the two that methods have of their own.
inline Study lossStudy(const std::string& loss) {
  Study study = loss == "logistic" ? svmStudy() : kernelStudy();
  study.kernelRelease.loss = loss;
  study.kernelRelease.quantile = 0.8;
  return study;
}
inline constexpr std::array kOtherLosses = {"logistic", "huber", "absolute", "insensitive", "pinball"};

/// One study of each kind that the theorems are about.
inline std::vector<Study> theoremStudies() {
  return {kernelStudy(), svmStudy(), functionOf(kernelStudy()), functionOf(svmStudy())};
}

/// One study of each kind.
inline std::vector<Study> kernelStudies() {
  std::vector<Study> all = theoremStudies();
  for (const char* loss : {"pinball", "absolute"}) all.push_back(lossStudy(loss));
  for (const char* loss : {"pinball", "logistic"}) all.push_back(functionOf(lossStudy(loss)));
  return all;
}

inline KernelData kernelDataOf(const Study& study) {
  return kernelData(kernelReleaseInputs(study),
                    PreparedTable::of(study, builtInData(study.data.file.substr(8).c_str())));
}

inline std::shared_ptr<const Dataset> dataOf(const Study& study) {
  return builtInData(study.data.file.substr(8).c_str());
}

}  // namespace epsiscope::test

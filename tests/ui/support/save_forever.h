#pragma once

#include <QString>

#include <cstdio>

#include "core/study/study.h"
#include "core/study/study_file.h"
#include "ui/session/recovery_copy.h"

namespace epsiscope::test {

/// The first argument that makes this program a child to be killed.
inline constexpr const char* kSaveForever = "--save-forever";

/// Saves a study and its recovery copy again and again, and prints how often it has done so.
[[noreturn]] inline void saveForever(const QString& folder) {
  const auto copy = RecoveryCopy::make(folder + QStringLiteral("/recovery"));
  Study study;
  for (study.trials = 1;; ++study.trials) {
    writeStudy(study, (folder + QStringLiteral("/study.json")).toStdU16String());
    copy->write(study);
    std::printf("%d\n", study.trials);
    std::fflush(stdout);
  }
}

}  // namespace epsiscope::test

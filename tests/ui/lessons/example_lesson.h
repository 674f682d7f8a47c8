#pragma once

#include <string>

#include "tests/support/temporary_folder.h"
#include "ui/lessons/lesson_reader.h"

namespace epsiscope::test {

inline std::string lessonGuideText() {
  return bytesOf(std::string(EPSISCOPE_SOURCE_DIR) + "/resources/lessons/GUIDE.md");
}

/// The example of the guide for lesson writers.
inline std::string exampleLesson() {
  const std::string guide = lessonGuideText(), fence = "```";
  const std::size_t from = guide.find('{', guide.find(fence + "json"));
  return guide.substr(from, guide.find(fence, from) - from);
}

/// Names of controls that the example and its variants point at.
inline const QStringList& someControls() {
  static const QStringList names{QStringLiteral("view.epsilon"), QStringLiteral("run")};
  return names;
}

}  // namespace epsiscope::test

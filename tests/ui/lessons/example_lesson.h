#pragma once

#include <string>
#include <vector>

#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"
#include "ui/language/language.h"
#include "ui/lessons/lesson_reader.h"

namespace epsiscope::test {

/// Languages of the program, as folders of its lessons: English has none of its own.
inline std::vector<std::string> lessonFolders() {
  std::vector<std::string> folders;
  for (const Language& language : availableLanguages())
    folders.push_back(language.code == QLatin1String("en") ? "" : language.code.toStdString() + "/");
  return folders;
}

/// The source of a file of resources/lessons, not the built-in copy.
inline std::string lessonSource(const std::string& name) {
  return bytesOf(std::string(EPSISCOPE_SOURCE_DIR) + "/resources/lessons/" + name);
}

/// The example of the guide for lesson writers, in the language of the folder.
inline std::string exampleLesson(const std::string& folder = {}) {
  const std::string guide = lessonSource(folder + "GUIDE.md"), fence = "```";
  const std::size_t from = guide.find('{', guide.find(fence + "json"));
  return guide.substr(from, guide.find(fence, from) - from);
}

/// The names of controls to which the example and its variants point.
inline const QStringList& someControls() {
  static const QStringList names{QStringLiteral("view.epsilon"), QStringLiteral("run")};
  return names;
}

}  // namespace epsiscope::test

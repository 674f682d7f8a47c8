#pragma once

#include <QByteArray>
#include <QString>

#include <filesystem>
#include <memory>
#include <string>

#include "core/base/go_on.h"
#include "core/study/study.h"

namespace epsiscope {

class PreparedTable;

/// A study on its way into a page.
struct PageOrder {
  Study study;
  std::shared_ptr<const PreparedTable> table;  ///< of the study
  std::filesystem::path folder = {};           ///< where the study's relative paths start
  QString language = QStringLiteral("en");
  std::string lesson = {};  ///< the lesson file whose study it is; empty: none
};

/// Returns the same with planned people of the same shape in the place of those of the table. Throws
/// a SaidError that says what has to be declared first.
PageOrder withPlannedPeople(const PageOrder& order, const GoOn& goOn = {});

/// Returns the page: the template with the study, its table where that is about people, and a picture and
/// errors for readers whose browser runs no scripts. Empty once `goOn` returns false. Throws FileError for a
/// study with files that a page cannot hold, and a SaidError where the page would be too large, which says
/// what to leave out. Work for any thread. Precondition: the study can run on its table.
QByteArray pageOf(const PageOrder& order, const std::filesystem::path& templateFile, const GoOn& goOn = {});

}  // namespace epsiscope

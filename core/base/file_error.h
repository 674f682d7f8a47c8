#pragma once

#include "core/base/said_error.h"

#include <cstddef>
#include <string>

namespace epsiscope {

/// The one exception for files that cannot be used. what() is one sentence: file, place, reason, next step.
class FileError : public SaidError {
public:
  struct Place {
    std::string file;
    std::size_t line = 0;    ///< physical line from 1; 0 if the whole file is meant
    std::size_t column = 0;  ///< column from 1; 0 if the whole line is meant
    std::string columnName{};
  };
  /// `reason` says what is wrong, `nextStep` what the user can do; both without a final full stop.
  FileError(Place place, std::string reason, std::string nextStep);

  const Place& place() const { return m_place; }
  const std::string& reason() const { return m_reason; }
  const std::string& nextStep() const { return m_nextStep; }

private:
  Place m_place;
  std::string m_reason;
  std::string m_nextStep;
};

/// To be called where an exception has been caught: throws it on as a FileError about that file, whatever a
/// library's message. FileErrors, and exceptions that are no errors, go on as they are.
[[noreturn]] void throwAsFileError(const std::string& shownFile);

}  // namespace epsiscope

#include "core/base/file_error.h"

#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <exception>
#include <new>
#include <utility>

namespace epsiscope {

namespace {

std::string whole(const FileError::Place& place, const std::string& reason, const std::string& nextStep) {
  std::string text = shortened(place.file, 4096);
  if (place.line > 0) text += filled(sentence("Core", ", line %1"), place.line);
  if (place.column > 0) text += filled(sentence("Core", ", column %1"), place.column);
  if (!place.columnName.empty()) text += " \"" + shortened(place.columnName) + "\"";
  text += ": " + reason;
  if (!nextStep.empty()) text += "; " + nextStep;
  return text + ".";
}

}  // namespace

FileError::FileError(Place place, std::string reason, std::string nextStep)
    : SaidError(whole(place, reason, nextStep)),
      m_place(std::move(place)),
      m_reason(std::move(reason)),
      m_nextStep(std::move(nextStep)) {}

void throwAsFileError(const std::string& shownFile) {
  try {
    throw;
  } catch (const SaidError&) {
    throw;
  } catch (const std::bad_alloc&) {
    throw FileError({.file = shownFile, .columnName = {}}, sentence("Core", "it does not fit into memory"),
                    sentence("Core", "take a part of the file"));
  } catch (const std::exception&) {
    throw FileError(
        {.file = shownFile, .columnName = {}}, sentence("Core", "something in it cannot be read"),
        sentence("Core", "save it again in the program that it comes from, a table as CSV, and choose that"));
  }
}

}  // namespace epsiscope

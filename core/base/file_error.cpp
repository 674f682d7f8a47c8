#include "core/base/file_error.h"

#include "core/text/sentence.h"
#include "core/text/wording.h"

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
    : std::runtime_error(whole(place, reason, nextStep)),
      m_place(std::move(place)),
      m_reason(std::move(reason)),
      m_nextStep(std::move(nextStep)) {}

}  // namespace epsiscope

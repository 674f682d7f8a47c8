#include "core/base/temporary_folder.h"

#include <stdlib.h>

#include <cerrno>

#include "core/base/store.h"
#include "core/text/sentence.h"

namespace epsiscope {

TemporaryFolder::TemporaryFolder(const std::string& start) {
  std::error_code error;
  const std::filesystem::path place = std::filesystem::temp_directory_path(error);
  std::string pattern = (place / (start + "XXXXXX")).string();
  if (error || ::mkdtemp(pattern.data()) == nullptr)
    failToWrite(pattern, sentence("Core", "it cannot be written"), error ? error.value() : errno);
  m_path = pattern;
}

TemporaryFolder::~TemporaryFolder() {
  if (!m_isKept) removeWholeFolder(m_path);
}

}  // namespace epsiscope

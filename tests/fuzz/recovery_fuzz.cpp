#include <unistd.h>

#include <QString>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "core/study/load.h"
#include "core/study/study_paths.h"
#include "tests/fuzz/fuzz_study.h"
#include "ui/session/recovery_copy.h"
#include "ui/session/study_paths.h"

namespace {

/// A folder as a killed program leaves it: its copy, and no lock that anybody holds.
std::filesystem::path folderWith(const std::uint8_t* bytes, std::size_t size) {
  static const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("epsiscope-fuzz-" + std::to_string(::getpid()) + "-copies");
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  std::ofstream(folder / "study-1.json", std::ios::binary)
      .write(reinterpret_cast<const char*>(bytes), static_cast<std::streamsize>(size));
  return folder;
}

/// Restores the copy as the window opens it, up to its data.
void restore(const epsiscope::RecoveryCopy& copy) {
  using namespace epsiscope;
  const std::filesystem::path file = pathOf(copy.file());
  (void)looksLikeResults(file);
  Study study = withAbsolutePaths(readStudy(file), file.parent_path());
  study.data = withKnownBounds(study.data);
  (void)problems(study, file.parent_path());
  copy.write(study);
  if (!(readStudy(file) == study)) std::abort();
  if (isPlan(study.data) && study.data.plan.rows > 1000) return;
  (void)loadData(study.data, file.parent_path());
}

}  // namespace

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned seed) {
  return seed % 4 == 0 ? LLVMFuzzerMutate(data, size, most)
                       : epsiscope::test::mutateStudy(data, size, most, seed);
}

/// Whatever a recovery copy holds, it is found, restored and kept again, or refused with a sentence, and can
/// be discarded.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace epsiscope;
  const std::filesystem::path folder = folderWith(bytes, size);
  for (const auto& copy : RecoveryCopy::orphans(QString::fromStdString(folder.string()))) {
    try {
      restore(*copy);
    } catch (const FileError& error) {
      if (error.what()[0] == '\0') std::abort();
    }
    copy->remove();
    if (std::filesystem::exists(pathOf(copy->file()))) std::abort();
  }
  return 0;
}

#include <cstdlib>

#include "tests/fuzz/fuzz_study.h"

#include "core/base/file_error.h"
#include "core/study/load.h"
#include "core/tasks/problems.h"
#include "core/study/study_file.h"

/// Whatever the bytes are, they are a study that is written and read back unchanged and says how its file is
/// read, or a FileError.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  try {
    const std::string text(reinterpret_cast<const char*>(bytes), size);
    const epsiscope::Study study = epsiscope::parseStudy(text, "fuzz");
    if (!(epsiscope::parseStudy(epsiscope::toJson(study), "again") == study)) std::abort();
    (void)epsiscope::problems(study);
    (void)epsiscope::readOptions(study.data);
  } catch (const epsiscope::FileError& error) {
    if (error.what()[0] == '\0') std::abort();
  }
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned seed);
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

/// Half of the mutants are JSON; the others are JSON as a damaged disk leaves it.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned seed) {
  return seed % 2 == 0 ? LLVMFuzzerMutate(data, size, most)
                       : epsiscope::test::mutateStudy(data, size, most, seed);
}

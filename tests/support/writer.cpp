#include <cstdio>
#include <exception>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/store.h"
#include "core/results/result.h"
#include "core/results/result_file.h"
#include "core/results/result_folder.h"
#include "core/results/written_files.h"

// What the program does with files and with folders of results, and nothing else: for calls that fail.
//   writer file FILE TEXT
//   writer results FOLDER TEXT FILE...   results with these files, which hold the text

namespace {

void writeResults(const std::filesystem::path& folder, const std::string& text,
                  const std::vector<std::string>& files) {
  using namespace epsiscope;
  std::filesystem::create_directories(folder);
  ResultFolder results(folder, {});
  for (const std::string& file : files) writeFileAtomically(results.inner() / file, text);
  Result result;
  result.files = results.files();
  writeFileAtomically(results.inner() / kResultsList, toJson(result));
  for (const std::string& left : results.publish()) std::fprintf(stderr, "%s\n", left.c_str());
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  try {
    if (words.at(0) == "file")
      epsiscope::writeFileAtomically(words.at(1), words.at(2));
    else
      writeResults(words.at(1), words.at(2), {words.begin() + 3, words.end()});
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 2;
  }
  return 0;
}

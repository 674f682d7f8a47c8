#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace epsiscope {

class WrittenFiles;

/// The files of one run on their way into a folder that may hold those of an earlier one. They are written
/// into a folder inside it and put in place together, so that a run that fails half way changes nothing, and
/// files that only the earlier run wrote go with it: see WrittenFiles. All other files there are left alone.
///
/// The list of the new files is put in place last and lies in the inner folder until then: where the program
/// is killed in between, the next run knows the files of both. Where a call fails, all is put back as it was.
class ResultFolder {
public:
  using Files = std::vector<std::filesystem::path>;

  /// `inputs`: what the run has read, which is neither replaced nor removed, wherever it comes from.
  /// `patience`: the seconds for which another run that puts its files into the folder is waited for: that
  /// takes less, unless it is stopped. Precondition: the folder exists. Throws FileError where nothing can be
  /// written into it.
  explicit ResultFolder(const std::filesystem::path& folder, Files inputs = {}, double patience = 10);
  ResultFolder(const ResultFolder&) = delete;
  ResultFolder& operator=(const ResultFolder&) = delete;
  /// Removes what was not published.
  ~ResultFolder();

  /// Throws FileError for a file that a run would have to replace, by its name, and that no earlier run has
  /// written as it is, and where another process is writing: to be asked before anything is computed.
  void requireRoom(const std::function<bool(const std::string& name)>& isOfThisRun) const;

  /// The folder that the files of the run are written in.
  const std::filesystem::path& inner() const { return m_inner; }
  /// SHA-256 of all that was written, by name, but for the list itself: for Result::files.
  std::map<std::string, std::string> files() const;
  /// Puts all files in place, one run after the other. A file that is replaced hands its permissions on, a
  /// new one has those of the list before. Returns a sentence for each file of an earlier run that was left,
  /// and why. Throws FileError; if something came in the way meanwhile, the files stay in a folder of their
  /// own, which is named.
  std::vector<std::string> publish();

private:
  bool isInput(const std::string& name) const;
  [[noreturn]] void keepAside(const std::filesystem::path& inTheWay, const std::string& reason);
  /// Puts the file in the place of an earlier one, which stays in the inner folder until all are published.
  void put(const std::string& name);
  /// Takes a file of an earlier run out of the folder, in the same way. Returns whether that went well.
  bool withdraw(const std::string& name);
  /// Puts the files in place and withdraws those of earlier runs that are not among them; see publish().
  std::vector<std::string> replaceAll(const std::vector<std::string>& names, const WrittenFiles& earlier);
  void takeBack();

  /// A file that was put or withdrawn, and whether the folder had one of that name.
  struct Step {
    std::string name;
    bool wasThere = false;
  };

  std::filesystem::path m_folder, m_inner;
  Files m_inputs;
  double m_patience;
  std::vector<Step> m_steps;
  bool m_isHalf = false;  ///< the folder is neither as before nor as it should be: the inner one explains it
};

}  // namespace epsiscope

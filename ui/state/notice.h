#pragma once

#include <QString>

#include <cstddef>
#include <vector>

namespace epsiscope {

/// The actions that a notice can offer, as a button in it.
enum class NoticeAction {
  locate,
  match,
  declare,
  cells,
  useRecipe,
  learnClasses,
  restore,
  discard,
  showOpening,
  neverOpening,
  reopen,      ///< the study, as its file has it now
  replaceRun,  ///< that another window has kept
  openPage     ///< that was handed out, in the browser
};

/// One sentence for a message that has no field of its own.
struct Notice {
  enum class Kind { note, error };
  QString sentence;
  Kind kind = Kind::note;
  std::vector<NoticeAction> actions = {};
  QString file = {};            ///< that the actions are about
  int times = 1;                ///< the same sentence again only counts up
  std::size_t step = 0;         ///< of the history that it speaks about, gone with it; 0: about none
  bool isAboutProgram = false;  ///< and not about a study: it stays until it is dismissed
  bool operator==(const Notice&) const = default;
};

inline constexpr std::size_t kMostNotices = 5;

/// Whether it offers work back that a crash left.
bool offersRestore(const Notice& notice);

/// Puts a notice in front of the others, but behind one that offers to restore work: that is answered first.
/// A repeated notice comes forward and counts up; beyond kMostNotices the oldest is forgotten.
void addNotice(std::vector<Notice>& notices, const Notice& notice);

}  // namespace epsiscope

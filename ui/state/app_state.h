#pragma once

#include <QString>
#include <QStringList>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/glance/oddity.h"
#include "core/prepare/prepare.h"
#include "core/study/study.h"
#include "core/tasks/split_caches.h"
#include "core/table/profile.h"
#include "ui/state/notice.h"

namespace epsiscope {

class PeopleErrors;
class PreparedTable;
class TaskCache;
struct Picture;
struct Result;

/// Long work that is going on.
struct Activity {
  enum class Kind { none, loading, preparing, running, previewing, refining };
  Kind kind = Kind::none;
  double fraction = -1;  ///< negative: unknown
  QString phase;
  bool operator==(const Activity&) const = default;
};

/// Everything the window shows, as a value. Changed by Session alone, read by panels and views.
struct AppState {
  Study study;           ///< paths of files are absolute
  Study savedStudy;      ///< as last opened or saved: the window is modified where `study` differs
  std::size_t step = 0;  ///< counts the changes of the user; those of one drag are one
  QString studyFile;     ///< empty: never saved
  std::shared_ptr<const Dataset> dataset;
  std::vector<ColumnSummary> summaries;                        ///< one per column of the data set
  std::shared_ptr<const std::vector<ColumnProfile>> profiles;  ///< the same; null until they are computed
  std::shared_ptr<const std::vector<std::vector<Oddity>>> oddities;  ///< the same
  QStringList badFields;          ///< keys whose fields hold text that is no value
  std::vector<Problem> problems;  ///< empty: runnable
  std::shared_ptr<const PreparedTable>
      table;                               ///< the data set as the study has it prepared; null without one
  std::shared_ptr<const TaskCache> cache;  ///< of the last study that could be prepared, on its first split
  /// The same on the splits after it, as far as they are prepared.
  std::vector<SplitCaches::Cache> furtherSplits;
  std::shared_ptr<const PeopleErrors>
      people;  ///< on the same, of the last curves that they were computed for

  /// The pictures of the views, by the ids of the views; those that have nothing to show yet are not there.
  std::map<std::string, std::shared_ptr<const Picture>> pictures;
  /// The last run of this task on this data set, possibly of other parameters.
  std::shared_ptr<const Result> result;

  Activity activity;
  std::vector<Notice> notices;  ///< the newest first
  bool paused = false;          ///< pictures are not computed until the user goes on
  bool stopped = false;         ///< the user stopped what the picture in front needs
  QString locked;               ///< why nothing may be changed just now; empty: everything may

  bool isModified() const;
  /// Whether the study differs from `other` in more than its view and its purpose.
  bool differsFrom(const Study& other) const;
  /// Whether the study's pictures are computed from the cache.
  bool isPrepared() const;
  /// Returns the splits that a picture of the study is the mean of, as far as they are prepared, with what
  /// other people would change in its curves once that is known.
  /// Precondition: there is a cache.
  SplitCaches splits() const;
  /// The view's picture, or null.
  std::shared_ptr<const Picture> pictureOf(const std::string& view) const;
  /// Whether the picture, which may be null, shows what the study asks for.
  bool isCurrent(const Picture* picture) const;
  /// Whether no more is known than the picture, which is current, shows: no more splits, and no more of other
  /// people.
  bool isFinest(const Picture& picture) const;
  /// The picture of the view in front; null if it shows no picture, or none yet.
  std::shared_ptr<const Picture> shownPicture() const;
  /// Whether the view in front shows a run, and there is one.
  bool showsRun() const;
  /// The study whose picture or run the view in front shows: what belongs into an export.
  const Study& shownStudy() const;
  /// Whether the view in front shows something else than the study asks for.
  bool isOutOfDate() const;
  bool resultIsOutOfDate() const;
  /// The run, if it is one of the study's parameters; else null.
  const Result* currentResult() const;
  /// The reason why the study cannot run just now, or empty.
  QString whyNotRunnable() const;
  /// Says why none of the study's methods is private and what to declare, a sentence each; empty where one
  /// is, and where the study cannot run anyway.
  std::vector<std::string> whyNothingIsPrivate() const;
  /// The reason why the view in front has nothing to show yet, or empty.
  QString whatIsMissing() const;
  /// The value of "suggested", as the last picture knew it; null for other keys.
  std::optional<double> suggestionFor(const std::string& key) const;
  /// The sentence for a key of the study, or empty.
  QString problemOf(const char* field) const;
};

}  // namespace epsiscope

#pragma once

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

#include "core/table/profile.h"
#include "core/tasks/kernel_release/theory_preview.h"
#include "core/tasks/label_privacy/interval_preview.h"
#include "core/tasks/label_privacy/noise_preview.h"
#include "core/tasks/private_classifier/boundary_preview.h"
#include "core/tasks/private_classifier/tuning_preview.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trade_off_preview.h"
#include "core/results/result.h"
#include "core/study/study.h"
#include "ui/state/notice.h"
#include "ui/state/tasks.h"

namespace epsiscope {

/// What a preview was computed from, so that everybody can see whether it is out of date.
struct Drawn {
  Study study;
  std::shared_ptr<const TaskCache> cache;
  double milliseconds = 0;
};
template <class Preview>
struct Picture : Drawn {
  Preview preview;
};

/// Long work that is going on.
struct Activity {
  enum class Kind { none, loading, preparing, running, previewing };
  Kind kind = Kind::none;
  double fraction = -1;  ///< negative: unknown
  QString phase;
  bool operator==(const Activity&) const = default;
};

/// Everything the window shows, as a value. Changed by Session alone, read by panels and views.
struct AppState {
  Study study;        ///< paths of files are absolute
  Study savedStudy;   ///< as last opened or saved: the window is modified where `study` differs
  QString studyFile;  ///< empty: never saved
  std::shared_ptr<const Dataset> dataset;
  std::vector<ColumnSummary> summaries;                        ///< one per column of the data set
  std::shared_ptr<const std::vector<ColumnProfile>> profiles;  ///< the same; null until they are computed
  QStringList badFields;          ///< keys whose fields hold text that is no value
  std::vector<Problem> problems;  ///< empty: runnable
  std::shared_ptr<const PreparedTable>
      table;                               ///< the data set as the study has it prepared; null without one
  std::shared_ptr<const TaskCache> cache;  ///< of the last study that could be prepared

  std::optional<Picture<TradeOffPreview>> tradeOff;
  std::optional<Picture<NoisePreview>> noise;
  std::optional<Picture<IntervalPreview>> interval;
  std::optional<Picture<TheoryPreview>> theory;
  std::optional<Picture<BoundaryPreview>> boundary;
  std::optional<Picture<TuningPreview>> tuning;
  /// Of the last run of this task on this data set, possibly of other parameters.
  std::shared_ptr<const Result> result;

  Activity activity;
  std::vector<Notice> notices;  ///< the newest first
  bool paused = false;          ///< pictures are not computed until the user goes on
  bool stopped = false;         ///< the user stopped what the picture in front needs

  bool isModified() const;
  /// Whether the study differs from `other` in more than what is looked at.
  bool differsFrom(const Study& other) const;
  /// Whether the picture shows what the study asks for.
  bool isCurrent(const Drawn* picture) const {
    return picture != nullptr && picture->cache == cache && sameButForLook(study, picture->study);
  }
  /// What the view in front shows; null if it shows no picture, or none yet.
  const Drawn* shownPicture() const;
  void forgetPictures();
  /// The study whose picture or run the view in front shows: what belongs into an export.
  const Study& shownStudy() const;
  /// Whether the view in front shows something else than the study asks for.
  bool isOutOfDate() const;
  bool resultIsOutOfDate() const { return result && differsFrom(result->study); }
  /// Why the study cannot run just now, or empty.
  QString obstacle() const;
  /// Why the view in front has nothing to show yet, or empty.
  QString whatIsMissing() const;
  /// The sentence for a key of the study, or empty.
  QString problemOf(const char* field) const;
};

}  // namespace epsiscope

#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/tasks/task_cache.h"
#include "core/base/go_on.h"
#include "ui/state/picture.h"

class QWidget;

namespace epsiscope {

class ChartList;
struct AppState;
class View;

/// Ids of the views as they are stored in a study. A view that nobody else asks for declares its id in its
/// own header, in this namespace.
namespace view_id {
inline constexpr const char* data = "data";
inline constexpr const char* glance = "glance";
inline constexpr const char* noise = "noise";
inline constexpr const char* interval = "interval";
inline constexpr const char* tradeOff = "trade-off";
inline constexpr const char* theory = "theory";
inline constexpr const char* learningCurve = "learning-curve";
inline constexpr const char* boundary = "boundary";
inline constexpr const char* tuning = "tuning";
inline constexpr const char* audit = "audit";
}  // namespace view_id

/// All that there is to know about a view of the window, without the view: a row of the table in
/// ui/views/all_views.cpp. A new view is a folder and a row; the type of its preview is its own.
struct ViewKind {
  enum class Shows { data, picture, run };

  const char* id;
  const char* name;  ///< with the letter that chooses it in the menu; to be translated in the context "Tasks"
  Shows shows = Shows::picture;
  const char* task = nullptr;  ///< that alone has the view; null: every task
  /// Whether the study, of such a task, has something to show there; null: it has.
  bool (*isNeeded)(const Study& study) = nullptr;
  /// Whether it shows what a single method does, so that a click on the method's curve may lead here. Null:
  /// never.
  bool (*showsMethod)(const Study& study, const std::string& method) = nullptr;
  /// Null unless a picture is shown. `last`: what the view shows now, or null; a drawing may take from it
  /// what has not changed.
  /// `splits`: those that are prepared, the first one at least.
  Preview (*draw)(const Study& study, const SplitCaches& splits, const Picture* last,
                  const GoOn& goOn) = nullptr;
  /// Whether the view has nothing better to show than its picture; null: it has not.
  bool (*isWanted)(const AppState& state) = nullptr;
  /// Whether the study asks for the picture; null: it does. Else it is a start, for the screen and no export
  /// of the study. Precondition: the state has a cache.
  bool (*isAsked)(const AppState& state) = nullptr;
  /// Whether drawing is so fast that a slider can wait for it.
  bool (*isInstant)(const Study& study, const SplitCaches& splits) = nullptr;
  /// Whether nothing is missing in a picture that is current; null: never is there. Else it is drawn on.
  bool (*isFinished)(const Picture& picture) = nullptr;
  bool isMean = false;  ///< it shows the mean over all splits, else the first one alone
  /// Adds every chart of the view for an export. Precondition: the state has a current picture for the view.
  void (*addCharts)(const AppState& state, ChartList& charts);
  View* (*make)(QWidget* parent);
};

/// Every view of the window in the order of the tabs.
std::span<const ViewKind> allViews();
/// Whether the study has the view.
bool isOffered(const ViewKind& view, const Study& study);
/// Null if there is no such view.
const ViewKind* viewKind(const std::string& id);
/// The views that the study's task has, in the order of the tabs.
std::vector<const ViewKind*> viewsOf(const Study& study);
bool hasView(const Study& study, const std::string& id);
/// The view that shows best what the method does: with a picture, else with a run. Null if there is none.
const ViewKind* viewOfMethod(const Study& study, const std::string& method);
/// Whether studies of the task have the view.
bool hasView(TaskId task, const std::string& id);
/// Every study has one in front that its task offers: Trade-off where the one it names is not.
void chooseOfferedView(Study& study);

/// The view's picture of the study, with the time it took. If cancelled it is unfinished: throw it away.
/// Precondition: the view draws pictures, and the caches are the study's.
Picture drawPicture(const ViewKind& view, const Study& study, const SplitCaches& splits, const Picture* last,
                    const GoOn& goOn = {});

}  // namespace epsiscope

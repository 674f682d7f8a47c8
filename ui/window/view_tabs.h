#pragma once

#include <QTabWidget>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/study/task_id.h"
#include "ui/widgets/control_lock.h"

class QAction;

namespace epsiscope {

class View;
struct AppState;
struct Dataset;
struct Study;
struct Theme;

/// The views of the window, a tab each. Those of the study's task are there, and the one that the study names
/// is in front; while it has nothing to show its page says what is missing.
class ViewTabs : public QTabWidget {
  Q_OBJECT
public:
  /// `choices`: for each view the action that brings it to the front.
  explicit ViewTabs(const std::vector<QAction*>& choices, QWidget* parent = nullptr);

  const std::vector<View*>& views() const { return m_views; }
  View* front() const;
  /// The one view of this class.
  template <class Kind>
  Kind& view() const {
    for (View* view : m_views)
      if (auto* found = qobject_cast<Kind*>(view)) return *found;
    Q_UNREACHABLE();
  }

  /// Offers the views of the study's task, with the study's in front; alone, if `locked` says why.
  void offer(const Study& study, const QString& locked = {});
  /// Shows the state in the view in front.
  void present(const AppState& state, const Theme& theme);

signals:
  void edited(const Study& study);
  void chosen(const std::string& view);  ///< by its id
  /// The data do not suit the task: built-in ones that do are asked for.
  void startDataRequested();

private:
  class Page;

  ControlLock m_lock;
  std::vector<View*> m_views;                ///< in the order of allViews()
  std::vector<Page*> m_pages;                ///< one per view
  std::optional<TaskId> m_lastTask;          ///< the last one that could work with the data in hand
  std::shared_ptr<const Dataset> m_dataset;  ///< those
};

}  // namespace epsiscope

#pragma once

#include <QScrollArea>

#include <vector>

#include "ui/theme/theme.h"
#include "ui/state/app_state.h"
#include "ui/widgets/control_lock.h"

class QMenu;
class QSettings;

namespace epsiscope {

class MethodsSection;
class ParameterSlider;
class SetupSection;

/// The left panel: all parameters of the study, in sections that can be folded away.
class SetupPanel : public QScrollArea {
  Q_OBJECT
public:
  explicit SetupPanel(QMenu* changeDataMenu, QWidget* parent = nullptr);

  void present(const AppState& state);
  /// The marks on the sliders, which a picture brings.
  void showSuggestions(const AppState& state);
  void setTheme(const Theme& theme);
  QStringList sectionNames() const;
  /// From now on the controls of these sections stay as they are.
  void closeSections(const QStringList& names);
  /// Whether `next` differs from `now` in a number whose control is in such a section.
  bool isClosed(const Study& now, const Study& next) const;
  /// Which sections are open.
  void save(QSettings& settings) const;
  void restore(const QSettings& settings);
  /// From the first section to the last.
  QList<ParameterSlider*> sliders() const;
  /// The name of the control for a key of the study; empty where there is none.
  QString nameOf(const std::string& key) const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

signals:
  void edited(const Study& study);
  void taskChosen(TaskId task);
  void badText(const QString& field, bool bad);
  void cellsRequested();    ///< the list of cells that are no numbers
  void readingRequested();  ///< how the data were read
  /// A question mark was pressed: that of this control.
  void helpRequested(QWidget* about);

private:
  bool isClosed(const QWidget* control) const;
  template <class Part>
  Part* add(Part* part, const char* name);
  void addSectionsOfTasks(bool folded);

  ControlLock m_lock;
  QStringList m_closed;                             ///< names of sections
  std::vector<SetupSection*> m_sections, m_folded;  ///< folded: until somebody opens them
  MethodsSection* m_methods;
};

}  // namespace epsiscope

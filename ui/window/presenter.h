#pragma once

#include <QWidget>

#include <vector>

#include "ui/state/app_state.h"
#include "ui/theme/theme.h"
#include "ui/widgets/control_lock.h"

class QHBoxLayout;
class QLabel;
class QStackedWidget;
class QVBoxLayout;

namespace epsiscope {

class Badge;
class Chart;
struct LessonProgress;
class ParameterSlider;
class SetupPanel;
class View;
struct ViewKind;

/// The key of the slider that every presentation has.
inline constexpr const char* kPresenterEpsilon = "view.epsilon";

/// Shows a class one chart at a time on the whole screen, in letters for the last row, above epsilon and the
/// sliders that were chosen. Page keys, as clickers send them, go to the next and the previous chart,
/// digits to a view, B and the point make the screen black, Escape leaves. While a lesson is under way its
/// step stands below the chart, the page keys go through its steps, and G asks for the guesses of the class.
///
/// Charts and sliders are those of views and of a panel of its own that are never shown themselves: they get
/// the state and hand out edits as everywhere.
class Presenter : public QWidget {
  Q_OBJECT
public:
  /// `sliders`: keys of the study; `leastPointSize`: of the text, which grows with the screen.
  Presenter(const QStringList& sliders, double leastPointSize, QWidget* parent = nullptr);

  void present(const AppState& state, const Theme& theme);
  void presentLesson(const LessonProgress& progress);
  /// Precondition: it was presented.
  Chart* chart() const { return m_slides[m_slide].chart; }
  bool isBlank() const;

signals:
  void left();  ///< with Escape, or as windows are closed
  void edited(const Study& study);
  void badText(const QString& field, bool bad);
  void stepOnWanted();  ///< in the lesson, and ...
  void stepBackWanted();
  void guessesWanted();

protected:
  void closeEvent(QCloseEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  struct Slide {
    const ViewKind* kind;
    View* view;
    Chart* chart;
    QWidget* page;
  };
  void addHeading(QVBoxLayout* column);
  void addSlides(const ViewKind& kind);
  void leaveKeys(const QWidget& parent);
  void addSliders(const QStringList& keys, QVBoxLayout* column);
  void showHeading();
  void showSliders();
  void dressUp();
  void placeKeys();
  bool turnKey(int key);
  void turn(int step);
  void turnChart(int step);
  void choose(const ViewKind& view);
  void setBlank(bool blank);

  double m_leastPointSize;
  AppState m_state;
  Theme m_theme = lightTheme();
  std::vector<Slide> m_slides;
  std::size_t m_slide = 0;
  ControlLock m_lock;
  SetupPanel* m_panel;
  std::vector<std::pair<ParameterSlider*, const QWidget*>> m_sliders;  ///< with the section each is from
  QWidget* m_epsilon = nullptr;                                        ///< what its keys are sent to
  QLabel* m_title;
  Badge* m_notPrivate;
  QLabel* m_mode;
  QStackedWidget* m_stack;
  QLabel* m_waiting;
  QLabel* m_lesson;  ///< hidden: none is under way
  QLabel* m_keys;
  QWidget* m_curtain;
};

}  // namespace epsiscope

#pragma once

#include <QPointer>
#include <QWidget>

class QLabel;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace epsiscope {

struct AppState;
class Disclosure;
class Formula;
class OddList;
enum class TaskId;

/// The right panel: the subject of the view in front, its formula, what to look for, and why it looks odd
/// just now; or, when one asked for it, the page of a control. Details for a few are folded away.
class ExplainPanel : public QWidget {
  Q_OBJECT
public:
  explicit ExplainPanel(QWidget* parent = nullptr);
  void present(const AppState& state);
  /// Shows the page of a control until one goes back or to another view; that of the view if it has none.
  void explain(QWidget* about);
  /// The topic that is shown, see explainPage().
  const QString& topic() const { return m_shown; }
  /// Puts a card above the page, which does not scroll with it, in place of the one before it; null takes it
  /// away. In a low window it is alone, until a page is asked for.
  void setLessonWidget(QWidget* card);
  QSize sizeHint() const override;

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void arrange();
  QLabel* addText(QVBoxLayout* column, const char* role);
  void showTopic(const QString& topic);
  void showOdd();
  void goBack();

  QString m_view;  ///< topic of the view in front
  TaskId m_task{};
  QString m_shown;
  QPointer<QWidget> m_asked;  ///< whose page it is
  QVBoxLayout* m_column;      ///< of the page
  QScrollArea* m_page;
  QPointer<QWidget> m_lesson;
  QToolButton* m_back;
  QLabel* m_title;
  QLabel* m_sentence;
  Formula* m_formula;
  OddList* m_odd;
  QLabel* m_lookFor;
  QLabel* m_handsOn;
  Disclosure* m_more;
  QLabel* m_words;
  QLabel* m_furtherLookFor;
  QLabel* m_reference;
};

}  // namespace epsiscope

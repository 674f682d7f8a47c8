#pragma once

#include <QWidget>

#include "ui/theme/theme.h"

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace epsiscope {

class Chart;
struct ChartModel;
class ParameterSlider;

/// One idea: a heading, a few words, a chart, and its conclusion in a sentence.
class OpeningPage : public QWidget {
  Q_OBJECT
public:
  OpeningPage(const QString& title, const QString& words, QWidget* parent = nullptr);
  void setTheme(const Theme& theme);
  QString title() const;
  /// Shows it as it is now.
  virtual void draw() = 0;
  /// Takes the keys and says what is seen: it has come to the front.
  void enter();

protected:
  /// Adds the slider of how much may be revealed, in words before the symbol.
  /// `most`: its right end.
  ParameterSlider* addSlider(double epsilon, double most);
  /// Tells who does not see the chart, too, once the page is in front.
  void say(const QString& sentence);
  /// Named as the page: it has no title of its own.
  void showChart(const ChartModel& model);
  const Theme& theme() const { return m_theme; }
  /// Between the chart and the sentence.
  QHBoxLayout* controls() { return m_controls; }

private:
  Theme m_theme = lightTheme();
  QVBoxLayout* m_column;
  QLabel* m_title;
  Chart* m_chart;
  QHBoxLayout* m_controls;
  QLabel* m_sentence;

  void announce();
};

}  // namespace epsiscope

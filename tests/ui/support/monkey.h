#pragma once

#include <QTemporaryDir>

#include <random>
#include <string>
#include <vector>

#include "ui/window/main_window.h"

namespace epsiscope::test {

/// Somebody who does whatever the window allows, except opening a dialog for files: the same seed does the
/// same things as long as the window offers the same.
class Monkey {
public:
  Monkey(MainWindow& window, unsigned seed) : m_window(window), m_seed(seed), m_random(seed) {}

  /// Does one action with all of its immediate consequences; says what it was.
  std::string act();
  /// The action at this place, which does not depend on how many came before it.
  std::string act(unsigned place);
  /// Controls whose objectName is a key of the study and that show another value than the study has.
  std::vector<std::string> controlsThatLie() const;

private:
  template <class T>
  T oneOf(const std::vector<T>& things) {
    return things[std::uniform_int_distribution<std::size_t>(0, things.size() - 1)(m_random)];
  }
  int number(int most) { return std::uniform_int_distribution<int>(0, most)(m_random); }
  QPointF somewhereIn(const QWidget& widget);
  template <class Widget>
  Widget* some(bool alsoInDialogs = true);
  std::string press(QWidget& widget, const std::vector<int>& keys);
  std::string click();
  std::string slide();
  std::string type();
  std::string choose();
  std::string pickMethod();
  std::string useChart();
  std::string openTab();
  std::string command();
  std::string openOther();
  std::string exportSomething();
  std::string closeSomething();

  MainWindow& m_window;
  unsigned m_seed;
  std::mt19937 m_random;
  QTemporaryDir m_folder;
};

}  // namespace epsiscope::test

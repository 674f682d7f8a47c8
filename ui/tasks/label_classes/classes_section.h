#pragma once

#include "ui/setup/setup_section.h"

class QPushButton;

namespace epsiscope {

class Badge;

/// The declared classes, where the prior of rr-with-prior comes from, and the learner.
class ClassesSection : public SetupSection {
  Q_OBJECT
public:
  explicit ClassesSection(std::span<const ParameterRow> rows);

protected:
  void update(const AppState& state) override;

private:
  void addClasses();
  void addPrior();
  void showClasses(const AppState& state);

  TextField* m_classes;
  Badge* m_notPrivate;
  QLabel* m_hint;
  QPushButton* m_declare;
  QComboBox* m_prior;
  Badge* m_exact;
  std::vector<std::string> m_found;        ///< the classes of the table
  std::string m_foundIn;                   ///< the target that they are of
  std::weak_ptr<const Dataset> m_foundOf;  ///< the table
};

/// Classes as a person writes them: with commas between; one that holds a comma or quotes stands in quotes.
QString textOfClasses(const std::vector<std::string>& classes);
/// The classes of such a text; nothing if a quote is not closed.
std::optional<std::vector<std::string>> classesFromText(const QString& text);

}  // namespace epsiscope

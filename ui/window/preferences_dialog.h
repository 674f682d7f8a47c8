#pragma once

#include <QDialog>

#include "ui/state/preferences.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QSpinBox;

namespace epsiscope {

/// Shows and changes what the program remembers of a person. It blocks nothing, and every change applies at
/// once.
class PreferencesDialog : public QDialog {
  Q_OBJECT
public:
  explicit PreferencesDialog(const Preferences& preferences, QWidget* parent = nullptr);
  void present(const Preferences& preferences);

signals:
  void changed(const Preferences& preferences);
  void resetRequested();

private:
  void addLook(QFormLayout* form);
  void addWords(QFormLayout* form);
  void addSafety(QFormLayout* form);
  QWidget* resetRow();
  QComboBox* addChoice(QFormLayout* form, const char* name, const QString& label, const QString& tip);
  QCheckBox* addSwitch(QFormLayout* form, const char* name, const QString& text, const QString& tip,
                       bool Preferences::*which);
  template <class Change>
  void change(const Change& how);

  Preferences m_preferences;
  QComboBox* m_appearance;
  QSpinBox* m_scale;
  QComboBox* m_language;
  QComboBox* m_numbers;
  QCheckBox* m_software;
  QCheckBox* m_recovery;
  QCheckBox* m_tips;
};

}  // namespace epsiscope

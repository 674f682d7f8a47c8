#pragma once

#include <QObject>

#include "ui/export/picture_options.h"

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace epsiscope {

/// The rows of a form that choose how a picture is made. A row that makes no difference is disabled and says
/// why.
class PictureControls : public QObject {
  Q_OBJECT
public:
  PictureControls(QFormLayout* form, QWidget* parent);

  PictureOptions options() const;
  void showOptions(const PictureOptions& options);
  void setFormat(PictureFormat format);

signals:
  void changed();
  /// The user chose another format.
  void formatChosen();

private:
  void addSizeRows(QFormLayout* form);
  void addLookRows(QFormLayout* form);
  void usePreset(int index);
  void changeUnit();
  void refresh();
  void sayWhyDisabled();
  void nameNotes(bool ofTable);

  QWidget* m_parent;
  QComboBox* m_format;
  QComboBox* m_preset;
  QDoubleSpinBox* m_width;
  QDoubleSpinBox* m_height;
  QComboBox* m_unit;
  QSpinBox* m_dpi;
  QDoubleSpinBox* m_text;
  QLabel* m_facts;
  QComboBox* m_background;
  QComboBox* m_appearance;
  QComboBox* m_part;
  QComboBox* m_notes;
  PictureUnit m_shownUnit = PictureUnit::millimetres;
};

}  // namespace epsiscope

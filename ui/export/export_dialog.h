#pragma once

#include <QDialog>

#include <vector>

#include "ui/export/export_preview.h"
#include "ui/session/runner.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSettings;

namespace epsiscope {

class PictureControls;

/// The dialog for exporting a chart, with a preview drawn by the code that draws the file. Stays open beside
/// the window; the last choice is remembered.
class ExportDialog : public QDialog {
  Q_OBJECT
public:
  explicit ExportDialog(QSettings& settings, QWidget* parent = nullptr);

  /// The charts of the view in front. The chosen one stays chosen while it is there.
  void present(std::vector<LookedAtChart> charts, const ExportHeader& header);
  void choose(const QString& chart);
  PictureOptions options() const;
  QString file() const;
  void setFile(const QString& file);
  /// Whether a file is being written.
  bool isWriting() const { return m_writer.isRunning(); }

signals:
  void written(const QString& file);
  void allChartsRequested();

private:
  void addFileRow(QFormLayout* form);
  void addButtons(QLayout* column);
  void changeFormat();
  void suggestFile();
  void browse();
  void refresh();
  void write();
  void say(const QString& sentence, bool isProblem);
  const LookedAtChart* chosen() const;

  QSettings& m_settings;
  std::vector<LookedAtChart> m_charts;
  ExportHeader m_header;
  QComboBox* m_chart;
  PictureControls* m_controls;
  QLineEdit* m_file;
  QLabel* m_message;
  QPushButton* m_write;
  ExportPreview* m_preview;
  Runner m_writer;
};

}  // namespace epsiscope

#pragma once

#include <QDialog>

#include <memory>
#include <vector>

#include "core/run/comparison.h"
#include "ui/compare/comparison_facet.h"
#include "ui/export/chart_export.h"
#include "ui/session/runner.h"
#include "ui/theme/theme.h"

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QSettings;

namespace epsiscope {

class Chart;
class ExportDialog;
class MethodTable;

/// Two or more results side by side: which ones, a chart of their errors, a table with the differences from
/// the first of them, and the way out into files. They are read, compared and written on other threads.
class CompareDialog : public QDialog {
  Q_OBJECT
public:
  CompareDialog(QSettings& settings, const Theme& theme, QWidget* parent = nullptr);
  ~CompareDialog() override;

  /// The run that the window shows, under its name.
  void addRun(const QString& name, std::shared_ptr<const Result> run);
  void addFiles(const QStringList& files);
  /// Compares the others with the result at this place.
  void makeFirst(int place);
  void remove(int place);
  const Comparison& comparison() const { return *m_compared.comparison; }
  bool isBusy() const { return m_reader.isRunning() || m_comparer.isRunning() || m_writer.isRunning(); }
  /// Writes the whole comparison as CSV.
  void writeTable(const QString& file);

protected:
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

private:
  struct Source {
    QString file;  ///< or the name of a run that is in none
    std::shared_ptr<const Result> result;
  };
  /// The comparison that is shown, until other results have been compared.
  struct Compared {
    std::shared_ptr<const Comparison> comparison = std::make_shared<const Comparison>();
    std::vector<ComparisonFacet> facets = {};
    Study study = {};  ///< of the first result
  };
  QWidget* makeSources();
  QWidget* makeChoices();
  QWidget* makePicture();
  QWidget* makeButtons();
  void askForFiles();
  void askForTable();
  void compare();
  void showCompared(Compared compared);
  void showSources();
  void offerFacets();
  void offerMethods();
  void present();
  QStringList presentFacet();
  void say(const QString& sentence, bool isProblem);
  void showExport();
  ExportHeader header() const;
  ComparisonFacet facet() const;
  std::string method() const;

  QSettings& m_settings;
  Theme m_theme;
  std::vector<Source> m_sources;
  QStringList m_awaited;  ///< files that are being read
  Compared m_compared;
  QListWidget* m_list;
  QPushButton *m_first, *m_remove, *m_exportChart, *m_exportTable, *m_copyTable;
  QComboBox *m_what, *m_method;
  QWidget* m_picture;
  Chart* m_chart;
  MethodTable* m_table;
  QLabel *m_notes, *m_said;
  ChartModel m_model;
  ExportDialog* m_export;
  Runner m_reader, m_comparer, m_writer;
};

}  // namespace epsiscope

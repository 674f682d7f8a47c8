#pragma once

#include <QObject>

#include <filesystem>
#include <functional>

#include "ui/page/page_dialog.h"
#include "ui/session/runner.h"

class QWidget;

namespace epsiscope {

class Session;
struct PageOrder;

/// Hands the study out as a page for a browser: says first what of the truth is in it, asks for a file, and
/// writes it on another thread. Failures become the session's notice, and so does the page, with a way to
/// open it.
class PageExport : public QObject {
  Q_OBJECT
public:
  PageExport(Session& session, QWidget* window);

  void ask();
  void write(const QString& file, PagePeople people);
  bool isBusy() const { return m_runner.isRunning(); }
  /// For tests: pages are made of this file.
  void setTemplate(const std::filesystem::path& file) { m_template = file; }

private:
  /// Returns whether the study can be handed out just now; says why if it cannot.
  bool isReady();
  std::filesystem::path templateFile() const;
  PageOrder order() const;
  void askForFile(PagePeople people);

  Session& m_session;
  QWidget* m_window;
  std::filesystem::path m_template;  ///< empty: that of the program
  Runner m_runner;
};

}  // namespace epsiscope

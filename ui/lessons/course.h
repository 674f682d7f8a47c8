#pragma once

#include <QString>
#include <QStringList>

#include "ui/lessons/handout.h"

class QPushButton;
class QSettings;

namespace epsiscope {

/// Returns the first lesson of the course that is not done and all of whose lessons before it are; empty: the
/// course is done.
QString nextLesson(const QSettings& settings);
/// Returns the course as a page: the lessons in order with their minutes, those that come before each, and
/// those that are done. The titles lead to "start:ID".
QString courseHtml(const QSettings& settings);

/// The course, with the way into its lessons.
class Course : public Handout {
  Q_OBJECT
public:
  explicit Course(const QSettings& settings, QWidget* parent = nullptr);

signals:
  void startWanted(const QString& id);

private:
  QPushButton* m_start;
};

}  // namespace epsiscope

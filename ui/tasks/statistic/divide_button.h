#pragma once

#include <QToolButton>

#include <memory>
#include <string>
#include <vector>

#include "core/study/data_choice.h"
#include "core/study/study_fwd.h"
#include "core/table/dataset.h"

namespace epsiscope {

/// The columns of text that divide a statistic into groups, ticked in a menu.
class DivideButton : public QToolButton {
  Q_OBJECT
public:
  explicit DivideButton(QWidget* parent = nullptr);

  /// `about`: the column of the statistic, which cannot divide itself.
  void show(std::shared_ptr<const Dataset> dataset, const DataChoice& choice, const std::string& about,
            const std::vector<std::string>& by);
  const std::vector<std::string>& by() const { return m_by; }

signals:
  void chosen(const std::vector<std::string>& by);  ///< by the user

private:
  void listColumns();
  void take(const QAction* action);
  void showChoice();

  std::shared_ptr<const Dataset> m_dataset;
  DataChoice m_data;
  std::string m_about;
  std::vector<std::string> m_by;
};

/// Why rows cannot be divided by the column of text, or nothing.
QString whyNotDivided(const DataChoice& data, const Column& column);
/// Returns the study in which each of these columns has declared categories: those of the table where there
/// are none, which is for Classroom.
Study withCategories(Study study, const Dataset& dataset, const std::vector<std::string>& columns);

}  // namespace epsiscope

#pragma once

#include <QComboBox>

#include "core/study/study.h"

namespace epsiscope {

/// Chooses among the methods of a study that have something to show; hidden where there is one.
class MethodChoice : public QComboBox {
  Q_OBJECT
public:
  explicit MethodChoice(const QString& name, QWidget* parent = nullptr);
  void offer(const Study& study, const std::string& shown);
  /// These methods of another task.
  void offer(const Study& study, const std::string& shown, const std::vector<std::string>& methods);

signals:
  void edited(const Study& study);

private:
  Study m_study;
};

}  // namespace epsiscope

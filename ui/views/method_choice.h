#pragma once

#include <QComboBox>

#include "core/study/study.h"

namespace epsiscope {

/// Chooses among the methods of a study that have something to show; hidden where there is only one.
class MethodChoice : public QComboBox {
  Q_OBJECT
public:
  /// `name`: for screen readers. `tip`: empty for the usual one. `all`: words for no method in front; empty:
  /// one always is.
  MethodChoice(const QString& name, const QString& tip, const QString& all, QWidget* parent);
  /// Offers these methods, except the one without privacy. `shown`: empty where nothing is drawn yet.
  void offer(const Study& study, const std::string& shown, const std::vector<std::string>& methods);

signals:
  void edited(const Study& study);

private:
  Study m_study;
  QString m_all;
};

}  // namespace epsiscope

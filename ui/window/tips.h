#pragma once

#include <QObject>

class QSettings;

namespace epsiscope {

class TradeOffView;

/// Hints in the views, each until it was followed or put away.
class Tips : public QObject {
  Q_OBJECT
public:
  Tips(TradeOffView& tradeOff, QSettings& settings);
  /// Shows the tips that were not put away yet. Once tips are switched off, all of them come back with the
  /// switch.
  void show(bool wanted);

private:
  TradeOffView& m_tradeOff;
  QSettings& m_settings;
};

}  // namespace epsiscope

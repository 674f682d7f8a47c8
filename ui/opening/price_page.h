#pragma once

#include <memory>

#include "core/study/study.h"
#include "core/tasks/split_caches.h"
#include "core/tasks/trade_off_preview.h"
#include "ui/opening/opening_page.h"
#include "ui/session/runner.h"

class QPushButton;

namespace epsiscope {

/// The price: how wrong predictions become, with one method, then with a second one.
class PricePage : public OpeningPage {
  Q_OBJECT
public:
  explicit PricePage(QWidget* parent = nullptr);
  void draw() override;
  /// The study shown here: for the whole window.
  const Study& study() const { return m_study; }
  bool isReady() const { return m_preview != nullptr; }

private:
  void prepare();
  void update();

  Study m_study;
  std::shared_ptr<const TaskCache> m_cache;
  std::shared_ptr<const TradeOffPreview> m_preview;  ///< null: being computed
  ParameterSlider* m_slider;
  QPushButton* m_better;
  bool m_hasSecond = false;
  QString m_failure;
  Runner m_runner;
};

}  // namespace epsiscope

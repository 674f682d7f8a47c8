#include "core/study/preview_tasks.h"

namespace epsiscope {

namespace {

void copyKey(const Study&, Study&) {}

bool build(const Study&, PreviewCache&, const std::function<bool(double)>&) {
  return true;
}

TradeOffPreview tradeOff(const Study&, const PreviewCache&, const TradeOffPreview*, const PreviewStop&) {
  return {};
}

bool isInstant(const Study&, const PreviewCache&) {
  return true;
}

}  // namespace

const PreviewTask& privateClassifierPreview() {
  static const PreviewTask task{copyKey, build, tradeOff, isInstant};
  return task;
}

}  // namespace epsiscope

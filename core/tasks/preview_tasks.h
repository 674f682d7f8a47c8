#pragma once

#include "core/tasks/preview.h"

namespace epsiscope {

// What the previews of each task are; preview.cpp asks those of the study's task.

struct PreviewTask {
  /// Copies what the cache depends on beside data, split and seed from `study` to `relevant`.
  void (*copyKey)(const Study& study, Study& relevant);
  /// Fills the task's parts of a cache that has the data. False if progress said stop.
  bool (*build)(const Study& study, PreviewCache& cache, const std::function<bool(double)>& progress);
  TradeOffPreview (*tradeOff)(const Study& study, const PreviewCache& cache, const TradeOffPreview* drawn,
                              const PreviewStop& stopped);
  bool (*isInstant)(const Study& study, const PreviewCache& cache);
};

const PreviewTask& labelPrivacyPreview();
const PreviewTask& kernelReleasePreview();
const PreviewTask& privateClassifierPreview();

TradeOffPreview labelPrivacyTradeOff(const Study& study, const PreviewCache& cache,
                                     const TradeOffPreview* drawn, const PreviewStop& stopped);

}  // namespace epsiscope

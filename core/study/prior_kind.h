#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "core/study/names.h"

namespace epsiscope {

enum class PriorKind { noisyCounts, noisyLabels, uniform, file, exact };

template <>
struct Names<PriorKind> {
  static constexpr std::array<std::pair<PriorKind, std::string_view>, 5> all{
      {{PriorKind::noisyCounts, "noisy-counts"},
       {PriorKind::noisyLabels, "noisy-labels"},
       {PriorKind::uniform, "uniform"},
       {PriorKind::file, "file"},
       {PriorKind::exact, "exact"}}};
};

}  // namespace epsiscope

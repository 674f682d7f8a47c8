#pragma once

#include <QtGlobal>

#include <array>
#include <string_view>

#include "core/statistics/statistic_kind.h"

namespace epsiscope {

/// All that the window says of one statistic, in the context "QObject". What has a default is said of those
/// whose noise is made for the bounds.
struct StatisticWords {
  StatisticKind kind = {};
  const char* name = nullptr;
  const char* tip = nullptr;   ///< beside its name in a choice
  const char* hint = nullptr;  ///< what one replaced row can change, for people who declare bounds
  /// On axes. %1: the column; of a quantile %1: which one, %2: the column.
  const char* quantity = nullptr;
  /// Why the noise is above the sampling error, and what helps.
  const char* noiseCosts = QT_TRANSLATE_NOOP(
      "QObject",
      "At this ε the noise is larger than what the statistic would differ by if other people had been "
      "asked. More ε, more rows or narrower declared bounds help.");
  /// The purpose of the declared bounds.
  const char* bounds = QT_TRANSLATE_NOOP(
      "QObject",
      "Declared, public bounds: what is known of the values without looking at them. Values outside "
      "are moved to the nearest bound, and noise is made for their width.");
  /// The treatment of values outside the bounds, and what wider ones would cost; %1: part of the error.
  const char* aboutClipping = QT_TRANSLATE_NOOP(
      "QObject",
      "%1 of the error is clipping: values outside the declared bounds are moved to them before "
      "any noise is added. That stays whatever ε is; wider bounds remove it and add noise.");
  /// Why another mechanism cannot release it.
  const char* whyNot = QT_TRANSLATE_NOOP(
      "QObject", "The exponential mechanism is for quantiles; this statistic is released with noise.");
  /// Those of "Why does this look odd?" that are about it, beside the cards about every statistic.
  std::array<std::string_view, 9> cards = {};

  bool isAbout(std::string_view card) const;
};

const StatisticWords& wordsOf(StatisticKind kind);

}  // namespace epsiscope

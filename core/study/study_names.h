#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "core/study/study.h"

namespace epsiscope {

/// The words that stand for enumerators in files, in messages and on the command line.
template <class Enum>
struct Names;

template <>
struct Names<TaskId> {
  static constexpr std::array<std::pair<TaskId, std::string_view>, 3> all{
      {{TaskId::labelPrivacy, "label-privacy"},
       {TaskId::kernelRelease, "kernel-release"},
       {TaskId::privateClassifier, "private-classifier"}}};
};
template <>
struct Names<Mode> {
  static constexpr std::array<std::pair<Mode, std::string_view>, 2> all{
      {{Mode::classroom, "classroom"}, {Mode::release, "release"}}};
};
template <>
struct Names<PriorKind> {
  static constexpr std::array<std::pair<PriorKind, std::string_view>, 5> all{
      {{PriorKind::noisyCounts, "noisy-counts"},
       {PriorKind::noisyLabels, "noisy-labels"},
       {PriorKind::uniform, "uniform"},
       {PriorKind::file, "file"},
       {PriorKind::exact, "exact"}}};
};
template <>
struct Names<MissingRule> {
  static constexpr std::array<std::pair<MissingRule, std::string_view>, 4> all{
      {{MissingRule::stop, "stop"},
       {MissingRule::dropRows, "drop-rows"},
       {MissingRule::dropColumns, "drop-columns"},
       {MissingRule::mean, "mean"}}};
};
template <>
struct Names<BadCellRule> {
  static constexpr std::array<std::pair<BadCellRule, std::string_view>, 3> all{
      {{BadCellRule::stop, "stop"}, {BadCellRule::dropRows, "drop-rows"}, {BadCellRule::mean, "mean"}}};
};
template <>
struct Names<ColumnKind> {
  static constexpr std::array<std::pair<ColumnKind, std::string_view>, 2> all{
      {{ColumnKind::number, "number"}, {ColumnKind::text, "text"}}};
};

template <class Enum>
std::string nameOf(Enum value) {
  for (const auto& [known, name] : Names<Enum>::all)
    if (known == value) return std::string(name);
  return {};
}

}  // namespace epsiscope

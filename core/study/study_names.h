#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "core/study/names.h"
#include "core/study/study.h"

namespace epsiscope {

template <>
struct Names<Mode> {
  static constexpr std::array<std::pair<Mode, std::string_view>, 2> all{
      {{Mode::classroom, "classroom"}, {Mode::release, "release"}}};
};
template <>
struct Names<LabelShape> {
  static constexpr std::array<std::pair<LabelShape, std::string_view>, 5> all{
      {{LabelShape::uniform, "uniform"},
       {LabelShape::bell, "bell"},
       {LabelShape::skewed, "skewed"},
       {LabelShape::outliers, "outliers"},
       {LabelShape::classes, "classes"}}};
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
struct Names<ReadingOrigin> {
  static constexpr std::array<std::pair<ReadingOrigin, std::string_view>, 2> all{
      {{ReadingOrigin::detected, "detected"}, {ReadingOrigin::declared, "declared"}}};
};
template <>
struct Names<CellForm> {
  static constexpr const auto& all = kCellForms;
};
template <>
struct Names<ColumnKind> {
  static constexpr std::array<std::pair<ColumnKind, std::string_view>, 2> all{
      {{ColumnKind::number, "number"}, {ColumnKind::text, "text"}}};
};

}  // namespace epsiscope

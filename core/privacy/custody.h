#pragma once

#include <cstddef>
#include <utility>

#include "core/privacy/custodian.h"

namespace epsiscope {

/// Private values in the hands of their custodian. Whoever learns from them holds this and nothing else: it
/// cannot read a value, only ask. A question is a type with public parameters and `lawOn(values)`, the law of
/// its answer.
template <class Values>
class Custody {
public:
  /// `values`: a view; what it looks at outlives it.
  Custody(Values values, Custodian custodian)
      : m_values(std::move(values)), m_custodian(std::move(custodian)) {}

  template <class Question>
  auto ask(const Question& question, std::size_t group = 0) const {
    return m_custodian.answer(question.lawOn(m_values), group);
  }
  /// The number of values is public.
  std::size_t size() const { return static_cast<std::size_t>(m_values.size()); }
  const Custodian& custodian() const { return m_custodian; }

private:
  const Values m_values;
  const Custodian m_custodian;
};

}  // namespace epsiscope

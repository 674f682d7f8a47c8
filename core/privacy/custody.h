#pragma once

#include <cstddef>
#include <utility>

#include "core/privacy/custodian.h"

namespace epsiscope {

/// Private values in the hands of their custodian. Whoever learns from them holds this and nothing else: it
/// cannot read a value, only ask. A question is a type with public parameters and `lawOn(values)`, the law of
/// its answer; only questions, and parts, see values.
template <class Values>
class Custody {
public:
  /// `values`: what they look at outlives them.
  Custody(Values values, Custodian custodian)
      : m_values(std::move(values)), m_custodian(std::move(custodian)) {}

  /// `group`: whose values are looked at, see Booking.
  template <class Question>
  auto ask(const Question& question, std::size_t group = 0) const {
    return m_custodian.answer(question.lawOn(m_values), group);
  }
  /// Values that are a public function of these, in the same hands: `partOf(values)`.
  template <class Part>
  auto part(const Part& part) const {
    return Custody<decltype(part.partOf(m_values))>(part.partOf(m_values), m_custodian);
  }
  /// The same with another stream for the custodian to draw from.
  Custody drawingFrom(Rng& rng) const { return {m_values, m_custodian.drawingFrom(rng)}; }
  /// The number of values is public.
  std::size_t size() const { return static_cast<std::size_t>(m_values.size()); }
  /// What else is public, where the values have a word for it.
  auto publicFacts() const { return m_values.publicFacts(); }
  const Custodian& custodian() const { return m_custodian; }

private:
  const Values m_values;
  const Custodian m_custodian;
};

}  // namespace epsiscope

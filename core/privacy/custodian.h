#pragma once

#include <any>
#include <memory>
#include <utility>
#include <vector>

#include "core/privacy/booking.h"
#include "core/privacy/transcript.h"
#include "core/random/rng.h"

namespace epsiscope {

/// The one who answers about private values, the only one who draws: every answer is booked before it is
/// drawn, and the price of a release is the sum of what was booked. In a replay the answers are prescribed.
/// It answers about values in Custody alone, so that whoever asks has not read them.
///
/// A law is a type with `Answer`, `booking()`, `draw(Rng&)` and `lossAgainst(other, answer)`: the price of an
/// answer, a draw, and what an answer tells about which of two tables it is from.
///
/// Copies share their book.
class Custodian {
public:
  /// Draws with the stream, which outlives it; implicit, because a stream is all that it takes to answer.
  /// `keeps`: where the answers are kept, or from where they are prescribed; null: nowhere.
  Custodian(Rng& rng, Transcript* keeps = nullptr)  // NOLINT(google-explicit-constructor)
      : m_rng(&rng), m_keeps(keeps), m_book(std::make_shared<std::vector<Booking>>()) {}

  /// The same custodian with another stream to draw from.
  Custodian drawingFrom(Rng& rng) const {
    Custodian other = *this;
    other.m_rng = &rng;
    return other;
  }

  /// A draw that looks at no private value, `draw(Rng&)`: free, and prescribed like an answer in a replay.
  template <class Draw>
  auto publicly(const Draw& draw) const {
    using Drawn = decltype(draw(*m_rng));
    if (m_keeps != nullptr && m_keeps->isReplay()) {
      if (const Transcript::Entry* entry = m_keeps->next())
        if (const auto* drawn = std::any_cast<Drawn>(&entry->answer)) return *drawn;
      m_keeps->addLoss(AnswerLoss::endless());
    }
    Drawn drawn = draw(*m_rng);
    if (m_keeps != nullptr && !m_keeps->isReplay()) m_keeps->keep({.answer = drawn});
    return drawn;
  }
  /// See Transcript::publish().
  void publish(const Eigen::VectorXd& numbers) const {
    if (m_keeps != nullptr) m_keeps->publish(numbers);
  }
  void publish(const std::vector<double>& numbers) const {
    publish(Eigen::Map<const Eigen::VectorXd>(numbers.data(), static_cast<Eigen::Index>(numbers.size())));
  }

  /// The price of all that was booked.
  Booking price() const { return priceOf(*m_book); }

private:
  template <class Values>
  friend class Custody;

  /// Books and answers. `group`: whose values are looked at, see Booking.
  template <class Law>
  typename Law::Answer answer(const Law& law, std::size_t group = 0) const {
    Booking booking = law.booking();
    booking.group = group;
    m_book->push_back(booking);
    if (m_keeps == nullptr) return law.draw(*m_rng);
    if (m_keeps->isReplay()) return replayed(law);
    auto drawn = law.draw(*m_rng);
    m_keeps->keep({.booking = booking, .law = selfContained(law), .answer = drawn});
    return drawn;
  }
  /// A law that looks at values which may be gone by the time of a replay has `kept()`, with copies of them.
  template <class Law>
  static Law selfContained(const Law& law) {
    if constexpr (requires { law.kept(); })
      return law.kept();
    else
      return law;
  }
  template <class Law>
  typename Law::Answer replayed(const Law& law) const {
    const Transcript::Entry* entry = m_keeps->next();
    const auto* before = entry != nullptr ? std::any_cast<Law>(&entry->law) : nullptr;
    if (before == nullptr) {  // something else was asked: that alone tells the tables apart
      m_keeps->addLoss(AnswerLoss::endless());
      return law.draw(*m_rng);
    }
    const auto& prescribed = std::any_cast<const typename Law::Answer&>(entry->answer);
    m_keeps->addLoss(before->lossAgainst(law, prescribed), entry->booking);
    return prescribed;
  }

  Rng* m_rng;
  Transcript* m_keeps;
  std::shared_ptr<std::vector<Booking>> m_book;
};

}  // namespace epsiscope

#pragma once

#include <Eigen/Core>

#include <any>
#include <cstddef>
#include <vector>

#include "core/privacy/answer_loss.h"
#include "core/privacy/booking.h"

namespace epsiscope {

/// Everything that was asked about private values in one release, in order, with the answers; or the replay
/// of it on another table, which prescribes these answers and says what each of them tells of which table it
/// is from.
///
/// The proof that a replay measures what is promised. A release is a sequence of answers a_1, a_2, ... , each
/// drawn from a law that depends on the table and on the answers before it, and a function of them and of
/// public values. So log P_D(a) - log P_D'(a) of a transcript a is the sum over its answers of the log-ratios
/// of the two laws, which the code itself makes when it runs on D and on D' with the same earlier answers.
/// Where it has a closed form the ratio of an answer is replaced by its maximum over all answers to that
/// question: the sum is then at
/// least the loss of this transcript, and still at most epsilon where every stage keeps its part whatever was
/// answered before. A release that is not a function of its answers shows in what is published.
class Transcript {
public:
  /// Keeps what is asked and answered.
  Transcript() = default;
  /// Answers as was answered there, which outlives it.
  static Transcript replayOf(const Transcript& recorded);

  bool isReplay() const { return m_recorded != nullptr; }

  /// An answer with the law it was drawn from, each of the law's own type. Without a law: a public draw.
  struct Entry {
    Booking booking = {};
    std::any law = {}, answer = {};
  };
  void keep(Entry entry) { m_entries.push_back(std::move(entry)); }
  /// The next entry of what is replayed; null where the release asks for more than was asked there.
  const Entry* next();
  /// What an answer tells in a replay, and its price.
  struct Told {
    AnswerLoss loss = {};
    Booking booking = {};
  };
  /// A loss that is not a number is one without bound.
  void addLoss(const AnswerLoss& loss, const Booking& booking = {});

  /// Numbers that leave the house, or of which they are a function.
  void publish(Eigen::VectorXd numbers) { m_published.push_back(std::move(numbers)); }

  std::size_t answers() const;
  /// Whether a replay was asked exactly what was asked before, and publishes the same.
  bool saysTheSame() const;
  /// What each answer tells in a replay, and the sum.
  const std::vector<Told>& told() const { return m_told; }
  AnswerLoss loss() const;

private:
  const Transcript* m_recorded = nullptr;
  std::size_t m_next = 0;
  std::vector<Entry> m_entries;
  std::vector<Told> m_told;
  std::vector<Eigen::VectorXd> m_published;
};

/// What these bookings cost the one who pays most, for one of their rows: epsilons and deltas of everybody
/// are added (adaptive sequential composition), and the largest sum of a group, whose people are asked
/// nothing else. A price for several rows is divided among them.
Booking priceOf(const std::vector<Booking>& bookings);

}  // namespace epsiscope

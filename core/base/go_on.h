#pragma once

#include <functional>
#include <type_traits>
#include <utility>

namespace epsiscope {

/// Thrown where work that cannot return nothing is cancelled, and caught where it was asked for.
struct Cancelled {};

/// Called now and then within long work with its progress: true, go on; false, stop, and throw away the
/// results so far. The only type for progress and cancelling, so that its meaning cannot be turned round. A
/// default one always goes on. Whether it may be called from several threads is said where it is taken.
class GoOn {
public:
  GoOn() = default;
  /// `ask` is called with the share done in [0, 1], negative where it is not known; or with nothing, if it
  /// takes none.
  template <class Ask, std::enable_if_t<!std::is_same_v<std::remove_cvref_t<Ask>, GoOn> &&
                                            (std::is_invocable_r_v<bool, Ask&, double> ||
                                             std::is_invocable_r_v<bool, Ask&>),
                                        int> = 0>
  GoOn(Ask&& ask) {  // NOLINT(google-explicit-constructor): lambdas become one
    if constexpr (std::is_invocable_v<Ask&, double>)
      m_ask = std::forward<Ask>(ask);
    else
      m_ask = [own = std::decay_t<Ask>(std::forward<Ask>(ask))](double) mutable { return own(); };
  }

  bool operator()(double done = -1) const { return !m_ask || m_ask(done); }

  /// For a part of the work that begins where the share `from` of all is done and ends at `to`. An unknown
  /// share stays unknown.
  GoOn part(double from, double to) const;
  /// For a part of the work through which the share done stays at `done`, whatever the part says.
  GoOn at(double done) const;
  /// May be called from several threads, and passes their questions on one at a time. Once cancelled it asks
  /// no more.
  GoOn oneAtATime() const;

private:
  std::function<bool(double)> m_ask;
};

}  // namespace epsiscope

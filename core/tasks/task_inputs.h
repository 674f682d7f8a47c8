#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <typeinfo>
#include <utility>

#include "core/study/study.h"

namespace epsiscope {

/// The choice of rows for learning and for testing. Trials count from 1.
struct SplitInputs {
  std::uint64_t seed = 1;
  double testFraction = 0.2;
  int trial = 1;
  /// The group of people who take no part, from 0, see kPeopleGroups; absent: all do.
  std::optional<std::size_t> leftOut = {};
  bool operator==(const SplitInputs&) const = default;
};
inline SplitInputs splitInputs(const Study& study) {
  return {.seed = splitSeedOf(study), .testFraction = study.testFraction};
}

/// All that a cache depends on beside its prepared table. Two caches of the same table whose inputs are equal
/// are interchangeable. Tasks derive theirs with InputsOf.
class TaskInputs {
public:
  TaskInputs() = default;
  TaskInputs(const TaskInputs&) = delete;
  TaskInputs& operator=(const TaskInputs&) = delete;
  virtual ~TaskInputs() = default;

  /// Returns the same inputs for the split of another trial, all people taking part or all but a group.
  virtual std::unique_ptr<const TaskInputs> ofTrial(int trial,
                                                    std::optional<std::size_t> leftOut = {}) const = 0;
  friend bool operator==(const TaskInputs& a, const TaskInputs& b) {
    return typeid(a) == typeid(b) && a.isEqual(b);
  }

private:
  /// Precondition: `other` has the same type.
  virtual bool isEqual(const TaskInputs& other) const = 0;
};

/// The inputs of a task as a plain value, which has a member `split` and can be compared.
template <class Values>
class InputsOf final : public TaskInputs {
public:
  explicit InputsOf(Values given) : values(std::move(given)) {}
  std::unique_ptr<const TaskInputs> ofTrial(int trial, std::optional<std::size_t> leftOut) const override {
    Values other = values;
    other.split.trial = trial;
    other.split.leftOut = leftOut;
    return std::make_unique<const InputsOf>(std::move(other));
  }

  const Values values;

private:
  bool isEqual(const TaskInputs& other) const override {
    return values == static_cast<const InputsOf&>(other).values;
  }
};

/// Precondition: `inputs` are those of the task that has these values.
template <class Values>
const Values& valuesOf(const TaskInputs& inputs) {
  return dynamic_cast<const InputsOf<Values>&>(inputs).values;
}

/// The values that are computed in advance, so that the first picture comes at once. They decide how long
/// that takes and never what is shown: in comparisons of inputs all are equal.
template <class Values>
struct Ahead : Values {
  bool operator==(const Ahead&) const { return true; }
};

}  // namespace epsiscope

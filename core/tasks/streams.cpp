#include "core/tasks/streams.h"

#include <bit>

#include "core/study/study.h"

namespace epsiscope {

namespace {

std::uint64_t number(int trial) {
  return static_cast<std::uint64_t>(trial);
}
std::uint64_t bits(double value) {
  return std::bit_cast<std::uint64_t>(value);
}

}  // namespace

Rng splitStream(std::uint64_t seed, int trial) {
  return Rng::stream(seed, {number(trial), 1});
}

Rng groupStream(std::uint64_t seed) {
  return Rng::stream(seed, {16});
}

Rng priorStream(std::uint64_t seed, int trial) {
  return Rng::stream(seed, {number(trial), 2});
}

Rng labelStream(std::uint64_t seed, int trial, std::string_view method, double epsilon) {
  return Rng::stream(seed, {number(trial), 3, stableHash(method), bits(epsilon)});
}

Rng fitStream(std::uint64_t seed, int trial, std::string_view method, double epsilon) {
  return Rng::stream(seed, {number(trial), 6, stableHash(method), bits(epsilon)});
}

Rng featureStream(std::uint64_t seed, int trial) {
  return Rng::stream(seed, {number(trial), 5});
}

Rng orderStream(std::uint64_t seed, int trial) {
  return Rng::stream(seed, {number(trial), 11});
}

Rng releaseStream(std::uint64_t seed, int trial, std::string_view method, double epsilon, double lambda,
                  std::size_t rows) {
  return Rng::stream(seed, {number(trial), 12, stableHash(method), bits(epsilon), bits(lambda), rows});
}

Rng stagesStream(std::uint64_t seed, int trial, int draw) {
  return Rng::stream(seed, {number(trial), 14, number(draw)});
}

Rng classifierStream(std::uint64_t seed, int trial, std::string_view method, double epsilon, double lambda,
                     std::size_t rows, std::size_t draw) {
  return Rng::stream(seed, {number(trial), 13, stableHash(method), bits(epsilon), bits(lambda), rows, draw});
}

Rng previewStream(std::uint64_t seed, int trial, std::size_t draw) {
  return classifierStream(seed, trial, "preview", 0, 0, 0, draw);
}

Rng auditStream(const Study& study, std::string_view method, double epsilon) {
  return Rng::stream(study.seed, {15, stableHash(method), bits(epsilon)});
}

}  // namespace epsiscope

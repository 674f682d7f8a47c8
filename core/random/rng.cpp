#include "core/random/rng.h"

#include "core/base/said_error.h"
#include "core/random/secure_words.h"

#include <sodium.h>

#include <cassert>
#include <cmath>
#include <numbers>
#include <optional>
#include <random>
#include <vector>

namespace epsiscope {

namespace {

void startSodium() {
  if (sodium_init() < 0) throw SaidError("the operating system's random generator cannot be opened");
}

std::uint32_t low(std::uint64_t word) {
  return static_cast<std::uint32_t>(word & 0xffffffffU);
}
std::uint32_t high(std::uint64_t word) {
  return static_cast<std::uint32_t>(word >> 32);
}

}  // namespace

/// The source of the words: one of the two.
struct Rng::Source {
  std::optional<std::mt19937_64> engine = {};
  std::optional<SecureWords> words = {};

  static std::unique_ptr<Source> seeded(const std::mt19937_64& engine) {
    auto made = std::make_unique<Source>();
    made->engine = engine;
    return made;
  }
};

Rng::Rng(std::unique_ptr<Source> source) : m_source(std::move(source)) {
  static const std::atomic<unsigned> none{0};
  m_forksNow = m_source->words ? &SecureWords::forks() : &none;
}

Rng::Rng(std::uint64_t seed) : Rng(Source::seeded(std::mt19937_64(seed))) {}

Rng Rng::stream(std::uint64_t seed, std::initializer_list<std::uint64_t> cell) {
  std::vector<std::uint32_t> words = {low(seed), high(seed)};
  for (const std::uint64_t id : cell) {
    words.push_back(low(id));
    words.push_back(high(id));
  }
  std::seed_seq sequence(words.begin(), words.end());
  return Rng(Source::seeded(std::mt19937_64(sequence)));
}

Rng Rng::secure() {
  auto source = std::make_unique<Source>();
  source->words.emplace();
  return Rng(std::move(source));
}

Rng::Rng(Rng&&) noexcept = default;
Rng& Rng::operator=(Rng&&) noexcept = default;
Rng::~Rng() = default;

void Rng::refill() {
  assert(m_source != nullptr);
  if (m_source->engine)
    for (std::uint64_t& word : m_block) word = (*m_source->engine)();
  else
    m_source->words->fill(m_block);
  m_forks = m_forksNow->load();
  m_next = 0;
}

std::uint64_t Rng::below(std::uint64_t count) {
  assert(count > 0);
  // The first 2^64 mod count words are refused, so that every remainder is equally likely.
  const std::uint64_t refused = (0 - count) % count;
  std::uint64_t word = bits();
  while (word < refused) word = bits();
  return word % count;
}

double Rng::normal() {
  // Box and Muller; the sine twin is not kept, so that a draw depends on two words only.
  const double radius = std::sqrt(-2 * std::log(uniform()));
  return radius * std::cos(2 * std::numbers::pi * uniform());
}

double Rng::laplace() {
  const double u = uniform();
  return u < 0.5 ? std::log(2 * u) : -std::log(2 * (1 - u));
}

std::uint64_t freshSeed() {
  startSodium();
  return randombytes_random() & 0x7fffffffU;
}

}  // namespace epsiscope

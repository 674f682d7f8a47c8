#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/base/stable_hash.h"
#include "core/random/rng.h"

namespace epsiscope {

struct Study;

// The random streams of a study, one per cell, so that results do not depend on the number of threads and a
// method or an epsilon can be added to a study or removed from it without changing any other cell. Trials
// count from 1.
//
//   split    {trial, 1}
//   prior    {trial, 2}                              the same draws at every epsilon and for every method
//   labels   {trial, 3, method's hash, epsilon's bits}
//   mean     {trial, 4, epsilon's bits}              noise of predict-mean
//   features {trial, 5}                              frequencies of random features: public
//   fit      {trial, 6, method's hash, epsilon's bits}  weights and batches of the perceptron
//   order    {trial, 11}                             of the training rows: public
//   release  {trial, 12, method's hash, epsilon's bits, lambda's bits, rows}  noise on predictions
//   stages   {trial, 14, draw}                      noise of sampled curves: the same draws at every epsilon
//   classifier {trial, 13, method's hash, epsilon's bits, lambda's bits, rows, draw}  noise, parts for tuning
//   groups   {16}                                   people who are left out together
//   audit    {15, method's hash, epsilon's bits}     neighbours to try, draws of samplers: never shown

Rng splitStream(std::uint64_t seed, int trial);
Rng groupStream(std::uint64_t seed);
Rng priorStream(std::uint64_t seed, int trial);
Rng labelStream(std::uint64_t seed, int trial, std::string_view method, double epsilon);
Rng featureStream(std::uint64_t seed, int trial);
Rng fitStream(std::uint64_t seed, int trial, std::string_view method, double epsilon);
Rng orderStream(std::uint64_t seed, int trial);
/// `rows`: the number to learn from where the study asks for one, otherwise 0.
Rng releaseStream(std::uint64_t seed, int trial, std::string_view method, double epsilon, double lambda,
                  std::size_t rows);
Rng stagesStream(std::uint64_t seed, int trial, int draw);
/// `lambda`: 0 where it is chosen privately. `rows` as above.
Rng classifierStream(std::uint64_t seed, int trial, std::string_view method, double epsilon, double lambda,
                     std::size_t rows, std::size_t draw);
/// The noise of a draw in a preview that is no fit by stages: the same at every epsilon and for every method.
Rng previewStream(std::uint64_t seed, int trial, std::size_t draw);
Rng auditStream(const Study& study, std::string_view method, double epsilon);

}  // namespace epsiscope

#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "common/fixed_list.hpp"

namespace sowmill::training {

struct Feature {
  std::uint16_t number;
  std::int16_t count;
};

inline constexpr std::size_t most_features = 32;

// A position: its features, and what it should be worth.
struct Sample {
  FixedList<Feature, most_features> features;
  float target = 0;
};

// What the sum of the weighed features stands for.
enum class Link : std::uint8_t {
  Logistic,  // The logarithm of the odds; targets are from 0 to 1.
  Linear,    // The target itself.
};

using Coefficients = std::vector<double>;

double sum_of(const Sample& sample, const Coefficients& coefficients);
double probability(double log_odds);

// The mean loss: cross-entropy, or half the squared error.
double loss_of(std::span<const Sample> samples, const Coefficients& coefficients, Link link);

// Improves the coefficients by stochastic gradient descent; the same seed gives the same.
void fit(std::span<const Sample> samples, Coefficients& coefficients, Link link,
         std::uint64_t seed);

// The unit that makes scores the best logarithms of odds for these results, from 0 to 1.
double fit_unit(std::span<const double> scores, std::span<const double> results);

}  // namespace sowmill::training

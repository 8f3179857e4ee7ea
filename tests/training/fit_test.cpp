#include "training/fit.hpp"

#include <cmath>
#include <doctest/doctest.h>

#include "common/random.hpp"

namespace sowmill::training {
namespace {

// Samples of three features, whose target is what these coefficients make of them.
std::vector<Sample> samples_of(const Coefficients& truth, Link link, std::uint64_t seed) {
  Random random(seed);
  std::vector<Sample> samples(4'000);
  for (Sample& sample : samples) {
    for (std::uint16_t number = 0; number < truth.size(); ++number)
      sample.features.push_back({number, static_cast<std::int16_t>(random.below(5))});
    const double sum = sum_of(sample, truth);
    sample.target = static_cast<float>(link == Link::Linear ? sum : probability(sum));
  }
  return samples;
}

}  // namespace

TEST_CASE("coefficients are found again") {
  const Coefficients truth = {0.5, -0.7, 0.2};
  for (const Link link : {Link::Logistic, Link::Linear}) {
    const auto samples = samples_of(truth, link, 1);
    Coefficients found(truth.size(), 0.0);
    const double before = loss_of(samples, found, link);
    fit(samples, found, link, 1);
    for (std::size_t i = 0; i < truth.size(); ++i)
      CHECK(found[i] == doctest::Approx(truth[i]).epsilon(0.1));
    CHECK(loss_of(samples, found, link) < before);
  }
}

TEST_CASE("the same seed fits the same, to the last bit") {
  const auto samples = samples_of({0.1, 0.2, 0.3}, Link::Logistic, 2);
  Coefficients first(3, 0.0);
  Coefficients second(3, 0.0);
  fit(samples, first, Link::Logistic, 5);
  fit(samples, second, Link::Logistic, 5);
  CHECK(first == second);
}

TEST_CASE("the unit is found at which scores foretell results") {
  Random random(3);
  std::vector<double> scores;
  std::vector<double> results;
  for (int i = 0; i < 40'000; ++i) {
    scores.push_back(static_cast<double>(random.below(2'000)) - 1'000);
    const double share = probability(scores.back() / 250);
    results.push_back(random.below(1'000'000) < 1e6 * share ? 1 : 0);
  }
  CHECK(fit_unit(scores, results) == doctest::Approx(250).epsilon(0.05));
}

}  // namespace sowmill::training

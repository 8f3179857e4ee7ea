#include "training/fit.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "common/random.hpp"

namespace sowmill::training {
namespace {

constexpr int rounds = 16;
constexpr double learning_rate = 0.06;
constexpr double pull_to_zero = 2e-6;

// Adaptive steps: the more a feature has been corrected, the smaller.
class Descent {
 public:
  Descent(Coefficients& coefficients, Link link)
      : coefficients_(coefficients), link_(link), steepness_(coefficients.size(), 1.0) {}

  void learn(const Sample& sample) {
    const double sum = sum_of(sample, coefficients_);
    const double error = (link_ == Link::Logistic ? probability(sum) : sum) - sample.target;
    for (const Feature& feature : sample.features) {
      double& coefficient = coefficients_[feature.number];
      const double slope = error * feature.count + pull_to_zero * coefficient;
      double& steepness = steepness_[feature.number];
      steepness += slope * slope;
      coefficient -= learning_rate * slope / std::sqrt(steepness);
    }
  }

 private:
  Coefficients& coefficients_;
  Link link_;
  std::vector<double> steepness_;
};

void shuffle(std::vector<std::uint32_t>& order, Random& random) {
  for (std::size_t i = order.size(); i > 1; --i)
    std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
}

double cross_entropy(double sum, double target) {
  // log(1 + e^s) - t * s, written so that nothing overflows.
  return std::max(sum, 0.0) - target * sum + std::log1p(std::exp(-std::abs(sum)));
}

double unit_loss(std::span<const double> scores, std::span<const double> results, double unit) {
  double loss = 0;
  for (std::size_t i = 0; i < scores.size(); ++i)
    loss += cross_entropy(scores[i] / unit, results[i]);
  return loss;
}

}  // namespace

double sum_of(const Sample& sample, const Coefficients& coefficients) {
  double sum = 0;
  for (const Feature& feature : sample.features)
    sum += coefficients[feature.number] * feature.count;
  return sum;
}

double probability(double log_odds) { return 1 / (1 + std::exp(-log_odds)); }

double loss_of(std::span<const Sample> samples, const Coefficients& coefficients, Link link) {
  double loss = 0;
  for (const Sample& sample : samples) {
    const double sum = sum_of(sample, coefficients);
    const double error = sum - sample.target;
    loss += link == Link::Logistic ? cross_entropy(sum, sample.target) : error * error / 2;
  }
  return loss / static_cast<double>(std::max<std::size_t>(samples.size(), 1));
}

// The mean over the second half of the rounds: single steps are noisy.
void fit(std::span<const Sample> samples, Coefficients& coefficients, Link link,
         std::uint64_t seed) {
  Random random(seed);
  std::vector<std::uint32_t> order(samples.size());
  std::iota(order.begin(), order.end(), 0U);
  Descent descent(coefficients, link);
  Coefficients mean(coefficients.size(), 0.0);
  const int passed_over = rounds / 2;
  for (int round = 0; round < rounds; ++round) {
    shuffle(order, random);
    for (const auto number : order) descent.learn(samples[number]);
    if (round < passed_over) continue;
    for (std::size_t i = 0; i < mean.size(); ++i)
      mean[i] += coefficients[i] / (rounds - passed_over);
  }
  coefficients = mean;
}

// The loss has one valley: thirds of the interval are left out until it is narrow.
double fit_unit(std::span<const double> scores, std::span<const double> results) {
  double low = 10;
  double high = 20'000;
  while (high - low > 1) {
    const double third = (high - low) / 3;
    if (unit_loss(scores, results, low + third) < unit_loss(scores, results, high - third))
      high -= third;
    else
      low += third;
  }
  return (low + high) / 2;
}

}  // namespace sowmill::training

#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace sowmill {

// A point of the drawing, in its units.
struct Spot {
  double x = 0;
  double y = 0;
};

enum class Anchor : std::uint8_t { Start, Middle };

// The elements of an SVG picture, written one after the other. How things look is said by classes,
// in one style sheet.
class SvgPage {
 public:
  void rectangle(Spot corner, double width, double height, double rounding,
                 std::string_view css_class);
  void circle(Spot centre, double radius, std::string_view css_class);
  void line(Spot from, Spot to, std::string_view css_class);
  // A line with a head.
  void arrow(Spot from, Spot to, std::string_view css_class);
  // A small arrow head in the middle between two spots, pointing from one to the other.
  void chevron(Spot from, Spot to, std::string_view css_class);
  void text(Spot middle, std::string_view content, std::string_view css_class,
            Anchor anchor = Anchor::Middle);
  // A text on a rounded ground.
  void badge(Spot middle, std::string_view content, std::string_view css_class);

  [[nodiscard]] const std::string& elements() const { return elements_; }

 private:
  void element(std::string_view name,
               std::initializer_list<std::pair<std::string_view, double>> numbers,
               std::string_view css_class);

  std::string elements_;
};

// Text as XML takes it, in content and in attributes.
std::string xml_escaped(std::string_view text);

// A number with at most one decimal.
std::string svg_number(double value);

}  // namespace sowmill

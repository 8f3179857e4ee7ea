#include "draw/svg_page.hpp"

#include <cmath>

#include "draw/canvas.hpp"

namespace sowmill {
namespace {

Spot between(Spot from, Spot to, double part) {
  return {from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
}

// From one spot into the direction of another, so far ahead and so far to the left.
Spot ahead(Spot from, Spot to, double forward, double sideways) {
  const double length = std::hypot(to.x - from.x, to.y - from.y);
  const double x = (to.x - from.x) / length;
  const double y = (to.y - from.y) / length;
  return {from.x + x * forward + y * sideways, from.y + y * forward - x * sideways};
}

std::string spots(std::initializer_list<Spot> list) {
  std::string text;
  for (const Spot spot : list)
    text += (text.empty() ? "" : " ") + svg_number(spot.x) + ',' + svg_number(spot.y);
  return text;
}

}  // namespace

void SvgPage::element(std::string_view name,
                      std::initializer_list<std::pair<std::string_view, double>> numbers,
                      std::string_view css_class) {
  elements_.append("<").append(name).append(" class=\"").append(css_class).append("\"");
  for (const auto& [key, value] : numbers)
    elements_.append(" ").append(key).append("=\"").append(svg_number(value)).append("\"");
  elements_ += "/>\n";
}

void SvgPage::rectangle(Spot corner, double width, double height, double rounding,
                        std::string_view css_class) {
  element(
      "rect",
      {{"x", corner.x}, {"y", corner.y}, {"width", width}, {"height", height}, {"rx", rounding}},
      css_class);
}

void SvgPage::circle(Spot centre, double radius, std::string_view css_class) {
  element("circle", {{"cx", centre.x}, {"cy", centre.y}, {"r", radius}}, css_class);
}

void SvgPage::line(Spot from, Spot to, std::string_view css_class) {
  element("line", {{"x1", from.x}, {"y1", from.y}, {"x2", to.x}, {"y2", to.y}}, css_class);
}

void SvgPage::arrow(Spot from, Spot to, std::string_view css_class) {
  constexpr double head = 16;
  const Spot neck = ahead(to, from, head, 0);
  line(from, neck, css_class);
  elements_.append("<polygon class=\"").append(css_class).append("-head\" points=\"");
  elements_ +=
      spots({to, ahead(to, from, head, head / 2), ahead(to, from, head, -head / 2)}) + "\"/>\n";
}

void SvgPage::chevron(Spot from, Spot to, std::string_view css_class) {
  constexpr double half = 5;
  const Spot middle = between(from, to, 0.5);
  const Spot tip = ahead(middle, to, half, 0);
  elements_.append("<polyline class=\"").append(css_class).append("\" points=\"");
  elements_ +=
      spots({ahead(middle, to, -half, half), tip, ahead(middle, to, -half, -half)}) + "\"/>\n";
}

void SvgPage::text(Spot middle, std::string_view content, std::string_view css_class,
                   Anchor anchor) {
  constexpr double to_baseline = 5.5;  // From the middle of a line of text of the usual size.
  elements_.append("<text class=\"")
      .append(css_class)
      .append("\" x=\"")
      .append(svg_number(middle.x));
  elements_.append("\" y=\"").append(svg_number(middle.y + to_baseline)).append("\"");
  elements_ += anchor == Anchor::Start ? " text-anchor=\"start\"" : " text-anchor=\"middle\"";
  elements_.append(">").append(xml_escaped(content)).append("</text>\n");
}

void SvgPage::badge(Spot middle, std::string_view content, std::string_view css_class) {
  constexpr double height = 22;
  const double width = 12 + 9.0 * width_of(content);
  rectangle({middle.x - width / 2, middle.y - height / 2}, width, height, height / 2, css_class);
  text(middle, content, std::string(css_class) + "-text");
}

std::string xml_escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '&')
      result += "&amp;";
    else if (c == '<')
      result += "&lt;";
    else if (c == '>')
      result += "&gt;";
    else if (c == '"')
      result += "&quot;";
    else if (static_cast<unsigned char>(c) >= 0x20)
      result += c;
    else
      result += ' ';
  }
  return result;
}

std::string svg_number(double value) {
  const auto tenths = std::lround(value * 10);
  const auto whole = std::labs(tenths) / 10;
  const auto decimal = std::labs(tenths) % 10;
  std::string text = tenths < 0 ? "-" : "";
  text += std::to_string(whole);
  return decimal == 0 ? text : text + '.' + std::to_string(decimal);
}

}  // namespace sowmill

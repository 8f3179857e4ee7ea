"""Draws line charts as SVG, with nothing but the standard library. Imported by tools/write_results."""
import math
from html import escape

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 62, 150, 34, 46
COLOURS = ("#7a4a24", "#1f6f78", "#b3572c", "#4f6d2f", "#5b4a8a", "#a33b5e", "#3a3a3a", "#96801f", "#2d5fa4")


def nice_steps(low, high, count=6):
    """Round numbers from low to high, about so many."""
    span = max(high - low, 1e-9)
    power = 10 ** math.floor(math.log10(span / count))
    step = next(power * factor for factor in (1, 2, 5, 10) if span / (power * factor) <= count)
    first = math.ceil(low / step) * step
    return [first + i * step for i in range(int((high - first) / step + 1.0001))]


def decades(low, high):
    return [10.0**power for power in range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1)]


def number(value):
    text = f"{value:.3g}"
    return f"{int(value):,}" if value == int(value) and abs(value) < 1e6 else text


class Chart:
    """Curves over whole numbers; `curves` maps a name to its points."""

    def __init__(self, title, x_title, y_title, curves, logarithmic=False, lowest=None, highest=None):
        self.title, self.x_title, self.y_title = title, x_title, y_title
        self.curves = {name: sorted(points) for name, points in curves.items() if points}
        xs = [x for points in self.curves.values() for x, _ in points]
        ys = [y for points in self.curves.values() for _, y in points]
        self.logarithmic = logarithmic
        self.x_low, self.x_high = min(xs), max(max(xs), min(xs) + 1)
        if logarithmic:
            marks = decades(min(ys), max(ys))
            self.y_low, self.y_high = marks[0], marks[-1]
        else:
            self.y_low = 0 if lowest is None else lowest
            self.y_high = max(ys) * 1.05 if highest is None else highest

    def x(self, value):
        return LEFT + (value - self.x_low) / (self.x_high - self.x_low) * (WIDTH - LEFT - RIGHT)

    def y(self, value):
        if self.logarithmic:
            share = math.log(value / self.y_low) / math.log(self.y_high / self.y_low)
        else:
            share = (value - self.y_low) / (self.y_high - self.y_low)
        return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)

    def grid(self):
        for value in decades(self.y_low, self.y_high) if self.logarithmic else nice_steps(self.y_low, self.y_high):
            y = self.y(value)
            yield f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd5c8"/>'
            yield f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{number(value)}</text>'
        for value in nice_steps(self.x_low, self.x_high, 10):
            if value == int(value):
                yield f'<text x="{self.x(value):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{int(value)}</text>'

    def lines(self):
        for (name, points), colour in zip(self.curves.items(), COLOURS):
            places = [(self.x(x), self.y(y)) for x, y in points]
            path = "L".join(f"{x:.1f} {y:.1f}" for x, y in places)
            yield f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"/>'
            yield from (f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="{colour}"/>' for x, y in places)

    def legend(self):
        for i, (name, colour) in enumerate(zip(self.curves, COLOURS)):
            y = TOP + 14 + 20 * i
            yield f'<path d="M{WIDTH - RIGHT + 14} {y}h18" stroke="{colour}" stroke-width="3"/>'
            yield f'<text x="{WIDTH - RIGHT + 38}" y="{y + 4}">{escape(name)}</text>'

    def svg(self):
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
            f'font-family="system-ui, sans-serif" font-size="12" fill="#3a2a1a">',
            f"<title>{escape(self.title)}</title>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf9"/>',
            f'<text x="{LEFT}" y="20" font-size="14" font-weight="600">{escape(self.title)}</text>',
            *self.grid(),
            f'<path d="M{LEFT} {TOP}V{HEIGHT - BOTTOM}H{WIDTH - RIGHT}" fill="none" stroke="#3a2a1a"/>',
            *self.lines(),
            *self.legend(),
            f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 8}" text-anchor="middle">{escape(self.x_title)}</text>',
            f'<text x="14" y="{(TOP + HEIGHT - BOTTOM) / 2}" text-anchor="middle" '
            f'transform="rotate(-90 14 {(TOP + HEIGHT - BOTTOM) / 2})">{escape(self.y_title)}</text>',
            "</svg>",
        ]
        return "\n".join(parts) + "\n"

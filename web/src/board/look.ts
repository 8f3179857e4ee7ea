import { css } from "lit";

/** The colours of each look. Light and dark follow the `color-scheme` of the page. */
export const colours = css`
  :host {
    --letter: light-dark(#fff3df, #e9d2b2);
    --slab-top: light-dark(#a5703c, #5f3f23);
    --slab-bottom: light-dark(#7d4d25, #3f2814);
    --slab-edge: light-dark(#d9a86a88, #8f683f77);
    --grain: light-dark(#5b34144d, #1e100588);
    --rim-top: light-dark(#3d2210cc, #140a04cc);
    --rim-bottom: light-dark(#e0b27a, #8a6136);
    --pit-middle: light-dark(#7a4a24, #3d2715);
    --pit-side: light-dark(#5c3517, #2b1a0d);
    --pit-edge: light-dark(#3a1f0b, #170d06);
    --pit-ink: #fff3df;
    --seed-top-0: light-dark(#fffaf0, #f4ead8);
    --seed-middle-0: light-dark(#ddd0b8, #cdbfa5);
    --seed-bottom-0: light-dark(#93846a, #7d6f58);
    --seed-top-1: light-dark(#f6efdf, #e9dfcb);
    --seed-middle-1: light-dark(#cbbfa8, #b9ad95);
    --seed-bottom-1: light-dark(#80745f, #6b604d);
    --seed-top-2: light-dark(#f4f2ea, #e6e3d8);
    --seed-middle-2: light-dark(#bfbcb0, #a9a69a);
    --seed-bottom-2: light-dark(#757267, #605d54);
    --seed-outline: #00000055;
    --number-ground: light-dark(#fff8ec, #1d130b);
    --number-ink: light-dark(#3a2208, #ffe9c9);
    --number-edge: light-dark(#5b341480, #a27c4f);
    --playable: light-dark(#ffdf94, #ffcf73);
    --line: light-dark(#3b2009, #b88f5c);
    --line-lit: light-dark(#e3b680aa, #0f080399);
    --man-white-top: #fffaf0;
    --man-white-bottom: light-dark(#d8c4a0, #bfab88);
    --man-white-line: #8a7048;
    --man-black-top: light-dark(#57463b, #4a3f38);
    --man-black-bottom: light-dark(#1d1410, #120d0b);
    --man-black-line: #b79f86;
    --plus: light-dark(#1c6b3a, #2f8f55);
    --taken: light-dark(#b3261e, #d2453b);
    --badge-ink: #ffffff;
    --hint: light-dark(#8fd3ff, #8fd3ff);
    --skin: light-dark(#8d5a3b, #8d5a3b);
    --skin-edge: light-dark(#4f2e1b, #2e190d);
    --shadow: light-dark(#3a1f0b59, #000000b0);
  }

  .clay {
    --letter: light-dark(#fff4e6, #f6dcc4);
    --slab-top: light-dark(#b85f38, #7d4530);
    --slab-bottom: light-dark(#98482a, #5a2c1d);
    --slab-edge: light-dark(#f0b58c77, #b7765155);
    --rim-top: light-dark(#6f2f18aa, #240e07aa);
    --rim-bottom: light-dark(#efb890, #a4694c);
    --pit-middle: light-dark(#f2d9b6, #4b2417);
    --pit-side: light-dark(#e6c398, #37180f);
    --pit-edge: light-dark(#b98557, #200c06);
    --pit-ink: light-dark(#33170b, #f6dcc4);
    --seed-top-0: light-dark(#8d5b45, #ffe9c4);
    --seed-middle-0: light-dark(#55301f, #e3bf8c);
    --seed-bottom-0: light-dark(#2a140b, #94703f);
    --seed-top-1: light-dark(#7a4a3a, #f8dfb4);
    --seed-middle-1: light-dark(#47241a, #d3ac77);
    --seed-bottom-1: light-dark(#220e08, #835f33);
    --seed-top-2: light-dark(#9a6a4a, #fff1d6);
    --seed-middle-2: light-dark(#633c24, #ecd0a2);
    --seed-bottom-2: light-dark(#321a0d, #a17f50);
    --number-ground: light-dark(#fffaf2, #2a140c);
    --number-ink: light-dark(#3d1a0c, #ffe6d1);
    --number-edge: light-dark(#7a3a1d80, #c48a66);
    --playable: light-dark(#0a5350, #ffd27d);
    --line: light-dark(#fbe6cc, #f1cfac);
    --line-lit: light-dark(#6f2f1866, #240e0788);
  }
  .clay.morris {
    --playable: light-dark(#ffe9a8, #ffd27d);
  }

  .numbers {
    --letter: light-dark(#4d4a45, #c9c4bb);
    --slab-top: light-dark(#faf8f4, #24211e);
    --slab-bottom: light-dark(#faf8f4, #24211e);
    --slab-edge: light-dark(#8c857a, #857d72);
    --rim-top: light-dark(#6b645a, #a39a8d);
    --rim-bottom: light-dark(#6b645a, #a39a8d);
    --pit-middle: light-dark(#ffffff, #161412);
    --pit-side: light-dark(#ffffff, #161412);
    --pit-edge: light-dark(#ffffff, #161412);
    --pit-ink: light-dark(#1c1a17, #f6f1e8);
    --number-ground: transparent;
    --number-ink: light-dark(#1c1a17, #f6f1e8);
    --number-edge: transparent;
    --playable: light-dark(#9a5b00, #ffc766);
    --line: light-dark(#3f3a33, #cfc7ba);
    --line-lit: transparent;
    --man-white-top: #ffffff;
    --man-white-bottom: #ffffff;
    --man-white-line: #1c1a17;
    --man-black-top: #1c1a17;
    --man-black-bottom: #1c1a17;
    --man-black-line: light-dark(#ffffff, #f6f1e8);
    --seed-top-0: light-dark(#3f3a33, #f6f1e8);
    --seed-middle-0: light-dark(#3f3a33, #f6f1e8);
    --seed-bottom-0: light-dark(#3f3a33, #f6f1e8);
    --hint: light-dark(#0b63b0, #8fd3ff);
    --plus: light-dark(#1c6b3a, #2a7d4a);
    --taken: light-dark(#b3261e, #c93c32);
    --shadow: transparent;
  }
`;

const strong = css`
  --letter: light-dark(#000, #fff);
  --slab-top: light-dark(#fff, #000);
  --slab-bottom: light-dark(#fff, #000);
  --slab-edge: light-dark(#000, #fff);
  --grain: transparent;
  --rim-top: light-dark(#000, #fff);
  --rim-bottom: light-dark(#000, #fff);
  --pit-middle: light-dark(#fff, #000);
  --pit-side: light-dark(#fff, #000);
  --pit-edge: light-dark(#fff, #000);
  --pit-ink: light-dark(#000, #fff);
  --seed-top-0: light-dark(#000, #fff);
  --seed-middle-0: light-dark(#000, #fff);
  --seed-bottom-0: light-dark(#000, #fff);
  --seed-top-1: light-dark(#000, #fff);
  --seed-middle-1: light-dark(#000, #fff);
  --seed-bottom-1: light-dark(#000, #fff);
  --seed-top-2: light-dark(#000, #fff);
  --seed-middle-2: light-dark(#000, #fff);
  --seed-bottom-2: light-dark(#000, #fff);
  --seed-outline: light-dark(#fff, #000);
  --number-ground: light-dark(#fff, #000);
  --number-ink: light-dark(#000, #fff);
  --number-edge: light-dark(#000, #fff);
  --playable: light-dark(#0000c8, #ffff00);
  --line: light-dark(#000, #fff);
  --line-lit: transparent;
  --man-white-top: #fff;
  --man-white-bottom: #fff;
  --man-white-line: #000;
  --man-black-top: #000;
  --man-black-bottom: #000;
  --man-black-line: #fff;
  --plus: #005a1e;
  --taken: #a00000;
  --hint: light-dark(#0000c8, #00ffff);
  --shadow: transparent;
`;

// Where numbers stand alone in their houses, they have no disc behind them.
const bare = css`
  --number-ground: transparent;
  --number-edge: transparent;
`;

const plain = css`
  background: light-dark(#fff, #000);
  color: light-dark(#000, #fff);
  border-color: currentColor;
`;

/** High contrast is one look for all three. */
export const contrast = css`
  :host([contrast]) .frame {
    ${strong}
  }
  :host([contrast]) .frame.numbers {
    ${bare}
  }
  :host([contrast]) :is(.counter, .strip) :is(button, input) {
    ${plain}
  }
  @media (prefers-contrast: more) {
    .frame {
      ${strong}
    }
    .frame.numbers {
      ${bare}
    }
    :host :is(.counter, .strip) :is(button, input) {
      ${plain}
    }
  }
`;

import { css } from "lit";

/** What moves: by transforms alone, so that nothing is laid out anew. */
export const motionStyle = css`
  .flying {
    position: absolute;
    inset: 0;
    pointer-events: none;
    overflow: visible;
    /* A number that changes here has nothing else laid out anew. */
    contain: layout size style;
  }
  .hand,
  .flyer,
  .lap {
    position: absolute;
    left: 0;
    top: 0;
    width: 0;
    height: 0;
  }
  .hand {
    transition: transform cubic-bezier(0.45, 0.05, 0.3, 1);
    animation: appear 120ms ease-out;
    will-change: transform;
  }
  .hand svg,
  .flyer svg {
    position: absolute;
    inset: auto;
    width: calc(60 * var(--unit));
    height: calc(60 * var(--unit));
    left: calc(-30 * var(--unit));
    top: calc(-46 * var(--unit));
  }
  .flyer svg {
    top: calc(-30 * var(--unit));
  }
  .flyer {
    animation: fly cubic-bezier(0.5, 0, 0.4, 1) both;
  }
  .lap {
    left: 50%;
    top: 50%;
    width: max-content;
    height: auto;
    translate: -50% -50%;
    padding: 0.1em 0.7em;
    border-radius: 999px;
    background: var(--number-ground);
    color: var(--number-ink);
    border: 1px solid var(--number-edge);
    font-weight: 750;
    font-size: calc(15 * var(--unit));
  }
  .numbers .lap {
    background: Canvas;
    border-color: currentColor;
  }
  .hand .finger,
  .hand .palm {
    fill: var(--skin);
    stroke: var(--skin-edge);
    stroke-width: 1.2;
  }
  .hand .knuckles {
    stroke: #ffffff38;
    stroke-width: 1.4;
    stroke-linecap: round;
  }
  .bubble rect {
    fill: var(--hand-ground, #1d130b);
    stroke: #ffe9c9;
    stroke-width: 1.2;
  }
  .bubble text {
    fill: #ffe9c9;
    font-size: 15px;
  }
  .falling,
  .pop,
  .gliding,
  .shaken {
    transform-box: fill-box;
    transform-origin: center;
  }
  .falling {
    animation: fall ease-in both;
  }
  .pop {
    animation: pop ease-out;
  }
  .gliding {
    animation: glide cubic-bezier(0.4, 0.1, 0.3, 1) both;
  }
  .shaken {
    animation: shake 320ms ease-in-out;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  @keyframes fall {
    from {
      translate: 0 -15px;
      scale: 1.25;
      opacity: 0.6;
    }
  }
  @keyframes pop {
    40% {
      scale: 1.22;
    }
  }
  @keyframes glide {
    from {
      transform: translate(var(--dx), var(--dy));
    }
  }
  @keyframes fly {
    from {
      transform: var(--from);
    }
    80% {
      opacity: 1;
    }
    to {
      transform: var(--to) scale(0.8);
      opacity: 0;
    }
  }
  @keyframes shake {
    25% {
      translate: -4px;
    }
    50% {
      translate: 4px;
    }
    75% {
      translate: -2px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    * {
      animation: none !important;
      transition: none !important;
    }
    .flyer,
    .hand {
      display: none;
    }
  }
`;

import { css } from "lit";

/** The board on which a row is laid. */
export const setupStyle = css`
  slot {
    box-sizing: border-box;
  }
  .supply {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.8rem;
    padding: 0.4rem;
    cursor: grab;
    touch-action: none;
  }
  .supply svg.pile {
    position: static;
    flex: none;
    width: 4.2rem;
    height: 3.7rem;
  }
  .dish {
    fill: light-dark(#00000012, #ffffff14);
    stroke: light-dark(#8a613655, #b58a5866);
  }
  .supply p {
    margin: 0;
    text-align: start;
  }
  .left {
    font-size: 1.2rem;
    font-weight: 750;
  }
  .drag-here {
    display: block;
    font-size: 0.9rem;
    opacity: 0.8;
  }
  .drag-here.idle {
    visibility: hidden;
  }
  .drop {
    position: absolute;
    top: 0;
    height: 100%;
    translate: -50%;
    cursor: grab;
    touch-action: none;
  }
  .counters {
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    width: min(100%, 42rem);
    margin: 0.5rem auto 0;
    padding-inline: 2%;
    box-sizing: border-box;
  }
  .frame {
    width: min(100%, 42rem);
  }
  .counter {
    display: grid;
    gap: 0.3rem;
    justify-items: center;
  }
  .counter button,
  .counter input {
    box-sizing: border-box;
    width: min(3.2rem, 92%);
    height: 2.75rem;
    font: inherit;
    font-size: 1.15rem;
    font-weight: 700;
    text-align: center;
    border-radius: 0.7rem;
    border: 1.5px solid light-dark(#6b645a, #a39a8d);
    background: light-dark(#fffdf9, #24211e);
    color: light-dark(#2b2118, #f6f1e8);
  }
  .counter button {
    cursor: pointer;
  }
  button[aria-disabled="true"] {
    opacity: 0.45;
    cursor: default;
  }
  .counter :focus-visible {
    outline: 3px solid light-dark(#0a4fd6, #9cc2ff);
    outline-offset: 2px;
  }
  /* All of it on one small screen. */
  @media (max-width: 30rem) {
    .supply {
      padding: 0;
    }
    .supply svg.pile {
      width: 3.4rem;
      height: 3rem;
    }
    .left {
      font-size: 1.05rem;
    }
    .counter button,
    .counter input {
      height: 2.5rem;
    }
    .strip {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 0.4rem;
      padding: 0.5rem 0 0;
    }
    .strip button {
      padding-inline: 0.3rem;
    }
  }
  svg.dragged {
    position: fixed;
    inset: 0 auto auto 0;
    width: 2.4rem;
    height: 2.4rem;
    margin: -1.2rem 0 0 -1.2rem;
    z-index: 10;
  }
`;

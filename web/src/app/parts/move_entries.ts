// What lists of moves have in common: how an entry looks, and that the current one stays in sight.
import { css } from "lit";

export const moveEntries = css`
  li button {
    min-height: 2rem;
    min-width: 2rem;
    padding: 0.1rem 0.5rem;
    border: 1px solid transparent;
    border-radius: 8px;
    background: transparent;
    cursor: pointer;
  }
  li button:hover {
    background: var(--surface-deep);
  }
  li button[aria-current] {
    border-color: var(--accent);
    background: var(--surface-deep);
    font-weight: 700;
  }
  .number {
    color: var(--ink-soft);
    font-size: 0.8rem;
    margin-right: 0.3em;
  }
  .man {
    display: inline-block;
    width: 0.7em;
    height: 0.7em;
    border-radius: 50%;
    border: 1.5px solid var(--line-strong);
    margin-right: 0.3em;
  }
  /* White is white and black is black, on dark pages too. */
  .man.white {
    background: #fff8ec;
  }
  .man.black {
    background: #1b120b;
  }
`;

const block = 500;

/** The moves that are on the page, from one up to before another: of a very long game not all. */
export function shownPart(at: number): { readonly from: number; readonly until: number } {
  const from = at <= 2 * block ? 0 : (Math.floor(at / block) - 1) * block;
  return { from, until: from + 4 * block };
}

const roomAbove = 60; // Pixels.

/** Only the list scrolls, never the page; and when the page is drawn, so that it is measured once. */
export function keepInSight(list: HTMLElement | null, current: HTMLElement | null): void {
  if (!list || !current) return;
  requestAnimationFrame(() => {
    const top = current.offsetTop - list.offsetTop;
    const below = top + current.offsetHeight > list.scrollTop + list.clientHeight;
    if (top < list.scrollTop || below) list.scrollTop = top - roomAbove;
  });
}

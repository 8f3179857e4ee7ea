// The frame of the page: the heading with its tabs, which lie at the foot of a phone.
import { css } from "lit";

export const frame = css`
  :host {
    display: flex;
    flex-direction: column;
    min-height: 100dvh;
  }
  main {
    flex: 1;
    min-width: 0;
    outline: none;
  }
  .waiting {
    display: grid;
    place-content: center;
    font-family: var(--serif);
    font-size: 1.2rem;
    padding: 2rem;
    text-align: center;
  }
  .top {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    padding: 0.5rem 1rem;
    border-bottom: 1px solid var(--line);
    background: var(--surface);
  }
  .brand {
    font-family: var(--serif);
    font-size: 1.35rem;
    font-weight: 600;
    color: var(--accent);
    text-decoration: none;
    padding: 0.2rem 0.25rem;
    border-radius: 6px;
  }
  nav {
    display: flex;
    gap: 0.25rem;
  }
  nav a {
    display: flex;
    align-items: center;
    gap: 0.4rem;
    min-height: 2.5rem;
    padding: 0.25rem 0.8rem;
    border-radius: 999px;
    color: var(--ink);
    text-decoration: none;
    font-size: 0.95rem;
  }
  nav a:hover {
    background: var(--surface-deep);
  }
  nav a[aria-current] {
    background: var(--surface-deep);
    font-weight: 600;
  }
  .skip {
    border: 1px solid var(--line-strong);
    position: absolute;
    left: 0.5rem;
    top: -4rem;
    z-index: 5;
    padding: 0.6rem 1rem;
    background: var(--surface);
    border-radius: 0 0 10px 10px;
  }
  .skip:focus {
    top: 0;
  }
  @media (max-width: 48rem) {
    main {
      padding-bottom: 4.5rem;
    }
    .top {
      justify-content: center;
      padding: 0.3rem 1rem;
    }
    nav {
      position: fixed;
      inset: auto 0 0 0;
      z-index: 3;
      gap: 0;
      background: var(--surface);
      border-top: 1px solid var(--line);
      padding-bottom: env(safe-area-inset-bottom);
    }
    nav a {
      flex: 1 1 auto;
      min-width: 0;
      flex-direction: column;
      gap: 0.1rem;
      padding: 0.4rem 0.1rem;
      border-radius: 0;
      font-size: 0.75rem;
      line-height: 1.2;
      text-align: center;
    }
    /* A game needs the whole phone: its own bar leads back. */
    .top.playing {
      display: none;
    }
    main.playing {
      padding-bottom: 0;
    }
  }
  @media print {
    .top {
      display: none;
    }
  }
`;

// The screen of a review.
import { css } from "lit";

export const reviewScreen = css`
  .progress {
    display: grid;
    gap: 0.4rem;
  }
  progress {
    width: 100%;
    height: 0.9rem;
    accent-color: var(--accent);
  }
  .judged {
    display: grid;
    gap: 0.35rem;
    align-content: start;
    min-height: 7rem;
    padding: 0 0.4rem;
  }
  .verdict {
    font-family: var(--serif);
    font-size: 1.15rem;
    font-weight: 600;
  }
  .columns.learning {
    display: block;
    max-width: 62rem;
    margin: 0 auto;
  }
  .better {
    display: flex;
    flex-wrap: wrap;
    gap: 0.15rem 0.5rem;
    align-items: baseline;
  }
  .turning {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    gap: 0.3rem;
  }
  .turning .button {
    justify-content: flex-start;
    text-align: left;
    width: 100%;
    border-radius: 12px;
  }
`;

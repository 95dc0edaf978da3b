/** The mark, drawn from a symbol in index.html, so that it appears without waiting for a file. */
export const BrandMark = () => (
  <svg width="32" height="32" aria-hidden="true">
    <use href="#brand-mark" />
  </svg>
);

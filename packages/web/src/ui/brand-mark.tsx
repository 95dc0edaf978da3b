/** The mark, which the page itself brings (index.html), so that the app shows it without waiting for a file. */
export const BrandMark = () => (
  <svg width="32" height="32" aria-hidden="true">
    <use href="#brand-mark" />
  </svg>
);

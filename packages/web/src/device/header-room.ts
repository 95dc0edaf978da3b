import { useEffect } from 'react';

/** A movement shorter than this is thumb tremor, not scrolling. */
const TREMOR_PX = 12;
/** Height of the header. It stays until the page is scrolled by at least this much. */
const TOP_PX = 64;

const GAP_PX = 8;

let last = 0;

const setAway = (away: boolean): void => {
  const { dataset } = document.documentElement;
  if (away) dataset.header = 'away';
  else delete dataset.header;
};

/**
 * On phones the header hides while the user scrolls down and returns with the first upward movement
 * (styles/header.css).
 */
export function useHeaderRoom(): void {
  useEffect(() => {
    // The scroll position is not read here, because reading it would force another layout before the first paint.
    const onScroll = () => {
      const height = Math.max(0, window.scrollY);
      if (height > TOP_PX && Math.abs(height - last) < TREMOR_PX) return;
      setAway(height > TOP_PX && height > last);
      last = height;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      setAway(false);
    };
  }, []);
}

/**
 * Scrolls to a part of the screen, below a sticky head. On phones the header is hidden first, so that the part ends up
 * in the same place whether the user comes from above or below.
 */
export function jumpTo(part: HTMLElement, head: HTMLElement): void {
  setAway(true);
  const { position, top } = getComputedStyle(head);
  const clear = Number.parseFloat(top) + (position === 'sticky' ? head.offsetHeight : 0) + GAP_PX;
  window.scrollBy(0, part.getBoundingClientRect().top - clear);
  last = window.scrollY;
  setAway(last > TOP_PX);
}

/** Scrolls by as much as the header grew, so that the text being read stays in place. The header stays visible too. */
export function scrollWithHeader(by: number): void {
  window.scrollBy(0, by);
  last = window.scrollY;
}

import { useEffect } from 'react';

/** A move shorter than this is the tremor of a thumb and no scrolling. */
const TREMOR_PX = 12;
/** The header's own height. Above it the header stays. */
const TOP_PX = 64;

const GAP_PX = 8;

let last = 0;

const setAway = (away: boolean): void => {
  const { dataset } = document.documentElement;
  if (away) dataset.header = 'away';
  else delete dataset.header;
};

/** On phones the header hides while the user scrolls down and returns with the first move up (styles/header.css). */
export function useHeaderRoom(): void {
  useEffect(() => {
    // Where the page stands is not asked here: it would be laid out once more before its first painting.
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
 * Scrolls to a part of the screen, below a sticky head. On phones the header is hidden then, so that the part has the
 * same place when coming from above and from below.
 */
export function jumpTo(part: HTMLElement, head: HTMLElement): void {
  setAway(true);
  const { position, top } = getComputedStyle(head);
  const clear = Number.parseFloat(top) + (position === 'sticky' ? head.offsetHeight : 0) + GAP_PX;
  window.scrollBy(0, part.getBoundingClientRect().top - clear);
  last = window.scrollY;
  setAway(last > TOP_PX);
}

/** Scrolls by the height that the header has grown by, so that what is read stays where it is. The header stays too. */
export function scrollWithHeader(by: number): void {
  window.scrollBy(0, by);
  last = window.scrollY;
}

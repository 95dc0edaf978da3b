import { useEffect } from 'react';

/** So far a thumb may tremble before it counts as scrolling. */
const TREMOR_PX = 12;
/** The header's own height: above it there is nothing to make room for. */
const TOP_PX = 64;

const GAP_PX = 8;

let last = 0;

const setAway = (away: boolean): void => {
  const { dataset } = document.documentElement;
  if (away) dataset.header = 'away';
  else delete dataset.header;
};

/** On phones the header makes room while the user reads on and comes back with the first move up (styles/header.css). */
export function useHeaderRoom(): void {
  useEffect(() => {
    last = window.scrollY;
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
 * Goes to a part of the screen, below a head that sticks. Phones have their header away then, so that the part lands
 * at the same place from above and from below.
 */
export function jumpTo(part: HTMLElement, head: HTMLElement): void {
  setAway(true);
  const { position, top } = getComputedStyle(head);
  const clear = Number.parseFloat(top) + (position === 'sticky' ? head.offsetHeight : 0) + GAP_PX;
  window.scrollBy(0, part.getBoundingClientRect().top - clear);
  last = window.scrollY;
  setAway(last > TOP_PX);
}

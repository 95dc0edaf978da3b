import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Steps larger than the middle one, largest first (arrest.css). The first two leave room for the other cues. */
const LARGER = ['wide', 'wide-small', 'large'] as const;
/** Tried first: text that does not fit at this size does not fit at a larger one. */
const MIDDLE = 'small';
const SMALLER = ['smaller', 'least', 'cut'] as const;

/** Sets an element of fixed size to the largest font at which its whole text fits, so that a dose is never cut off. */
export function useFitting(text: string): RefObject<HTMLSpanElement | null> {
  const box = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: different text needs a different size.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const stands = (step: string) => {
      element.dataset.fit = step;
      return element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth;
    };
    const fit = () => {
      if (!stands(MIDDLE)) SMALLER.some(stands);
      else if (!LARGER.some(stands)) element.dataset.fit = MIDDLE;
    };
    const size = () => `${element.clientWidth} ${element.clientHeight}`;
    fit();
    let fitted = size();
    // The observer also reports the initial size.
    const observer = new ResizeObserver(() => {
      if (size() === fitted) return;
      fit();
      fitted = size();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [text]);
  return box;
}

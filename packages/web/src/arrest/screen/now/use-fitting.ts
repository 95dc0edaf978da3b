import { type RefObject, useLayoutEffect, useRef } from 'react';

/** From the largest letters to the smallest (arrest.css): the first two leave room for what else holds. */
const LARGER = ['wide', 'wide-small', 'large'] as const;
/** Tried first: what does not stand in it stands in none of the larger ones. */
const MIDDLE = 'small';
const SMALLER = ['smaller', 'least', 'cut'] as const;

/** Gives an element of a fixed size the largest letters in which the whole of its text stands: a dose is never cut. */
export function useFitting(text: string): RefObject<HTMLSpanElement | null> {
  const box = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text needs another size.
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
    // It also tells of the size that was there from the start.
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

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** From the largest letters to the smallest (code.css): the first two leave room for what else holds. */
const STEPS = ['wide', 'wide-small', 'large', 'small', 'smaller', 'least', 'cut'] as const;

/** Gives an element of a fixed size the largest letters in which the whole of its text stands: a dose is never cut. */
export function useFitting(text: string): RefObject<HTMLSpanElement | null> {
  const box = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text needs another size.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const fit = () => {
      for (const step of STEPS) {
        element.dataset.fit = step;
        if (element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth) return;
      }
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text]);
  return box;
}

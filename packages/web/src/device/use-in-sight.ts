import { type RefCallback, useCallback, useState } from 'react';

/**
 * Whether an element is on the screen now. Until the browser has said so, it is what the caller assumes, and so it is when
 * the element is hidden: it is in sight or not when it comes back.
 * @returns the ref for that element, and the answer
 */
export function useInSight(assumed: boolean): readonly [RefCallback<Element>, boolean] {
  const [inSight, setInSight] = useState(assumed);
  const ref = useCallback(
    (element: Element | null) => {
      if (element === null) return;
      const observer = new IntersectionObserver((changes) => {
        const last = changes.at(-1);
        if (last !== undefined) setInSight(last.boundingClientRect.height === 0 ? assumed : last.isIntersecting);
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [assumed],
  );
  return [ref, inSight];
}

import { type RefCallback, useCallback, useState } from 'react';

/**
 * True while an element is on the screen. Until the browser reports this, and while the element is hidden and its later
 * position unknown, the caller's assumption is used.
 * @returns the ref for that element, and whether it is on the screen
 */
export function useInSight(assumed: boolean, hidden: boolean): readonly [RefCallback<Element>, boolean] {
  const [told, setTold] = useState<boolean>();
  if (hidden && told !== undefined) setTold(undefined);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return;
    const observer = new IntersectionObserver((changes) => {
      const last = changes.at(-1);
      // A hidden element has no height.
      if (last !== undefined) setTold(last.boundingClientRect.height === 0 ? undefined : last.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, told ?? assumed];
}

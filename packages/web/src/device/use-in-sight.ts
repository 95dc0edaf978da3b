import { type RefCallback, useCallback, useState } from 'react';

/**
 * Whether an element is on the screen now. Until the browser has said so, it is what the caller assumes. That holds again
 * while the element is hidden, because nothing tells then where it will be.
 * @returns the ref for that element, and the answer
 */
export function useInSight(assumed: boolean, hidden: boolean): readonly [RefCallback<Element>, boolean] {
  const [told, setTold] = useState<boolean>();
  if (hidden && told !== undefined) setTold(undefined);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return;
    const observer = new IntersectionObserver((changes) => {
      const last = changes.at(-1);
      // What is hidden has no height.
      if (last !== undefined) setTold(last.boundingClientRect.height === 0 ? undefined : last.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, told ?? assumed];
}

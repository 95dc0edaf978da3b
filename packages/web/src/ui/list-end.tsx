import { useEffect, useEffectEvent, useRef } from 'react';
import type { DrawnSoFar } from '../device/use-drawn-so-far.ts';

/**
 * Distance below the screen at which the end of the list requests more. It is one screen height, so that a swipe does
 * not reach the end before more is rendered.
 */
const AHEAD = '100%';

/** The end of a list that is only partly rendered. It requests more before the user reaches it. */
export function ListEnd<T>({ list: { drawn, drawMore } }: { list: DrawnSoFar<T> }) {
  return drawMore && <Watched key={drawn.length} onNear={drawMore} />;
}

function Watched({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && near(),
      {
        rootMargin: AHEAD,
      },
    );
    if (end.current !== null) watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return <div ref={end} className="h-px" />;
}

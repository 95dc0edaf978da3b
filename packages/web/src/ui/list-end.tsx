import { useEffect, useEffectEvent, useRef } from 'react';
import type { DrawnSoFar } from '../device/use-drawn-so-far.ts';

/** How far below the screen the end calls for more: one height of it, so that a swipe does not reach it first. */
const AHEAD = '100%';

/** The end of a list of which not everything is drawn. It asks for more before it is reached. */
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

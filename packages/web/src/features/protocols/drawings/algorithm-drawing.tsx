import { useLayoutEffect, useRef, useState } from 'react';
import { writeOwn } from '../../../device/write-own.ts';
import { m } from '../../../paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useDrawing } from './use-drawing.ts';

/** The algorithm as part of the page: at reading size and scrollable with a finger, or scaled to fit. */
export function AlgorithmDrawing({ title, path }: { title: string; path: string }) {
  const drawing = useDrawing(path);
  const [whole, setWhole] = useState(false);
  const frame = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const place = frame.current;
    if (place === null || typeof drawing === 'string') return;
    if (drawing.parentElement !== place) writeOwn(() => place.replaceChildren(drawing));
    place.scrollLeft = whole ? 0 : startOf(drawing) - place.clientWidth / 2;
  }, [drawing, whole]);
  if (drawing === 'failed') return <Alert tone="amber">{m.algorithm_drawing_failed()}</Alert>;
  return (
    <div className="mb-2">
      <Button variant="quiet" className="print:hidden" onClick={() => setWhole(!whole)}>
        {whole ? m.algorithm_reading_size() : m.algorithm_whole()}
      </Button>
      <section
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={m.protocol_algorithm_frame({ title })}
        className={`min-h-64 overflow-x-auto rounded-lg border border-line bg-surface p-2 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 max-sm:px-0 ${whole ? '[&_svg]:h-auto [&_svg]:w-full' : ''}`}
      />
    </div>
  );
}

/** The first step is seldom at the left edge, so the drawing stores its position. */
const startOf = (drawing: SVGSVGElement): number => Number(drawing.dataset.start ?? 0);

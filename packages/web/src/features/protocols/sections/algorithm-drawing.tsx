import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useDrawing } from './use-drawing.ts';

/** The algorithm as part of the page: at reading size, to be moved with a finger, or whole at a glance. */
export function AlgorithmDrawing({ title, path }: { title: string; path: string }) {
  const drawing = useDrawing(path);
  const [whole, setWhole] = useState(false);
  if (drawing === 'failed') return <Alert tone="amber" title={m.algorithm_drawing_failed()} />;
  return (
    <div className="mb-2">
      <Button variant="quiet" aria-pressed={whole} onClick={() => setWhole(!whole)}>
        {whole ? m.algorithm_reading_size() : m.algorithm_whole()}
      </Button>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={m.protocol_algorithm_frame({ title })}
        className={`max-h-[80dvh] min-h-64 overflow-auto rounded-lg border border-line bg-surface p-2 ${whole ? '[&_svg]:h-auto [&_svg]:w-full' : ''}`}
        ref={(frame) => {
          if (frame === null || drawing === 'loading' || drawing.parentElement === frame) return;
          frame.replaceChildren(drawing);
          frame.scrollLeft = startOf(drawing) - frame.clientWidth / 2;
        }}
      />
    </div>
  );
}

/** The first step is seldom at the left edge: the drawing says where it stands. */
const startOf = (drawing: SVGSVGElement): number => Number(drawing.dataset.start ?? 0);

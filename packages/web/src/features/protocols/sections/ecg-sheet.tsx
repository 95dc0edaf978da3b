import { ImageDown } from 'lucide-react';
import { m } from '../../../paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { useDrawing } from './use-drawing.ts';

interface EcgSheetProps {
  title: string;
  alt: string;
  /** Site path without its ending: an SVG and a PNG lie there. */
  path: string;
  /** The most panels that stand side by side. */
  columns: 2 | 3;
}

const WIDEST = { 2: 'max-w-3xl', 3: 'max-w-6xl' } as const;

/** A sheet's panels, side by side as there is room: on a phone one below the other, at reading size. */
export function EcgSheet({ title, alt, path, columns }: EcgSheetProps) {
  const drawing = useDrawing(`${path}.svg`);
  if (drawing === 'failed') return <Alert tone="amber">{m.algorithm_drawing_failed()}</Alert>;
  const panels = drawing === 'loading' ? [] : [...drawing.children].filter((part) => part instanceof SVGSVGElement);
  return (
    <section>
      <h5 className="mb-2 font-bold text-accent-ink">{title}</h5>
      <a href={`${path}.svg`} target="_blank" rel="noreferrer" className="block">
        <span
          role="img"
          aria-label={alt}
          className={`grid min-h-64 grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-6 rounded-lg border border-line bg-surface p-2 ${WIDEST[columns]}`}
        >
          {panels.map((panel) => (
            <Panel key={panel.getAttribute('aria-label')} panel={panel} />
          ))}
        </span>
        <span className="sr-only">{m.ecg_enlarge()}</span>
      </a>
      <a href={`${path}.png`} download className={buttonClass('quiet', 'regular', 'print:hidden')}>
        <ImageDown aria-hidden className="size-5" />
        {m.ecg_save_picture({ title })}
      </a>
      <Fold title={m.ecg_in_words()}>
        <ul className="flex max-w-[75ch] list-disc flex-col gap-2 ps-5">
          {panels.map((panel) => (
            <li key={panel.getAttribute('aria-label')}>{panel.getAttribute('aria-label')}</li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}

/** A copy, so that the sheet keeps its own panels when the section is drawn again. */
function Panel({ panel }: { panel: SVGSVGElement }) {
  return (
    <span
      aria-hidden
      className="block max-w-md [&>svg]:h-auto [&>svg]:w-full"
      ref={(frame) => frame?.replaceChildren(panel.cloneNode(true))}
    />
  );
}

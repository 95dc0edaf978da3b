import type { Illustration } from '@first60/edition';
import { ImageDown } from 'lucide-react';
import { writeOwn } from '../../../device/write-own.ts';
import { m } from '../../../paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { CardSources } from '../card/card-sources.tsx';
import { sourcesOfLines } from '../card/line-numbers.ts';
import { useDrawing } from './use-drawing.ts';

/** Four drawings are shown two by two, more than four in rows of three. */
const widest = ({ panels }: Illustration): string => (panels.length > 4 ? 'max-w-6xl' : 'max-w-3xl');

/** The works cited in a sheet's text and drawings, without duplicates. */
const worksOf = ({ panels }: Illustration) =>
  sourcesOfLines(panels.flatMap(({ title, lines, sources }) => [...lines, { text: title, sources }])).map(
    ({ key }) => ({
      key,
      lines: [],
    }),
  );

/** A sheet's panels, side by side if there is room. On a phone they are stacked, at reading size. */
export function EcgSheet({ sheet }: { sheet: Illustration }) {
  const { title, path } = sheet;
  const works = worksOf(sheet);
  const drawing = useDrawing(`${path}.svg`);
  const panels =
    typeof drawing === 'string' ? [] : [...drawing.children].filter((part) => part instanceof SVGSVGElement);
  return (
    <section>
      <h5 className="mb-2 font-bold text-accent-ink">{title}</h5>
      {drawing === 'failed' ? (
        <Alert tone="amber">{m.algorithm_drawing_failed()}</Alert>
      ) : (
        <Picture sheet={sheet} panels={panels} />
      )}
      <Fold title={m.protocol_sources_count({ count: works.length })}>
        <CardSources sources={works} />
      </Fold>
    </section>
  );
}

function Picture({ sheet, panels }: { sheet: Illustration; panels: readonly SVGSVGElement[] }) {
  const { title, path } = sheet;
  return (
    <>
      <a href={`${path}.svg`} target="_blank" rel="noreferrer" className="block">
        <span
          role="img"
          aria-label={m.ecg_alt({ title, panels: sheet.panels.map((panel) => panel.title).join(', ') })}
          className={`grid min-h-64 grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-6 rounded-lg border border-line bg-surface p-2 max-sm:-mx-3 max-sm:rounded-none max-sm:border-x-0 max-sm:px-0 ${widest(sheet)}`}
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
    </>
  );
}

/**
 * Inserts a copy, so that the sheet keeps its own panels when the section is rendered again. The lines were laid out
 * for Arial. If the device uses a wider font, lines that would overflow the panel are condensed.
 */
function Panel({ panel }: { panel: SVGSVGElement }) {
  return (
    <span
      aria-hidden
      className="block max-w-md [&>svg]:h-auto [&>svg]:w-full [&>svg]:overflow-visible"
      ref={(frame) => {
        if (frame === null) return;
        writeOwn(() => frame.replaceChildren(panel.cloneNode(true)));
        for (const line of frame.querySelectorAll('text')) fit(line);
      }}
    />
  );
}

function fit(line: SVGTextElement): void {
  const room = line.ownerSVGElement?.viewBox.baseVal;
  const { x, width } = line.getBBox();
  if (!room || x + width <= room.x + room.width) return;
  line.setAttribute('textLength', `${room.x + room.width - x}`);
  line.setAttribute('lengthAdjust', 'spacingAndGlyphs');
}

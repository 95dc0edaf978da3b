import type { Protocol } from '@first60/edition';
import { FileText } from 'lucide-react';
import { useDrawn } from '../../../edition/sealed/use-drawn.ts';
import { useCard } from '../../../edition/shown-card.ts';
import { m } from '../../../paraglide/messages.js';
import { useSessionText } from '../../../session/session-state.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { AlgorithmDrawing } from './algorithm-drawing.tsx';
import { AlgorithmText } from './algorithm-text.tsx';
import './algorithm.css';

/** The drawing of an algorithm, which can be viewed in a new window, in place, or in words. */
export function DrawnAlgorithm({ protocol }: { protocol: Protocol }) {
  const { id, title, algorithmPdfPath: path } = protocol;
  const [state, setState] = useSessionText(`protocols.${id}.algorithm`, 'hidden');
  const shown = state === 'shown';
  const algorithm = useCard().algorithms[id];
  const drawn = useDrawn(protocol);
  if (path === undefined) return null;
  return (
    <div className="mb-4">
      {drawn === false && <Alert tone="amber">{m.drawing_hidden()}</Alert>}
      {drawn && (
        <div className="mb-2 flex flex-wrap gap-2 print:hidden max-sm:*:w-full">
          <a href={path} target="_blank" rel="noreferrer" className={buttonClass('primary')}>
            <FileText aria-hidden className="size-5" />
            {m.protocol_algorithm_view()}
          </a>
          <Button variant="secondary" aria-expanded={shown} onClick={() => setState(shown ? 'hidden' : 'shown')}>
            {shown ? m.protocol_algorithm_hide() : m.protocol_algorithm_show()}
          </Button>
        </div>
      )}
      {drawn && shown && <Frame title={title} path={path} />}
      {algorithm !== undefined && (
        <Fold title={m.algorithm_text()}>
          <AlgorithmText algorithm={algorithm} />
        </Fold>
      )}
    </div>
  );
}

/**
 * Many phones cannot show a PDF inside a page, so for them the same drawing is part of the page. The viewer's toolbar
 * is hidden: the new window offers the same functions, and its dark grey would glare in themes that reverse the frame's
 * colours.
 */
function Frame({ title, path }: { title: string; path: string }) {
  if (!navigator.pdfViewerEnabled) return <AlgorithmDrawing title={title} path={path.replace(/\.pdf$/, '.svg')} />;
  return (
    <iframe
      title={m.protocol_algorithm_frame({ title })}
      src={`${path}#toolbar=0&navpanes=0&view=FitH`}
      className="mb-2 h-[80dvh] w-full rounded-lg border border-line bg-surface"
    />
  );
}

import type { Protocol } from '@first60/content';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { LineList } from './line-list.tsx';

/** Key points of the algorithm and, where one is drawn, its PDF: in a new window, or in a frame here. */
export function Algorithm({ protocol }: { protocol: Protocol }) {
  const { ahaReference, algorithmPdfPath } = protocol;
  return (
    <>
      {algorithmPdfPath !== undefined && <Drawing title={protocol.title} path={algorithmPdfPath} />}
      {ahaReference !== undefined && <LineList lines={ahaReference.keyPoints} />}
    </>
  );
}

function Drawing({ title, path }: { title: string; path: string }) {
  const [shown, setShown] = useState(false);
  return (
    <div className="mb-4">
      <div className="flex flex-wrap gap-2">
        <a href={path} target="_blank" rel="noreferrer" className={buttonClass('primary')}>
          <FileText aria-hidden className="size-5" />
          {m.protocol_algorithm_view()}
        </a>
        {/* Many phones have no PDF viewer inside a page: they open the file itself. */}
        {navigator.pdfViewerEnabled && (
          <Button variant="secondary" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? m.protocol_algorithm_hide() : m.protocol_algorithm_show()}
          </Button>
        )}
      </div>
      {shown && (
        <iframe
          title={m.protocol_algorithm_frame({ title })}
          src={path}
          className="mt-2 h-[80dvh] w-full rounded-lg border border-line bg-surface"
        />
      )}
    </div>
  );
}

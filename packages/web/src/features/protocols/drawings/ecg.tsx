import type { Protocol } from '@first60/edition';
import { FileText } from 'lucide-react';
import { useDrawn } from '../../../edition/sealed/use-drawn.ts';
import { useCard } from '../../../edition/shown-card.ts';
import { m } from '../../../paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { EcgSheet } from './ecg-sheet.tsx';

/** Shows where the electrodes go and what an occluded artery looks like: two sheets, and one PDF of both to print. */
export function Ecg({ protocol }: { protocol: Protocol }) {
  const { illustrations } = useCard();
  const sheets = illustrations.filter((sheet) => sheet.protocol === protocol.id);
  const drawn = useDrawn(protocol);
  if (drawn === undefined) return null;
  if (!drawn) return <Alert tone="amber">{m.drawing_hidden()}</Alert>;
  return (
    <div className="flex flex-col gap-6">
      {[...new Set(sheets.map(({ pdf }) => pdf))].map((pdf) => (
        <a
          key={pdf}
          href={pdf}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('primary', 'regular', 'self-start max-sm:w-full print:hidden')}
        >
          <FileText aria-hidden className="size-5 shrink-0" />
          {m.ecg_pdf({ title: m.ecg_section() })}
        </a>
      ))}
      {sheets.map((sheet) => (
        <EcgSheet key={sheet.id} sheet={sheet} />
      ))}
      <p className="text-sm text-ink-2">{m.ecg_basis()}</p>
    </div>
  );
}

import type { Protocol } from '@first60/content';
import { FileText } from 'lucide-react';
import { edition } from '../../../lib/edition.ts';
import { m } from '../../../paraglide/messages.js';
import { buttonClass } from '../../../ui/button.tsx';
import { EcgSheet } from './ecg-sheet.tsx';

const PDF = '/images/chest-pain-ecg.pdf';

/** Where the electrodes go and what an occluded artery looks like: two sheets, and both as a PDF. */
export function Ecg({ protocol }: { protocol: Protocol }) {
  return (
    <div className="flex flex-col gap-6">
      <a
        href={PDF}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('primary', 'regular', 'self-start print:hidden')}
      >
        <FileText aria-hidden className="size-5" />
        {m.ecg_pdf()}
      </a>
      {edition.illustrations
        .filter((sheet) => sheet.protocol === protocol.id)
        .map((sheet) => (
          <EcgSheet key={sheet.id} sheet={sheet} />
        ))}
      <p className="text-sm text-ink-2">{m.ecg_basis()}</p>
    </div>
  );
}

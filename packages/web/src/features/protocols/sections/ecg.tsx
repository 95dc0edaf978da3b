import type { Protocol } from '@first60/content';
import { edition } from '../../../lib/edition.ts';
import { m } from '../../../paraglide/messages.js';
import { EcgSheet } from './ecg-sheet.tsx';

/** Where the electrodes go and what an occluded artery looks like: two sheets, each with its pages to print. */
export function Ecg({ protocol }: { protocol: Protocol }) {
  return (
    <div className="flex flex-col gap-6">
      {edition.illustrations
        .filter((sheet) => sheet.protocol === protocol.id)
        .map((sheet) => (
          <EcgSheet key={sheet.id} sheet={sheet} />
        ))}
      <p className="text-sm text-ink-2">{m.ecg_basis()}</p>
    </div>
  );
}

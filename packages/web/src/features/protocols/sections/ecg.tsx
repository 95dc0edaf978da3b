import { FileText } from 'lucide-react';
import { m } from '../../../paraglide/messages.js';
import { buttonClass } from '../../../ui/button.tsx';
import { EcgSheet } from './ecg-sheet.tsx';

const PDF = '/images/chest-pain-ecg.pdf';
const LEAD_PLACEMENT = '/images/ecg-lead-placement';
const PATTERNS = '/images/stemi-omi-patterns';

/** Where the electrodes go and what an occluded artery looks like: two sheets, and both as a PDF. */
export function Ecg() {
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
      <EcgSheet title={m.ecg_lead_placement()} alt={m.ecg_lead_placement_alt()} path={LEAD_PLACEMENT} columns={2} />
      <EcgSheet title={m.ecg_patterns()} alt={m.ecg_patterns_alt()} path={PATTERNS} columns={3} />
      <p className="text-sm text-ink-2">{m.ecg_basis()}</p>
    </div>
  );
}

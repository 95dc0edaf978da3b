import { FlaskConical } from 'lucide-react';
import { ClinicalText } from '../../edition/clinical-text.tsx';
import { m } from '../../paraglide/messages.js';

/** How to dilute a drug that must or should be diluted, shown with its dose. */
export const DiluteFirst = ({ recipe, advised = false }: { recipe: string; advised?: boolean }) => (
  <span className="flex gap-1.5 font-bold text-amber-ink">
    <FlaskConical aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span>
      {advised ? m.protocol_dose_dilution_advised() : m.protocol_dose_dilute()}: <ClinicalText text={recipe} />
    </span>
  </span>
);

import type { DoseAge } from '@first60/clinical';
import type { Caution } from '@first60/edition';
import { memo } from 'react';
import { ClinicalText } from '../edition/clinical-text.tsx';
import { m } from '../paraglide/messages.js';
import { faceOf } from './face.ts';

interface FaceCautionsProps {
  cautions: readonly Caution[];
  /** Of the patient, where it is known: what concerns the other age is left out. */
  age?: DoseAge | undefined;
}

/**
 * What forbids or changes a dose, as plain lines that are never folded. Memoized: no weight changes them, so a key
 * redraws the figures alone.
 */
export const FaceCautions = memo(function FaceCautions({ cautions, age }: FaceCautionsProps) {
  const face = faceOf(cautions, age);
  if (face.length === 0) return null;
  return (
    <ul aria-label={m.calc_stops()} className="border-s-4 border-critical ps-3 leading-snug">
      {face.map(({ text, level }) => (
        <li key={text} className={level === 'stop' ? 'font-bold text-critical-ink' : 'font-semibold'}>
          <ClinicalText text={text} />
        </li>
      ))}
    </ul>
  );
});

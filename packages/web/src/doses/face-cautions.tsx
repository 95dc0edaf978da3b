import type { DoseAge } from '@first60/clinical';
import type { Caution } from '@first60/edition';
import { memo } from 'react';
import { ClinicalText } from '../edition/clinical-text.tsx';
import { m } from '../paraglide/messages.js';
import { faceOf } from './face.ts';

interface FaceCautionsProps {
  cautions: readonly Caution[];
  /** The patient's age group, if known. Cautions for the other age group are left out. */
  age?: DoseAge | undefined;
}

/**
 * Cautions that forbid or change a dose, as plain lines that are never folded. Memoized: they do not depend on the
 * weight, so a keystroke redraws only the figures.
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

import type { MedicationLine } from '@first60/content';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { m } from '../../../paraglide/messages.js';
import { DiluteFirst } from '../sections/dilute-first.tsx';
import { shownName } from './stocked-drug.ts';

/** Right below the first doses: who must not have them, what they wait for, and how a bag is mixed. */
export function FirstDoseNotes({ lines }: { lines: readonly MedicationLine[] }) {
  const noted = lines.filter((line) => factsOf(line).length > 0 || line.first);
  if (noted.length === 0) return null;
  return (
    <section aria-label={m.protocol_weight_notes()} className="mt-1 border-t border-line-soft pt-1">
      <p className="font-bold">{m.protocol_weight_notes()}</p>
      <dl className="text-sm">
        {noted.map((line) => (
          <div key={`${line.medication} ${line.indication}`} className="py-1">
            <dt className="font-bold">
              {shownName(line)}: <ClinicalText text={line.route} />
            </dt>
            {line.first && line.preparation !== undefined && (
              <dd>
                <DiluteFirst recipe={line.preparation.recipe} />
              </dd>
            )}
            {factsOf(line).map((fact) => (
              <dd key={fact}>
                <ClinicalText text={fact} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A pressor is titrated to a goal and has a most that may be given without another call. */
const factsOf = ({ first, note, timing, max }: MedicationLine): readonly string[] =>
  [note, ...(first ? [timing, max] : [])].filter((fact) => fact !== undefined);

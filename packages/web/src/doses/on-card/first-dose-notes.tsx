import { ageFit, type DoseAge, type Kg, type Years } from '@first60/clinical';
import { type CardContent, type MedicationLine, noteFor } from '@first60/edition';
import { ClinicalText } from '../../edition/clinical-text.tsx';
import { useCard } from '../../edition/shown-card.ts';
import { m } from '../../paraglide/messages.js';
import { stopFacts } from '../stop-facts.ts';
import { DiluteFirst } from './dilute-first.tsx';
import { doseFacts } from './dose-facts.ts';
import { isMixed, type LineFact } from './line-facts.ts';
import { ageless, notedAge } from './may-be-child.ts';
import { drugOf, shownName } from './stocked-drug.ts';

type Patient = Omit<FirstDoseNotesProps, 'lines'>;

interface FirstDoseNotesProps {
  lines: readonly MedicationLine[];
  age: DoseAge;
  weight: Kg;
  years: Years | null;
}

/**
 * Notes directly below the first doses: who must not receive them, what to wait for, and how a syringe or bag is mixed.
 */
export function FirstDoseNotes({ lines, ...patient }: FirstDoseNotesProps) {
  const edition = useCard();
  const noted = lines.filter((line) => saidOf(line, patient));
  if (noted.length === 0) return null;
  return (
    <section aria-label={m.protocol_weight_notes()} className="mt-1 border-t border-line-soft pt-1">
      <p className="font-bold">{m.protocol_weight_notes()}</p>
      <dl className="text-sm">
        {noted.map((line) => (
          <div key={`${line.medication} ${line.indication}`} className="py-1">
            <dt className="font-bold">
              <ClinicalText text={headingOf(edition, line, lines)} />
            </dt>
            {isMixed(line) && line.preparation !== undefined && (
              <dd>
                <DiluteFirst recipe={line.preparation.recipe} advised={!line.preparation.mandatory} />
                <Diluted line={line} {...patient} />
              </dd>
            )}
            {stopsOf(line, patient).map(([term, text]) => (
              <dd key={term} className="font-bold">
                {term}: <ClinicalText text={text} />
              </dd>
            ))}
            <Note text={noteFor(line, patient.age)} />
            {boundsOf(line).map(([term, text]) => (
              <dd key={term}>
                {term}: <ClinicalText text={text} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

const Note = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <dd>
      <ClinicalText text={text} />
    </dd>
  );

/** The dose as a volume of the advised dilution. The large volume above is for the undiluted stock. */
function Diluted({ line, age, weight, years }: { line: MedicationLine } & Patient) {
  const drug = drugOf(useCard(), line);
  const dose = line[age];
  if (dose === undefined || ageFit(age, dose, weight, years) === 'unknown') return null;
  const { diluted } = doseFacts(line, dose, drug, weight);
  if (diluted === undefined) return null;
  return (
    <span className="figure block">
      {m.protocol_dose_diluted()} <span className="font-bold whitespace-nowrap">{diluted.volume}</span>{' '}
      <span className="whitespace-nowrap">{m.protocol_dose_of({ concentration: diluted.concentration })}</span>
    </span>
  );
}

/** Two routes or two doses of the same drug are distinguished by their indication. */
const headingOf = (edition: CardContent, line: MedicationLine, lines: readonly MedicationLine[]): string =>
  lines.some((other) => other !== line && other.medication === line.medication)
    ? `${shownName(edition, line)}, ${line.indication}: ${line.route}`
    : `${shownName(edition, line)}: ${line.route}`;

const stopsOf = (line: MedicationLine, { age, years, weight }: Patient): readonly LineFact[] =>
  stopFacts(line.contraindications, notedAge(age, years), ageless(weight, years));

const saidOf = (line: MedicationLine, patient: Patient): boolean =>
  stopsOf(line, patient).length > 0 ||
  noteFor(line, patient.age) !== undefined ||
  line.preparation !== undefined ||
  boundsOf(line).length > 0;

/**
 * A pressor is titrated to a goal and has a maximum that may be given without calling OLMD again. The timing of a fluid
 * depends on the lungs.
 */
const boundsOf = ({ kind, first, timing, max }: MedicationLine): readonly LineFact[] => [
  ...(first || kind === 'fluid' ? [[m.protocol_dose_timing(), timing] as const] : []),
  ...(first && max !== undefined ? [[m.protocol_dose_max(), max] as const] : []),
];

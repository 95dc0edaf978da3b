import { ageFit, type DoseAge, doseForAge, type Kg, type Years } from '@first60/clinical';
import type { CardContent, MedicationLine } from '@first60/edition';
import { ClinicalText } from '../../edition/clinical-text.tsx';
import { useCard } from '../../edition/shown-card.ts';
import { m } from '../../paraglide/messages.js';
import { DiluteFirst } from './dilute-first.tsx';
import { doseFacts } from './dose-facts.ts';
import type { LineFace } from './line-face.ts';
import { isMixed, othersOf, recipesOf, stopsOf, warningsOf } from './line-facts.ts';
import { routeFor } from './route-for.ts';
import { drugOf, shownName } from './stocked-drug.ts';
import { useLineFaces } from './use-line-faces.ts';

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
  const faceOf = useLineFaces();
  const noted = lines
    .map((line) => ({ line, face: faceOf(line, patient) }))
    .filter((one) => saysSomething(one, patient));
  if (noted.length === 0) return null;
  return (
    <section aria-label={m.protocol_weight_notes()} className="mt-1 border-t border-line-soft pt-1">
      <p className="font-bold">{m.protocol_weight_notes()}</p>
      <dl className="text-sm">
        {noted.map(({ line, face }) => (
          <div key={`${line.medication} ${line.indication}`} className="py-1">
            <dt className="font-bold">
              <ClinicalText text={headingOf(edition, line, lines, patient.age)} />
            </dt>
            {isMixed(line) && line.preparation !== undefined && (
              <dd>
                <DiluteFirst recipe={line.preparation.recipe} advised={!line.preparation.mandatory} />
                <Diluted line={line} {...patient} />
              </dd>
            )}
            {recipesOf(line, patient).map((recipe) => (
              <dd key={recipe}>
                <DiluteFirst recipe={recipe} />
              </dd>
            ))}
            {othersOf(line, patient).map((text) => (
              <dd key={text} className="font-bold">
                <ClinicalText text={text} />
              </dd>
            ))}
            {[...stopsOf(line, patient), ...warningsOf(line, patient)].map(([term, text]) => (
              <dd key={term} className="font-bold">
                {term}: <ClinicalText text={text} />
              </dd>
            ))}
            {boundsIn(line, face).map(([term, text]) => (
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

/** The dose as a volume of the advised dilution. The large volume above is for the undiluted stock. */
function Diluted({ line, age, weight, years }: { line: MedicationLine } & Patient) {
  const drug = drugOf(useCard(), line);
  const written = line[age];
  const dose = written && doseForAge(written, years);
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
const headingOf = (
  edition: CardContent,
  line: MedicationLine,
  lines: readonly MedicationLine[],
  age: DoseAge,
): string =>
  lines.some((other) => other !== line && other.medication === line.medication)
    ? `${shownName(edition, line)}, ${line.indication}: ${routeFor(line, age)}`
    : `${shownName(edition, line)}: ${routeFor(line, age)}`;

interface Noted {
  readonly line: MedicationLine;
  readonly face: LineFace | undefined;
}

const saysSomething = ({ line, face }: Noted, patient: Patient): boolean =>
  stopsOf(line, patient).length > 0 ||
  warningsOf(line, patient).length > 0 ||
  recipesOf(line, patient).length > 0 ||
  othersOf(line, patient).length > 0 ||
  line.preparation !== undefined ||
  boundsIn(line, face).length > 0;

/**
 * When OLMD is called. A pressor is titrated to a goal and has a maximum that may be given without calling OLMD again: of
 * it is said how often and how much in all. A fluid goes by the lungs: its steps too.
 */
function boundsIn({ kind, first }: MedicationLine, face: LineFace | undefined): LineFace['order'] {
  if (face === undefined) return [];
  const { order, steps, repeat } = face;
  if (kind === 'fluid') return [...order, ...steps, ...repeat];
  return first ? [...order, ...repeat] : order;
}

import { agesOf, type LineDose, type LinePatient, withheldDose } from '@first60/clinical';
import type { Drug, MedicationLine } from '@first60/edition';
import { Ban } from 'lucide-react';
import { HighDose, LimitFlag } from '../../../doses/dose-flags.tsx';
import { doseFacts, type VolumeFacts } from '../../../doses/on-card/dose-facts.ts';
import { withheldWords } from '../../../doses/on-card/withheld-words.ts';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { m } from '../../../paraglide/messages.js';
import type { Age } from '../filter/age.ts';

interface DoseFiguresProps {
  line: MedicationLine;
  drug: Drug | undefined;
  age: Age;
  patient: LinePatient | undefined;
}

/**
 * The dose in large type, the volume below it. The chosen age comes first, so that the adult's dose is never read first
 * for a child. Once the patient's weight is known, only the doses for that age group are shown.
 */
export function DoseFigures({ line, drug, age, patient }: DoseFiguresProps) {
  const { adult, pediatric } = line;
  const doses = [
    ...(adult === undefined ? [] : [{ age: 'adult' as const, dose: adult }]),
    ...(pediatric === undefined ? [] : [{ age: 'pediatric' as const, dose: pediatric }]),
  ]
    .sort((one, other) => Number(other.age === age) - Number(one.age === age))
    .filter((entry, _, all) => all.length === 1 || patient === undefined || agesOf(patient.age).includes(entry.age));
  return (
    <div className={`grid grid-cols-1 gap-3 ${doses.length > 1 ? '@md:grid-cols-2' : ''}`}>
      {doses.map((entry) => (
        <Figures key={entry.age} {...entry} line={line} drug={drug} patient={patient} />
      ))}
    </div>
  );
}

interface FiguresProps {
  patient: LinePatient | undefined;
  age: Age;
  dose: LineDose;
  line: MedicationLine;
  drug: Drug | undefined;
}

/** A child's dose must never look like an adult's. */
const AGE_LOOK: Record<Age, string> = {
  adult: 'border border-line bg-surface text-ink',
  pediatric: 'border border-ink bg-ink text-surface print:bg-surface print:text-ink',
};

/** A dose with more characters than this is a sentence, which would be harder to read in large type. */
const LARGE_TYPE_CHARACTERS = 21;

function Figures({ age, dose, line, drug, patient }: FiguresProps) {
  const why = patient && withheldDose(age, dose, patient);
  if (patient !== undefined && why !== undefined)
    return <OthersDose age={age} dose={dose} why={withheldWords(why, patient)} />;
  const facts = doseFacts(line, dose, drug, patient?.weight);
  const size =
    facts.main.length > LARGE_TYPE_CHARACTERS ? 'text-2xl max-xs:text-xl' : 'large-dose text-[2rem] sm:text-4xl';
  return (
    <div className="grid grid-cols-1 content-start gap-1">
      <Whose age={age} />
      <p>
        <span className={`leading-tight font-extrabold ${size}`}>
          <ClinicalText text={facts.main} />
        </span>{' '}
        {facts.beside !== undefined && (
          <span className="inline-block text-lg font-bold">
            <ClinicalText text={facts.beside} />
          </span>
        )}
      </p>
      {facts.volume !== undefined && <Volume {...facts.volume} />}
      {facts.diluted !== undefined && <Diluted {...facts.diluted} />}
      {facts.limit !== undefined && <LimitFlag limit={facts.limit} />}
      {facts.high !== undefined && <HighDose dose={facts.high} />}
      {facts.inWords !== undefined && <p className="text-xl font-bold">{facts.inWords}</p>}
    </div>
  );
}

const Whose = ({ age }: { age: Age }) => (
  <p className={`justify-self-start rounded-md px-2 text-sm font-bold ${AGE_LOOK[age]}`}>
    {age === 'adult' ? m.protocol_age_adult() : m.protocol_age_pediatric()}
  </p>
);

/** A dose for other patients, marked as not for this patient. */
const OthersDose = ({ age, dose, why }: { age: Age; dose: LineDose; why: string }) => (
  <div className="grid grid-cols-1 content-start gap-1">
    <div className="flex flex-wrap items-center gap-2">
      <Whose age={age} />
      <p className="figure inline-flex items-center gap-1.5 rounded-md border-2 border-dashed border-ink px-1.5 text-sm font-bold">
        <Ban aria-hidden className="size-4 shrink-0" />
        <span>
          <ClinicalText text={why} />
        </span>
      </p>
    </div>
    <p className="text-lg">
      <ClinicalText text={dose.text} />
    </p>
  </div>
);

/** Smaller than the volume of the stock and labeled, so that the two are not confused. */
const Diluted = ({ volume, max, concentration }: VolumeFacts) => (
  <p className="figure flex flex-wrap items-baseline gap-x-2">
    <span>{m.protocol_dose_diluted()}</span>
    <span className="figure text-lg font-bold whitespace-nowrap">{volume}</span>
    {max !== undefined && (
      <span className="figure font-bold whitespace-nowrap">({m.protocol_dose_limit({ volume: max })})</span>
    )}
    <span className="figure whitespace-nowrap">{m.protocol_dose_of({ concentration })}</span>
  </p>
);

function Volume({ volume, min, max, concentration }: VolumeFacts) {
  const limits = [
    ...(min === undefined ? [] : [m.protocol_dose_limit_min({ volume: min })]),
    ...(max === undefined ? [] : [m.protocol_dose_limit({ volume: max })]),
  ].join(', ');
  return (
    <p className="figure flex flex-wrap items-baseline gap-x-2">
      <span className="figure text-2xl font-bold whitespace-nowrap max-xs:text-lg">{volume}</span>
      {limits !== '' && <span className="figure text-lg font-bold whitespace-nowrap">({limits})</span>}
      <span className="figure whitespace-nowrap">{m.protocol_dose_of({ concentration })}</span>
    </p>
  );
}

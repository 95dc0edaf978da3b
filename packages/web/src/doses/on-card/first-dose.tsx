import { ageFit, type DoseAge, doseForAge, type Kg, type LineDose, type Years } from '@first60/clinical';
import type { Drug, MedicationLine, Protocol } from '@first60/edition';
import { Link } from 'wouter';
import { calculateDoseHref } from '../../addresses/calculate-dose-href.ts';
import { doseLineState } from '../../addresses/dose-line.ts';
import { ClinicalText } from '../../edition/clinical-text.tsx';
import { DrugHeading } from '../../edition/drug-heading.tsx';
import { drugName } from '../../edition/drug-name.ts';
import { KitChip } from '../../edition/kit-chip.tsx';
import { useCard } from '../../edition/shown-card.ts';
import { m } from '../../paraglide/messages.js';
import { HighDose, LimitFlag } from '../dose-flags.tsx';
import { DrugWarning } from '../drug-warning.tsx';
import { doseFacts } from './dose-facts.ts';
import { routeFor } from './route-for.ts';
import { drugOf } from './stocked-drug.ts';

interface FirstDoseProps {
  protocol: Protocol;
  line: MedicationLine;
  age: DoseAge;
  weight: Kg;
  years: Years | null;
}

/** One of the doses at the top of a card. The name is as large as the dose, so that drugs are not confused. */
export function FirstDose({ protocol, line, age, weight, years }: FirstDoseProps) {
  const drug = drugOf(useCard(), line);
  const written = line[age];
  if (written === undefined) return null;
  const dose = doseForAge(written, years);
  return (
    <li className={FIRST}>
      {ageFit(age, dose, weight, years) === 'unknown' ? (
        <AgeWanted title={protocol.title} line={line} drug={drug} dose={dose} />
      ) : (
        <Figures line={line} drug={drug} dose={dose} weight={weight} />
      )}
      <DrugWarning drug={drug} />
      <div className="mt-auto flex items-end justify-between gap-2">
        <p className="font-semibold">
          <ClinicalText text={routeFor(line, age)} />
        </p>
        {drug !== undefined && (
          <span className="shrink-0">
            <KitChip kit={drug.kitNumber} />
          </span>
        )}
      </div>
    </li>
  );
}

interface FiguresProps {
  line: MedicationLine;
  drug: Drug | undefined;
  dose: LineDose;
  weight: Kg;
}

function Figures({ line, drug, dose, weight }: FiguresProps) {
  const { main: written, volume, inWords, limit, high } = doseFacts(line, dose, drug, weight);
  const main = written.replace(LEAST_WEIGHT, '');
  return (
    <>
      {line.first && <Indication line={line} strong />}
      <div className="figure flex flex-wrap items-baseline gap-x-3">
        <Name line={line} drug={drug} />
        <span className={`font-extrabold ${main.length > LARGE_CHARACTERS ? 'text-xl' : LARGE}`}>
          <ClinicalText text={main} />
        </span>
        {volume !== undefined && (
          <span className="figure">
            <span className="whitespace-nowrap text-2xl font-bold">{volume.volume}</span>{' '}
            <span className="whitespace-nowrap">{m.protocol_dose_of({ concentration: volume.concentration })}</span>
          </span>
        )}
      </div>
      {line.first === undefined && <Indication line={line} />}
      {inWords !== undefined && <p className="text-xl font-bold">{inWords}</p>}
      {limit !== undefined && <LimitFlag limit={limit} />}
      {high !== undefined && <HighDose dose={high} />}
    </>
  );
}

/** Only the rule, and a link to the age field. */
const AgeWanted = ({ title, line, drug, dose }: Omit<FiguresProps, 'weight'> & { title: string }) => (
  <>
    <Name line={line} drug={drug} />
    <Indication line={line} />
    <p>
      <ClinicalText text={dose.text} />
    </p>
    <Link
      href={calculateDoseHref(drug?.genericName ?? line.medication, title)}
      state={doseLineState(line.indication)}
      className="inline-flex min-h-12 items-center self-start font-bold text-accent-ink underline underline-offset-4 print:hidden"
    >
      {m.protocol_dose_enter_age()}
    </Link>
  </>
);

const Name = ({ line, drug }: { line: MedicationLine; drug: Drug | undefined }) => (
  <DrugHeading level="p" name={drugName(drug ?? { genericName: line.medication })} />
);

const Indication = ({ line, strong = false }: { line: MedicationLine; strong?: boolean }) => (
  <p className={strong ? 'font-bold' : 'text-ink-2'}>
    <ClinicalText text={line.indication} />
  </p>
);

/** Left out here: only a patient of at least that weight gets this dose. */
const LEAST_WEIGHT = /^From \d+ kg: /;

const LARGE = 'large-dose text-[2rem] leading-9';

/** A separate line on phones, or a box next to the other boxes if there is room. */
export const FIRST =
  'flex flex-col gap-0.5 border-t border-line-soft py-1.5 first:border-t-0 @2xl:rounded-lg @2xl:border! @2xl:bg-page @2xl:p-3';

/** A dose with more characters than this is a sentence. */
const LARGE_CHARACTERS = 22;

import {
  type CardPatient,
  type DoseAge,
  type GroupDose as DoseOfGroup,
  groupDoses,
  kg,
  lineFigures,
  linePatient,
  showText,
} from '@first60/clinical';
import type { Drug, Line, MedicationLine } from '@first60/edition';
import type { ComponentType, ReactNode } from 'react';
import { highDoseText, LimitFlag } from '../../../doses/dose-flags.tsx';
import { DiluteFirst } from '../../../doses/on-card/dilute-first.tsx';
import { type DoseFacts, doseFacts } from '../../../doses/on-card/dose-facts.ts';
import { isMixed, othersOf, recipesOf, stopsOf, warningsOf } from '../../../doses/on-card/line-facts.ts';
import { OwnDose } from '../../../doses/on-card/own-dose.tsx';
import { routeFor } from '../../../doses/on-card/route-for.ts';
import { drugOf, shownName } from '../../../doses/on-card/stocked-drug.ts';
import { useLineFaces } from '../../../doses/on-card/use-line-faces.ts';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { KitChip } from '../../../edition/kit-chip.tsx';
import { useCard } from '../../../edition/shown-card.ts';
import { m } from '../../../paraglide/messages.js';
import type { PatientCard } from './card-context.ts';
import { GivenButton } from './given-button.tsx';

type GroupDose = DoseOfGroup<MedicationLine>;

interface GivenDoseProps {
  /** The line's text, which identifies it. */
  text: string;
  parts: NonNullable<Line['parts']>;
  card: PatientCard;
  /** Whom the line is for, the finding and the order, which stand before the dose. */
  before: ReactNode;
  /** Shows a text, with the words marked that a search found. */
  Words: ComponentType<{ text: string }>;
}

const TAGS: Readonly<Record<DoseAge, () => string>> = {
  adult: m.protocols_age_adult,
  pediatric: m.patient_child,
};
const OF_TAGS = { newborn: m.patient_newborn, older: m.line_from_one_month } as const;
const TAG_COLORS: Readonly<Record<DoseAge, string>> = {
  adult: 'bg-accent text-on-accent',
  pediatric: 'bg-control text-on-priority',
};

/**
 * The dose that a line gives, at the place where it is given: the volume is the largest figure. While it is not known
 * whether the patient is a child, both groups stand there, each with its name.
 */
export function GivenDose({ text, parts, card: { protocol, patient }, before, Words }: GivenDoseProps) {
  const doses = groupDoses(parts.gives ?? [], protocol.medications, patient, parts.for);
  // Until it is said whether the patient is a child, nothing can be marked as given.
  const isOne = patient.group !== undefined;
  const id = `${protocol.id} ${text}`;
  return (
    <div className="flex flex-col gap-1 print:gap-0">
      <p className="empty:hidden">{before}</p>
      <div className="overflow-hidden rounded-lg border border-line-soft bg-accent-soft print:border-0">
        {doses.map((dose) => (
          <div
            key={`${dose.age} ${dose.of} ${dose.line.medication} ${dose.line.act} ${dose.line.indication}`}
            className="flex border-t border-line-soft first:border-t-0"
          >
            {(!isOne || dose.of !== undefined) && (
              <span
                className={`flex w-15 shrink-0 items-center justify-center text-xs font-bold uppercase print:bg-transparent print:text-inherit ${TAG_COLORS[dose.age]}`}
              >
                {dose.of === undefined ? TAGS[dose.age]() : OF_TAGS[dose.of]()}
              </span>
            )}
            <Figures
              dose={dose}
              say={parts.say}
              Words={Words}
              patient={patient}
              given={isOne && dose.of === undefined ? { line: id, clock: parts.clock } : undefined}
            />
          </div>
        ))}
        {doses.length === 0 && <p className="p-2 font-bold">{m.line_no_dose()}</p>}
        <Stops lines={doses.map(({ line }) => line)} patient={patient} />
      </div>
    </div>
  );
}

interface FiguresProps {
  dose: GroupDose;
  /** How it is given, in the line's own words; else as the medication line says it. */
  say: string | undefined;
  Words: ComponentType<{ text: string }>;
  patient: CardPatient;
  /** What a mark as given is kept under; absent when none can be made. */
  given: { readonly line: string; readonly clock: string | undefined } | undefined;
}

function Figures({ dose: { line, dose, age, weight, needsAge }, say, Words, patient, given: mark }: FiguresProps) {
  const edition = useCard();
  const drug = drugOf(edition, line);
  const own = useLineFaces()(line, linePatient(patient))?.own;
  const facts = doseFacts(line, dose, drug, weight);
  const { given } = lineFigures(line, dose, drug, weight);
  const examples = weight === undefined && dose.perKg !== undefined ? examplesOf(line, dose, drug) : [];
  const isRule = examples.length > 0;
  // A fluid is its own volume.
  const inMl = dose.inMl === true || (facts.volume === undefined && / mL$/.test(facts.main));
  return (
    <div className="figure min-w-0 flex-1 px-2.5 py-1.5 leading-tight print:p-0">
      <p className="text-lg font-bold first-letter:uppercase print:text-[8pt] print:leading-tight">
        <Words text={shownName(edition, line)} /> {!inMl && !isRule && <ClinicalText text={`${facts.main} `} />}
        <Words text={say ?? routeFor(line, age)} />
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        {isRule ? (
          <Examples examples={examples} facts={facts} />
        ) : (
          <Volume
            facts={facts}
            inMl={inMl}
            beside={dose.inMl ? (given ? `(${showText(given)})` : facts.beside) : undefined}
          />
        )}
        {drug !== undefined && (
          // On paper the table of drugs names it.
          <span className="print:hidden">
            <KitChip kit={drug.kitNumber} />
          </span>
        )}
        {mark !== undefined && !isRule && !needsAge && (
          <GivenButton
            line={mark.line}
            clock={mark.clock}
            dose={dose.inMl && facts.volume !== undefined ? facts.main : given ? showText(given) : facts.main}
            weight={weight?.value.toFixed() ?? ''}
          />
        )}
      </div>
      {facts.inWords !== undefined && <p className="font-bold">{facts.inWords}</p>}
      <p className="flex flex-wrap items-center gap-2 empty:hidden">
        {facts.limit !== undefined && <LimitFlag limit={facts.limit} />}
        {facts.high !== undefined && <span className="font-bold text-critical-ink">{highDoseText(facts.high)}</span>}
      </p>
      {/* The line's own words may leave out the pace that makes the dose safe. */}
      {say !== undefined && !saysAll(say, routeFor(line, age)) && (
        <p className="text-sm">
          <ClinicalText text={routeFor(line, age)} />
        </p>
      )}
      <OwnDose text={own} />
      {othersOf(line, linePatient(patient)).map((text) => (
        <p key={text} className="font-bold">
          <ClinicalText text={text} />
        </p>
      ))}
      {needsAge && <p className="font-bold">{m.protocol_dose_needs_age()}</p>}
      <Recipes line={line} facts={facts} patient={patient} />
    </div>
  );
}

/** True when a text has every word of another. */
const saysAll = (text: string, other: string): boolean => {
  const said = wordsOf(text);
  return wordsOf(other).every((word) => said.includes(word));
};

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d./%-]+/gu) ?? [];

/** The volume that is given, the largest figure of the box, and the strength that it is drawn from. */
function Volume({ facts, inMl, beside }: { facts: DoseFacts; inMl: boolean; beside: string | undefined }) {
  const large = inMl ? facts.main : facts.volume?.volume;
  if (large === undefined) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-2xl font-extrabold whitespace-nowrap print:text-[10pt] print:leading-tight">{large}</span>
      {!inMl && facts.volume !== undefined && (
        <span className="text-sm whitespace-nowrap print:text-[8pt]">
          {m.protocol_dose_of({ concentration: facts.volume.concentration })}
        </span>
      )}
      {inMl && beside !== undefined && <ClinicalText text={beside} />}
    </p>
  );
}

interface Example {
  readonly weight: string;
  readonly amount: string;
}

/** Weights in kg for which a dose by weight is shown until the patient's weight is known. */
const EXAMPLE_WEIGHTS = [10, 20] as const;

function examplesOf(line: MedicationLine, dose: GroupDose['dose'], drug: Drug | undefined): readonly Example[] {
  return EXAMPLE_WEIGHTS.map((weight) => {
    const { main, volume } = doseFacts(line, dose, drug, kg(weight));
    return { weight: m.calc_weight_chip({ weight: String(weight) }), amount: volume?.volume ?? main };
  });
}

/** Before the weight is known, volumes at two weights are shown large, and the rule small: a volume per kg reads as a dose. */
const Examples = ({ examples, facts }: { examples: readonly Example[]; facts: DoseFacts }) => (
  <div className="min-w-0">
    <p className="flex flex-wrap gap-x-3">
      {examples.map(({ weight, amount }) => (
        <span key={weight} className="whitespace-nowrap">
          {weight} <b className="text-lg font-bold">{amount}</b>
        </span>
      ))}
    </p>
    <p className="text-sm">
      <ClinicalText text={[facts.main, facts.beside].filter((part) => part !== undefined).join(' ')} />
      {facts.volume !== undefined && ` · ${m.protocol_dose_of({ concentration: facts.volume.concentration })}`}
    </p>
  </div>
);

/** What has to be mixed first, and the volume of an advised mixture. */
function Recipes({ line, facts, patient }: { line: MedicationLine; facts: DoseFacts; patient: CardPatient }) {
  const { preparation } = line;
  return (
    <>
      {isMixed(line) && preparation !== undefined && (
        <DiluteFirst recipe={preparation.recipe} advised={!preparation.mandatory} />
      )}
      {facts.diluted !== undefined && facts.diluted.perKg !== true && (
        <p>
          {m.protocol_dose_diluted()} <b className="whitespace-nowrap">{facts.diluted.volume}</b>{' '}
          {m.protocol_dose_of({ concentration: facts.diluted.concentration })}
        </p>
      )}
      {line.mixedFor?.length !== 0 &&
        recipesOf(line, linePatient(patient)).map((recipe) => <DiluteFirst key={recipe} recipe={recipe} />)}
    </>
  );
}

/** In whom the drug is not given, or not before a call, and how it is never given. Said once for all doses of the line. */
function Stops({ lines, patient }: { lines: readonly MedicationLine[]; patient: CardPatient }) {
  const facts = lines.flatMap((line) => [
    ...stopsOf(line, linePatient(patient)),
    ...warningsOf(line, linePatient(patient)),
  ]);
  const texts = new Map(facts.map(([term, text]) => [`${term}: ${text}`, { term, text }]));
  if (texts.size === 0) return null;
  return (
    <div className="border-t border-line-soft px-2.5 py-1 text-sm leading-tight print:border-0 print:p-0 print:text-[7pt]">
      {[...texts].map(([key, { term, text }]) => (
        <p key={key}>
          <b className="text-critical-ink">{term}:</b> <ClinicalText text={text} />
        </p>
      ))}
    </div>
  );
}

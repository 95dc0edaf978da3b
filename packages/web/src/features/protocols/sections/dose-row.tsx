import { type LinePatient, withheldLine } from '@first60/clinical';
import { kitNumbered, type MedicationLine } from '@first60/edition';
import { Ban, ChevronDown, OctagonAlert } from 'lucide-react';
import { useId } from 'react';
import { DrugWarning } from '../../../doses/drug-warning.tsx';
import { DiluteFirst } from '../../../doses/on-card/dilute-first.tsx';
import type { VolumeFacts } from '../../../doses/on-card/dose-facts.ts';
import { type SummaryDose, summaryDoses } from '../../../doses/on-card/dose-summary.ts';
import { isMixed } from '../../../doses/on-card/line-facts.ts';
import { OwnDose } from '../../../doses/on-card/own-dose.tsx';
import { routeFor } from '../../../doses/on-card/route-for.ts';
import { drugOf, shownName } from '../../../doses/on-card/stocked-drug.ts';
import { useLineFaces } from '../../../doses/on-card/use-line-faces.ts';
import { withheldWords } from '../../../doses/on-card/withheld-words.ts';
import { StrengthBadge } from '../../../doses/strength-badge.tsx';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { useCover } from '../../../edition/live-edition.ts';
import { useCard } from '../../../edition/shown-card.ts';
import { m } from '../../../paraglide/messages.js';
import { Marked } from '../../../search/marks/marked.tsx';
import type { FoundSpot } from '../card/found.ts';
import { HEAD_AREA } from '../card/protocol-head.tsx';
import type { Age } from '../filter/age.ts';
import { CalculateDose } from './calculate-dose.tsx';
import { DoseAmounts, DoseFlags } from './dose-amounts.tsx';
import { DoseDetail } from './dose-detail.tsx';

interface DoseRowProps {
  line: MedicationLine;
  /** Title of the protocol that contains the line. */
  protocolTitle: string;
  /** The age group whose dose comes first if there are two. */
  age: Age;
  /** Each dose shows which age group it is for, because the card is not for one age alone. */
  tagged: boolean;
  patient: LinePatient | undefined;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Set if a search found the drug of this line. */
  found: FoundSpot | undefined;
}

/** One medication line in a row: drug, dose and volume, indication and route. It opens in place to show all details. */
export function DoseRow({ line, protocolTitle, age, tagged, patient, open, onOpen, found }: DoseRowProps) {
  const id = useId();
  const doses = summaryDoses(line, drugOf(useCard(), line), age, patient);
  const withheld = withheldLine(line, patient);
  const why = patient && withheld && withheldWords(withheld, patient);
  const face = useLineFaces()(line, patient);
  return (
    <li data-found={found && ''} className="@container border-t border-line-soft first:border-t-0">
      <div className="flex items-start">
        {/* The button covers the whole row. Its name is the drug and dose, its description is the rest. */}
        <div className="grid min-h-14 min-w-0 flex-1 grid-cols-1 grid-rows-[auto_auto] content-center py-1">
          <h5 className={`text-wrap ${HEAD_AREA}`}>
            <button
              type="button"
              aria-expanded={open}
              aria-describedby={`${id}-facts`}
              onClick={() => onOpen(!open)}
              className={`-my-1 rounded-lg px-2 py-1 text-start -outline-offset-3 ${HEAD_AREA}`}
            >
              <span className="@md:flex @md:flex-wrap @md:items-baseline @md:justify-between @md:gap-x-3">
                <Name line={line} open={open} found={found} />{' '}
                <span className={open ? 'sr-only' : doses.length > 1 ? 'block w-full' : 'block'}>
                  {doses.map((dose) => (
                    <DoseAmounts
                      key={dose.age}
                      dose={dose}
                      tagged={tagged}
                      quiet={why !== undefined}
                      oneOfTwo={doses.length > 1}
                    />
                  ))}
                </span>
              </span>
            </button>
          </h5>
          <p
            id={`${id}-facts`}
            className={`pointer-events-none col-start-1 row-start-2 px-2 leading-tight ${open ? '' : 'text-sm'}`}
          >
            <Facts line={line} doses={doses} open={open} why={why} own={face?.own} />
          </p>
        </div>
        {!open && <CalculateDose line={line} protocolTitle={protocolTitle} beside />}
      </div>
      {open && <DoseDetail line={line} face={face} protocolTitle={protocolTitle} age={age} patient={patient} />}
    </li>
  );
}

interface NameProps {
  line: MedicationLine;
  open: boolean;
  found: FoundSpot | undefined;
}

function Name({ line, open, found }: NameProps) {
  const edition = useCard();
  const name = shownName(edition, line);
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      <span className="leading-tight font-bold">
        {found === undefined ? name : <Marked text={name} />}
        {drugOf(edition, line)?.highAlert === true && (
          <OctagonAlert aria-hidden className="ms-1.5 inline size-4 align-[-0.125em] text-critical-ink" />
        )}
        <ChevronDown
          aria-hidden
          className={`ms-1 inline size-4 align-[-0.15em] text-ink-2 ${open ? 'rotate-180' : ''}`}
        />
      </span>
      {found !== undefined && found.text !== name && (
        <span className="text-sm font-normal">
          <Marked text={found.text} />
        </span>
      )}{' '}
      <StrengthBadge medication={line.medication} />
    </span>
  );
}

interface FactsProps {
  line: MedicationLine;
  doses: readonly SummaryDose[];
  open: boolean;
  /** Set if the line is for other patients, or still needs the age. */
  why: string | undefined;
  /** The patient's dose where it is not the figure of the row. */
  own: string | undefined;
}

/** Indication, route, rule and location, and everything the crew must know before drawing up the drug. */
function Facts({ line, doses, open, why, own }: FactsProps) {
  const { kits } = useCover();
  const drug = drugOf(useCard(), line);
  if (open) {
    return (
      <>
        <ClinicalText text={line.indication} />
        <DrugWarning drug={drug} />
      </>
    );
  }
  const [only, ...others] = doses;
  const route = only !== undefined && others.length === 0 ? routeFor(line, only.age) : line.route;
  const rules = doses.length === 1 ? doses.flatMap(({ facts: { beside } }) => beside ?? []) : [];
  const kit = drug === undefined ? [] : [kitNumbered(kits, drug.kitNumber).short];
  return (
    <>
      <ClinicalText text={[line.indication, route, ...rules, ...kit].filter((part) => part !== '').join(' · ')} />
      <DrugWarning drug={drug} />
      {drug?.highAlert === true && <span className="sr-only">{` · ${m.protocol_dose_high_alert()}`}</span>}
      {isMixed(line) && line.preparation?.mandatory === true && why === undefined && (
        <DiluteFirst recipe={line.preparation.recipe} />
      )}
      {why === undefined &&
        (line.recipes ?? [])
          .filter(({ to }) => to === undefined || doses.some(({ age }) => age === to))
          .map(({ text }) => <DiluteFirst key={text} recipe={text} />)}
      {why === undefined &&
        doses.map(({ age, facts: { diluted } }) => diluted !== undefined && <Diluted key={age} {...diluted} />)}
      {why === undefined &&
        (line.others ?? [])
          .filter(({ to }) => to === undefined || doses.some(({ age }) => age === to))
          .map(({ text }) => <OwnDose key={text} text={text} />)}
      <OwnDose text={own} />
      <span className="mt-0.5 flex flex-wrap items-center gap-2 empty:hidden">
        {why !== undefined && (
          <span className="figure inline-flex items-center gap-1.5 rounded-md border-2 border-dashed border-ink px-1.5 font-bold">
            <Ban aria-hidden className="size-4 shrink-0" />
            {why}
          </span>
        )}
        {doses.map(({ age, facts }) => (
          <DoseFlags key={age} facts={facts} />
        ))}
      </span>
    </>
  );
}

/** The volume after an advised dilution. A volume per kilogram is hidden until a weight gives a single volume. */
const Diluted = ({ volume, perKg, concentration }: VolumeFacts) =>
  perKg ? null : (
    <span className="figure block">
      {m.protocol_dose_diluted()} <span className="font-bold whitespace-nowrap">{volume}</span>{' '}
      <span className="whitespace-nowrap">{m.protocol_dose_of({ concentration })}</span>
    </span>
  );

import { isForPatient, type LinePatient, withheldLine } from '@first60/clinical';
import { type Drug, kitNumbered, type MedicationLine, type Protocol } from '@first60/edition';
import { DrugWarning } from '../../../doses/drug-warning.tsx';
import { type SummaryDose, summaryDoses } from '../../../doses/on-card/dose-summary.ts';
import type { Fact } from '../../../doses/on-card/fact-list.tsx';
import { isMixed, type LineFact, reviewedShort, stopsOf, warningsOf } from '../../../doses/on-card/line-facts.ts';
import { drugOf, shownName } from '../../../doses/on-card/stocked-drug.ts';
import { type LineFaces, useLineFaces } from '../../../doses/on-card/use-line-faces.ts';
import { withheldWords } from '../../../doses/on-card/withheld-words.ts';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { useCover } from '../../../edition/live-edition.ts';
import { useCard, useWorks } from '../../../edition/shown-card.ts';
import { m } from '../../../paraglide/messages.js';
import type { Age } from '../filter/age.ts';
import { AGE_WORDS, DoseFlags } from './dose-amounts.tsx';

interface DoseTableProps {
  protocol: Protocol;
  /** The age group whose dose comes first if there are two. */
  age: Age;
  patient: LinePatient | undefined;
}

/** The medication lines on paper, the patient's first. Lines for other patients are marked as such. */
export function DoseTable({ protocol, age, patient }: DoseTableProps) {
  const lines = protocol.medications.toSorted(
    (one, other) => Number(isForPatient(other, patient)) - Number(isForPatient(one, patient)),
  );
  const faceOf = useLineFaces();
  const rows = lines.map((line) => ({ line, face: faceOf(line, patient) }));
  const tagged = protocol.ageGroup !== 'adult' && protocol.ageGroup !== 'pediatric';
  return (
    <table
      aria-label={m.protocol_section_medications()}
      className="w-full table-fixed border-collapse text-start text-[7.5pt]"
    >
      <thead>
        <tr>
          {COLUMNS.map(({ name, width }) => (
            <th key={name()} scope="col" className={`${CELL} ${width}`}>
              {name()}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ line, face }) => (
        <LineRows
          key={`${line.medication} ${line.indication}`}
          line={line}
          age={age}
          tagged={tagged}
          patient={patient}
          face={face}
        />
      ))}
    </table>
  );
}

const CELL = 'border border-current px-1 pb-px text-start align-top leading-[1.05]';
const COLUMNS = [
  { name: m.protocol_table_drug, width: 'w-[27%]' },
  { name: m.protocol_table_dose, width: 'w-[17%]' },
  { name: m.protocol_table_volume, width: 'w-[8%]' },
  { name: m.protocol_table_strength, width: 'w-[8%]' },
  { name: m.protocol_dose_route, width: 'w-[11%]' },
  { name: m.protocol_dose_timing, width: 'w-[23%]' },
  { name: m.protocol_table_kit, width: 'w-[6%]' },
];

interface LineRowsProps {
  line: MedicationLine;
  age: Age;
  /** Each dose shows which age group it is for, because the card is not for one age alone. */
  tagged: boolean;
  patient: LinePatient | undefined;
  /** What its act says. Without one the route and the stops are printed. */
  face: ReturnType<LineFaces>;
}

/** What a further act says that its line has not said, without what is only good to know. */
const isOwn = ([term, text, tone]: Fact, said: readonly Fact[]): boolean =>
  tone !== 'small' && !said.some(([other, same]) => other === term && String(same) === String(text));

/** Facts one after the other, as the sheet has no room for lines of their own. */
const FactsInLine = ({ facts }: { facts: readonly Fact[] }) =>
  facts.map(([term, text]) => (
    <span key={`${term} ${text}`}>
      <span className="font-bold">{term}:</span> <ClinicalText text={[text].flat().join('; ')} />
      {' · '}
    </span>
  ));

/** A row for each dose of a line, and one for its limits. These rows are kept on one page. */
function LineRows({ line, age, tagged, patient, face }: LineRowsProps) {
  const { kits } = useCover();
  const edition = useCard();
  const works = useWorks();
  const drug = drugOf(edition, line);
  const doses = summaryDoses(line, drug, age, patient);
  const [first, ...more] = doses;
  if (first === undefined) return null;
  const withheld = withheldLine(line, patient);
  const why = patient && withheld && withheldWords(withheld, patient);
  const bounds: readonly Fact[] = face?.bounds ?? [...stopsOf(line, patient), ...warningsOf(line, patient)];
  return (
    <tbody className="break-inside-avoid">
      <tr>
        <th scope="row" rowSpan={doses.length} className={CELL}>
          {shownName(edition, line)}
          {drug?.highAlert === true && <span className="block">{m.protocol_dose_high_alert()}</span>}
          <DrugWarning drug={drug} />
          <span className="block font-normal">
            <ClinicalText text={line.indication} />
          </span>
        </th>
        <Amounts dose={first} tagged={tagged} why={why} />
        <td rowSpan={doses.length} className={CELL}>
          <ClinicalText text={face?.how ?? line.route} />
        </td>
        <td rowSpan={doses.length} className={CELL}>
          <ClinicalText text={face?.again ?? ''} />
        </td>
        <td rowSpan={doses.length} className={CELL}>
          {drug !== undefined && kitNumbered(kits, drug.kitNumber).short}
        </td>
      </tr>
      {more.map((dose) => (
        <tr key={dose.age}>
          <Amounts dose={dose} tagged={tagged} why={why} />
        </tr>
      ))}
      <tr>
        <td colSpan={COLUMNS.length} className={`${CELL} text-[6pt]/[1.05]`}>
          {face?.own !== undefined && (
            <strong className="block text-[8pt]">
              <ClinicalText text={face.own} />
            </strong>
          )}
          <FactsInLine facts={[...preparationOf(line), ...bounds, ...stockOf(drug)]} />
          {works && reviewedShort(works, line)}
          {face?.also.map(({ name, facts }) => (
            <span key={name} className="mt-0.5 block border-t border-current">
              <strong className="text-[8pt]">
                <ClinicalText text={name} />
                {' · '}
              </strong>
              <FactsInLine facts={facts.filter((fact) => isOwn(fact, face.facts))} />
            </span>
          ))}
        </td>
      </tr>
    </tbody>
  );
}

interface AmountsProps {
  dose: SummaryDose;
  tagged: boolean;
  /** Set if the dose is for other patients, or still needs the age. */
  why: string | undefined;
}

/** Dose, volume and strength for one age group. */
function Amounts({ dose: { age, facts }, tagged, why }: AmountsProps) {
  const { beside, volume, diluted } = facts;
  const limits = [
    ...(volume?.min === undefined ? [] : [m.protocol_dose_limit_min({ volume: volume.min })]),
    ...(volume?.max === undefined ? [] : [m.protocol_dose_limit({ volume: volume.max })]),
  ];
  return (
    <>
      <td className={CELL}>
        {why !== undefined && <span className="block font-bold">{why}</span>}
        {tagged && <span className="block">{AGE_WORDS[age]()}</span>}
        <span className={why === undefined ? 'text-[10pt] font-bold' : undefined}>
          <ClinicalText text={facts.main} />
        </span>
        {beside !== undefined && (
          <span className="block">
            <ClinicalText text={beside} />
          </span>
        )}
        {facts.inWords !== undefined && <span className="block font-bold">{facts.inWords}</span>}
        <span className="flex flex-wrap gap-1">
          <DoseFlags facts={facts} />
        </span>
      </td>
      <td className={CELL}>
        <span className={`figure ${why === undefined ? 'text-[10pt] font-bold' : ''}`}>
          {volume?.volume ?? (facts.main.endsWith('mL') ? facts.main : '')}
        </span>
        {limits.map((limit) => (
          <span key={limit} className="figure block">
            {limit}
          </span>
        ))}
        {diluted !== undefined && (
          <span className="figure block">
            {m.protocol_dose_diluted()} {diluted.volume}{' '}
            {diluted.max !== undefined && m.protocol_dose_limit({ volume: diluted.max })}{' '}
            {m.protocol_dose_of({ concentration: diluted.concentration })}
          </span>
        )}
      </td>
      <td className={CELL}>
        {volume !== undefined && <span className="figure font-bold">{volume.concentration}</span>}
      </td>
    </>
  );
}

const stockOf = (drug: Drug | undefined): readonly LineFact[] =>
  drug === undefined ? [] : [[m.protocol_table_stock(), drug.presentation]];

function preparationOf(line: MedicationLine): readonly LineFact[] {
  if (line.preparation === undefined) return [];
  const { mandatory, recipe } = line.preparation;
  if (mandatory) return [[isMixed(line) ? m.protocol_dose_dilute() : m.protocol_dose_note(), recipe]];
  return [[m.protocol_dose_dilution_advised(), recipe]];
}

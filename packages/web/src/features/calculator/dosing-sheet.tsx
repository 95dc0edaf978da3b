import { type GivenRow, isBlank, QUICK_WEIGHT, type QuickAnswer } from '@first60/clinical';
import { faceOf } from '../../doses/face.ts';
import {
  amountText,
  estimateLines,
  flagWords,
  isEstimate,
  routeText,
  syringeOf,
  volumeText,
} from '../../doses/in-calculator/given-text.ts';
import type { CardRow } from '../../doses/in-calculator/quick-rows.ts';
import { Stops } from '../../doses/stops.tsx';
import { ClinicalText } from '../../edition/clinical-text.tsx';
import { useEdition } from '../../edition/live-edition.ts';
import { m } from '../../paraglide/messages.js';
import { typedAge } from '../../patient/age-words.ts';
import { WeightAlertOf } from '../../patient/weight-alert.tsx';
import { pathWords } from './entry/path-words.ts';

interface DosingSheetProps {
  answer: QuickAnswer<CardRow>;
  weightText: string;
  ageText: string;
}

/** The printed sheet: one black-on-white table. */
export function DosingSheet({ answer, weightText, ageText }: DosingSheetProps) {
  const { path, given } = answer;
  return (
    <article aria-label={m.calc_sheet_title()} className="p-1">
      <h2 className="text-xl font-bold">{m.calc_sheet_title()}</h2>
      <p className="text-lg font-bold">
        <ClinicalText text={pathWords(path)} />
      </p>
      {patientLines(answer, ageText).map((line) => (
        <p key={line}>
          <ClinicalText text={line} />
        </p>
      ))}
      <WeightAlertOf weightText={weightText} ageText={ageText} />
      {path.kind === 'pediatric-by-age' && <p className="mb-2 font-bold">{m.calc_youngs_warning()}</p>}
      {given.length === 0 ? <p>{m.calc_sheet_empty()}</p> : <SheetTable given={given} />}
    </article>
  );
}

const patientLines = ({ path, weight }: QuickAnswer<CardRow>, ageText: string): string[] => [
  ...('weight' in path ? [m.calc_sheet_weight({ weight: path.weight.value.toFixed() })] : []),
  ...(weight.kind === 'weight' && weight.capped ? [m.calc_weight_capped({ max: QUICK_WEIGHT.max })] : []),
  ...(isBlank(ageText) ? [] : [m.calc_sheet_age({ age: typedAge(ageText) })]),
];

function SheetTable({ given }: { given: ReadonlyArray<GivenRow<CardRow>> }) {
  const edition = useEdition();
  return (
    <table className="w-full border-collapse text-start text-sm">
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column()} scope="col" className={CELL}>
              {column()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {given.map((each) => (
          <tr key={each.row.entry.id} className="break-inside-avoid">
            <th scope="row" className={CELL}>
              <ClinicalText text={each.row.name} />
              <span className="block font-normal">
                <ClinicalText text={each.row.entry.indication} />
              </span>
            </th>
            <td className={`${CELL} text-base font-bold whitespace-nowrap`}>{amountText(each)}</td>
            <td className={CELL}>
              <p className={each.shown.volume ? 'whitespace-nowrap' : 'font-bold'}>
                {volumeText(each) ?? amountText(each)}
              </p>
              <p>
                <ClinicalText text={syringeOf(edition, each) ?? ''} />
              </p>
            </td>
            <td className={CELL}>
              <ClinicalText text={routeText(each)} />
            </td>
            <td className={`${CELL} font-bold`}>
              <Stops of={each.row.entry.contraindications} />
              {[
                ...estimateOf(each),
                ...flagWords(each),
                ...faceOf(each.row.entry.cautions).map(({ text }) => text),
              ].map((words) => (
                <p key={words}>
                  <ClinicalText text={words} />
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Explains where a dose by age alone comes from. Where applicable, adds the dose by Young's rule and why it is never
 * given.
 */
function estimateOf(each: GivenRow<CardRow>): readonly string[] {
  const { result, row } = each;
  if (!isEstimate(result)) return [];
  const { youngsNever } = row.entry;
  return [...estimateLines(result, amountText(each), row.perKg), ...(youngsNever === undefined ? [] : [youngsNever])];
}

const CELL = 'border border-current p-1.5 text-start align-top';
const COLUMNS = [m.calc_sheet_drug, m.calc_sheet_dose, m.calc_sheet_volume, m.calc_sheet_route, m.calc_sheet_note];

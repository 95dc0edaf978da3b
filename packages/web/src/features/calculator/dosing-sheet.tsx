import { digits, QUICK_WEIGHT, type QuickPath, type WeightReading } from '@first60/clinical';
import { m } from '../../paraglide/messages.js';
import { ClinicalText } from '../../ui/clinical-text.tsx';
import { decimalsFor } from './given-dose.ts';
import { doseText, estimateText, flagWords, routeText, volumeText } from './given-text.ts';
import { pathWords } from './path-words.ts';
import { type GivenRow, quickResults } from './quick-results.ts';

interface DosingSheetProps {
  path: QuickPath;
  weight: WeightReading;
  ageText: string;
}

/** What Print puts on paper: one black-on-white table. */
export function DosingSheet({ path, weight, ageText }: DosingSheetProps) {
  const { given } = quickResults(path);
  return (
    <article aria-label={m.calc_sheet_title()} className="p-1">
      <h2 className="text-xl font-bold">{m.calc_sheet_title()}</h2>
      <p className="text-lg font-bold">{pathWords(path)}</p>
      {'weight' in path && <p>{m.calc_sheet_weight({ weight: digits(path.weight.value) })}</p>}
      {weight.kind === 'weight' && weight.capped && <p>{m.calc_weight_capped({ max: QUICK_WEIGHT.max })}</p>}
      {ageText.trim() !== '' && <p>{m.calc_sheet_age({ age: ageText.trim() })}</p>}
      {path.kind === 'pediatric-by-age' && <p className="mb-2 font-bold">{m.calc_youngs_warning()}</p>}
      {given.length === 0 ? <p>{m.calc_sheet_empty()}</p> : <SheetTable given={given} />}
    </article>
  );
}

function SheetTable({ given }: { given: readonly GivenRow[] }) {
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
              {each.row.name}
              <span className="block font-normal">{each.row.entry.indication}</span>
            </th>
            <td className={`${CELL} text-base font-bold whitespace-nowrap`}>{doseText(each)}</td>
            <td className={`${CELL} whitespace-nowrap`}>{volumeText(each) ?? doseText(each)}</td>
            <td className={CELL}>{routeText(each)}</td>
            <td className={`${CELL} font-bold`}>
              {each.result.kind === 'youngs' && (
                <p className="figure">{estimateText(each.result, decimalsFor(each.result.dose.unit))}</p>
              )}
              {flagWords(each).map((words) => (
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

const CELL = 'border border-current p-1.5 text-start align-top';
const COLUMNS = [m.calc_sheet_drug, m.calc_sheet_dose, m.calc_sheet_volume, m.calc_sheet_route, m.calc_sheet_note];

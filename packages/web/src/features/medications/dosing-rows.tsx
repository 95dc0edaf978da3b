import { type DosingRow, type Drug, printedRow } from '@first60/edition';
import { ClinicalText } from '../../edition/clinical-text.tsx';
import { m } from '../../paraglide/messages.js';

/** All of a drug's dosing rows with route, repeats, limits and remarks. */
export function DosingRows({ drug }: { drug: Drug }) {
  return (
    <ul className="flex flex-col gap-4">
      {drug.dosing.map((row) => (
        <li key={`${row.indication} ${row.route}`} className="border-s-4 border-line ps-3">
          <p className="font-bold">{row.indication}</p>
          <dl className="grid gap-x-3 gap-y-1 xs:grid-cols-[auto_minmax(0,1fr)]">
            {factsOf(drug, row).map(([term, text, strong]) => (
              <div key={term} className="col-span-full grid grid-cols-subgrid items-baseline">
                <dt className="text-sm text-ink-2">{term}</dt>
                <dd className={strong ? 'text-lg leading-tight font-extrabold' : ''}>
                  <ClinicalText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** How it is made, told apart where an adult has another dilution than a child. */
export const recipesOf = ({ dilution, adultDilution }: DosingRow): string | undefined =>
  adultDilution === undefined
    ? dilution?.recipe
    : [
        `${m.medications_adult()}: ${adultDilution.recipe}`,
        ...(dilution ? [`${m.medications_pediatric()}: ${dilution.recipe}`] : []),
      ].join('. ');

type Fact = readonly [term: string, text: string, strong: boolean];

function factsOf(drug: Drug, row: DosingRow): Fact[] {
  const printed = printedRow(drug, row);
  const facts: ReadonlyArray<readonly [string, string | undefined, boolean]> = [
    [m.medications_adult(), printed.adultDose, true],
    [m.medications_pediatric(), printed.pedsDose, true],
    [m.medications_route(), printed.route, false],
    [m.medications_repeat(), printed.repeatInterval, false],
    [m.medications_max_total(), printed.maxTotal, false],
    [m.medications_dilution(), row.missingDiluent ? m.calc_no_diluent(row.missingDiluent) : recipesOf(row), false],
    [m.medications_remarks(), printed.remarks, false],
  ];
  return facts.filter((fact): fact is Fact => fact[1] !== undefined);
}

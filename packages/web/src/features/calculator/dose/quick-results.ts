import { ageOnlyDose, type QuickPath, quickDose, type Withheld } from '@first60/clinical';
import { AGE_ROWS, type CardRow, QUICK_ROWS, type QuickRow } from './dose-rule.ts';
import type { GivenDose } from './given-dose.ts';
import { adultFigureFor, type OtherFigure } from './other-figure.ts';

export interface GivenRow {
  readonly row: CardRow;
  readonly result: GivenDose;
  /** What Adult Dosing gives, where that is another figure for this patient. */
  readonly adult?: OtherFigure;
}

export interface WithheldRow {
  readonly row: CardRow;
  readonly reason: Exclude<Withheld, { kind: 'needs-weight' }>;
}

export interface QuickResults {
  readonly given: readonly GivenRow[];
  /** Rows by weight that this path gives no dose for. */
  readonly waiting: readonly QuickRow[];
  /** Rows for certain patients: this one is not among them, or may not be as long as the age is unknown. */
  readonly withheld: readonly WithheldRow[];
}

/** Every dose of the quick calculator on a path: the rows by weight, then the drugs known by age alone. */
export function quickResults(path: QuickPath): QuickResults {
  const given: GivenRow[] = [];
  const give = (row: CardRow, result: GivenDose) => {
    const adult = adultFigureFor(row, result, path);
    given.push({ row, result, ...(adult && { adult }) });
  };
  const waiting: QuickRow[] = [];
  const withheld: WithheldRow[] = [];
  for (const row of QUICK_ROWS) {
    const result = quickDose(row.rule, path);
    if (result.kind === 'needs-weight') waiting.push(row);
    else if ('dose' in result) give(row, result);
    else withheld.push({ row, reason: result });
  }
  for (const row of AGE_ROWS) {
    const result = ageOnlyDose(row.rule, path);
    if ('dose' in result) give(row, result);
  }
  return { given, waiting, withheld };
}

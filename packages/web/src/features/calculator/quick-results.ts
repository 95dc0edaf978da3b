import { ageOnlyDose, type QuickPath, quickDose } from '@first60/clinical';
import { AGE_ROWS, type CardRow, QUICK_ROWS, type QuickRow } from './dose-rule.ts';
import type { GivenDose } from './given-dose.ts';

export interface GivenRow {
  readonly row: CardRow;
  readonly result: GivenDose;
}

export interface QuickResults {
  readonly given: readonly GivenRow[];
  /** Rows by weight that this path gives no dose for. */
  readonly waiting: readonly QuickRow[];
}

/** Every dose of the quick calculator on a path: the rows by weight, then the drugs known by age alone. */
export function quickResults(path: QuickPath): QuickResults {
  const given: GivenRow[] = [];
  const waiting: QuickRow[] = [];
  for (const row of QUICK_ROWS) {
    const result = quickDose(row.rule, path);
    if (result.kind === 'needs-weight') waiting.push(row);
    else given.push({ row, result });
  }
  for (const row of AGE_ROWS) {
    const result = ageOnlyDose(row.rule, path);
    if (result.kind !== 'needs-weight') given.push({ row, result });
  }
  return { given, waiting };
}

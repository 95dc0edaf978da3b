import type { Drug } from '@first60/edition';
import { statementLines } from './statements.ts';
import { numbered, rest } from './text-lines.ts';

/** The whole text of a drug: what it is and how it is stocked, then each of its dosing rows. */
export function drugText({ genericName, dosing, ...drug }: Drug): string {
  return [
    genericName,
    ...rest(drug),
    ...numbered(
      'Doses',
      dosing.map(({ indication, route, ...row }) => [`${indication}, ${route}`, ...statementLines(row)].join('\n   ')),
    ),
  ].join('\n');
}

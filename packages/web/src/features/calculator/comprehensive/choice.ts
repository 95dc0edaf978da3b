import { findDrug, findIndication } from '@first60/clinical';
import type { DosingRow, Drug } from '@first60/content';

/** What the address asks for: names as a card or a person writes them. */
export interface Asked {
  readonly medication: string;
  readonly indication: string;
}

export type Choice =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'not-found'; readonly name: string }
  /** The name is stocked in several forms: the user decides. */
  | { readonly kind: 'ambiguous'; readonly name: string; readonly drugs: readonly Drug[] }
  | {
      readonly kind: 'medication';
      readonly drug: Drug;
      readonly row: DosingRow | null;
      /** An indication that was asked for and is none of the drug's. */
      readonly missed: string | null;
    };

/** The medication and dosing row that names mean, by the tolerant match of the clinical core; never a guess. */
export function choiceOf({ medication, indication }: Asked, drugs: readonly Drug[]): Choice {
  const name = medication.trim();
  if (name === '') return { kind: 'nothing' };
  const match = findDrug(name, drugs);
  if (match.kind === 'none') return { kind: 'not-found', name };
  if (match.kind === 'ambiguous') return { kind: 'ambiguous', name, drugs: match.drugs };
  const { drug } = match;
  const asked = indication.trim();
  const label = findIndication(
    asked,
    drug.dosing.map((row) => row.indication),
  );
  const row = drug.dosing.find((each) => each.indication === label) ?? null;
  return { kind: 'medication', drug, row, missed: row === null && asked !== '' ? asked : null };
}

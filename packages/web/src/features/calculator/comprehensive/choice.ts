import { type AskedRow, findDrug, rowOfLine } from '@first60/clinical';
import type { DosingRow, Drug, Protocol } from '@first60/edition';

/** The values from the address, with names as on a card or as typed by a person. */
export interface Asked extends AskedRow {
  readonly medication: string;
}

export type Choice =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'not-found'; readonly name: string }
  /** The named drug is stocked in several forms, so the user decides. */
  | { readonly kind: 'ambiguous'; readonly name: string; readonly drugs: readonly Drug[] }
  | {
      readonly kind: 'medication';
      readonly drug: Drug;
      readonly row: DosingRow | null;
      /** A requested indication that the drug does not have. */
      readonly missed: string | null;
    };

/** The part of a card that is needed for the choice. */
type AskedCard = Pick<Protocol, 'title' | 'medications'>;

/** The dosing row, if the drug has only one. */
const onlyRow = ({ dosing: [row, ...others] }: Drug): DosingRow | null =>
  row !== undefined && others.length === 0 ? row : null;

/** The medication and dosing row that the names refer to. Ambiguous names are left to the user. */
export function choiceOf(asked: Asked, drugs: readonly Drug[], cards: readonly AskedCard[]): Choice {
  const name = asked.medication.trim();
  if (name === '') return { kind: 'nothing' };
  const match = findDrug(name, drugs);
  if (match.kind === 'none') return { kind: 'not-found', name };
  if (match.kind === 'ambiguous') return { kind: 'ambiguous', name, drugs: match.drugs };
  const { drug } = match;
  const indication = asked.indication.trim();
  const missed = asked.line === '' ? indication : asked.line;
  const row = missed === '' ? onlyRow(drug) : rowOfLine({ indication, line: asked.line }, drug, cards);
  return { kind: 'medication', drug, row, missed: row === null && missed !== '' ? missed : null };
}

/** True if the typed text is part of any of a drug's names, with or without spaces and hyphens. */
export function isNamed(drug: Drug, typed: string): boolean {
  const text = lettersOf(typed);
  return [drug.genericName, ...drug.brandNames, ...drug.synonyms].some((name) => lettersOf(name).includes(text));
}

const lettersOf = (name: string): string => name.toLowerCase().replace(/[\s-]+/g, '');

import type { Edition, Protocol } from '@first60/edition';
import { sentenceOf } from './difference.ts';
import { differences } from './differences.ts';
import { drugNames, medicationChanges } from './medication-changes.ts';
import type { Fields } from './values.ts';

/** Fields of a card that are reported before its drugs. Its lists of lines and any future fields follow. */
const HEAD: ReadonlySet<string> = new Set([
  'id',
  'title',
  'category',
  'priority',
  'icon',
  'color',
  'ageGroup',
  'tools',
  'crossLinks',
  'algorithmPdfPath',
]);

/** The changes to one card: what it is, its drugs, its lines. */
export function cardChanges(
  was: Protocol,
  is: Protocol,
  formulary: Edition['formulary'] | undefined,
): readonly string[] {
  const [{ medications: before, ...old }, { medications: now, ...card }] = [was, is];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(card)])].filter(
    (field) => (old as Fields)[field] !== (card as Fields)[field],
  );
  const told = (keys: readonly string[]): readonly string[] =>
    keys.length === 0 ? [] : differences(only(old, keys), only(card, keys), is.title).map(sentenceOf);
  return [
    ...told(fields.filter((field) => HEAD.has(field))),
    ...medicationChanges(is.title, before, now, drugNames(formulary)),
    ...told(fields.filter((field) => !HEAD.has(field))),
  ];
}

const only = (card: Fields, fields: readonly string[]): Fields =>
  Object.fromEntries(fields.map((field) => [field, card[field]]));

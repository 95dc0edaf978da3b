import type { Act } from '@first60/clinical';
import type { MedicationEntry, WrittenProtocolFile } from '../../files/protocol-file.ts';
import type { EditionActs } from '../../model/edition-acts.ts';
import type { MedicationLine } from '../../model/protocol.ts';
import type { ActTables } from '../act-tables.ts';
import { known, type Note } from '../notes.ts';
import { noteMeanings } from './meanings.ts';
import { namesOf, noteUnknown, referencesOfAct } from './references.ts';
import { noteLoosened } from './tighten.ts';

/** The acts of an edition, with the tables that they refer to. */
export interface KnownActs {
  readonly acts: EditionActs;
  readonly tables: ActTables;
}

/**
 * Notes a card's line that shows a further act that is not there, adds something that no table has, or is looser than its
 * act.
 */
export function noteActOfCard(
  { give, also = [], add = {}, tighten = {}, to }: MedicationEntry,
  { acts, tables }: KnownActs,
  note: Note,
  ...path: readonly PropertyKey[]
): void {
  const [medication = '', name = ''] = give.split('/');
  const drug = acts.drugs[medication];
  if (drug === undefined) return;
  const ids = drug.acts.map(({ id }) => id);
  for (const [at, id] of also.entries()) {
    if (!ids.includes(id)) note([...path, 'also', at], `${medication} has no act "${id}": ${known(ids)}.`);
  }
  const own: Act = { id: name, label: '', routes: tighten.routes ?? [], dose: [], source: [], ...add, ...tighten };
  const at = (field: PropertyKey, ...rest: readonly PropertyKey[]) => [
    ...path,
    field in add ? 'add' : 'tighten',
    field,
    ...rest,
  ];
  const names = namesOf(tables, { acts: Object.fromEntries(ids.map((id) => [id, id])), products: {} });
  noteUnknown(referencesOfAct({ act: own, at }, medication), names, note);
  const act = drug.acts.find(({ id }) => id === name);
  if (act !== undefined)
    noteLoosened(drug, act, { tighten, ...(to && { to }) }, (rest, said) => note([...path, 'tighten', ...rest], said));
}

/** Notes warnings of a card's lines that mean what their act does not do. */
export function noteMeaningsOfCard(
  { medications }: WrittenProtocolFile,
  { acts, tables }: KnownActs,
  broken: ReadonlySet<string>,
  note: Note,
): void {
  for (const [index, { give, add }] of medications.entries()) {
    const [medication = '', name] = give.split('/');
    const drug = acts.drugs[medication];
    if (drug === undefined) continue;
    const placed = {
      know: add?.know,
      acts: drug.acts.filter(({ id }) => id === name),
      at: ['medications', index, 'add', 'know'],
    };
    noteMeanings([placed], { drug, all: acts, tables, broken }, note);
  }
}

/** The act that a card's entry gives, with what the card adds to it. */
export function actOfCard({
  give,
  also,
  add,
  tighten,
  to,
}: MedicationEntry): Pick<MedicationLine, 'act' | 'also' | 'add' | 'tighten' | 'to'> {
  const [, name = ''] = give.split('/');
  return {
    act: name,
    ...(also && { also }),
    ...(add && { add }),
    ...(tighten && { tighten }),
    ...(to && { to }),
  };
}

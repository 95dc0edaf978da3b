import type { ActPatient, ByWho } from '@first60/clinical';
import type { ActTables } from '../../model/act-tables.ts';
import { unsurePart } from './unsure-part.ts';
import { whoWords } from './who-words.ts';

/**
 * What may hold for a patient, in the order in which it counts: "push", "adult 10 min, child 60 min", "cardiac arrest:
 * push; else slowly".
 */
export function valueWords<Value>(
  values: ByWho<Value> | undefined,
  words: (value: Value) => string,
  patient: ActPatient,
  tables: ActTables,
): string | undefined {
  const said = (values ?? []).map(({ who = {}, is }) => ({
    whose: whoWords(unsurePart(who, patient), tables.conditions),
    isGroup: who.if === undefined,
    text: words(is),
  }));
  const [only] = said;
  if (only === undefined) return undefined;
  if (said.length === 1) return only.whose === '' ? only.text : `${only.whose}: ${only.text}`;
  if (said.every(({ isGroup, whose }) => isGroup && whose !== '')) {
    return said.map(({ whose, text }) => `${whose} ${text}`).join(', ');
  }
  return said.map(({ whose, text }) => (whose === '' ? `else ${text}` : `${whose}: ${text}`)).join('; ');
}

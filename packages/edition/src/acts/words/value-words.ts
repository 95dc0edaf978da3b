import type { ActPatient, ByWho, Who } from '@first60/clinical';
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
  const conditional = new Set<Who['group']>();
  const all = (values ?? []).map(({ who = {}, is }) => {
    const isElse = who.if === undefined && conditional.has(who.group);
    if (who.if !== undefined) conditional.add(who.group);
    const whose = whoWords(unsurePart(who, patient), tables.conditions);
    return { whose: isElse && whose !== '' ? `${whose}, else` : whose, isGroup: who.if === undefined, text: words(is) };
  });
  // Two groups may have the same value under the same condition.
  const said = all.filter(
    ({ whose, text }, at) => all.findIndex((other) => other.whose === whose && other.text === text) === at,
  );
  const [only] = said;
  if (only === undefined) return undefined;
  const last = said[said.length - 1];
  // The same for all is said once.
  if (last?.whose === '' && said.every(({ text }) => text === last.text)) return last.text;
  if (said.length === 1) return only.whose === '' ? only.text : `${only.whose}: ${only.text}`;
  if (said.every(({ isGroup, whose }) => isGroup && whose !== '')) {
    return said.map(({ whose, text }) => `${whose} ${text}`).join(', ');
  }
  return said.map(({ whose, text }) => (whose === '' ? `else ${text}` : `${whose}: ${text}`)).join('; ');
}

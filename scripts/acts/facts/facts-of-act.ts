import type { Repeat } from '../../../packages/clinical/src/index.ts';
import type { WrittenAct } from '../../../packages/edition/src/files/act/act.ts';
import type { WrittenStart } from '../../../packages/edition/src/files/act/start.ts';
import { type FactAt, said as inWords, left, typed } from './fact.ts';
import { besides, factsOfCautions, factsOfKnow } from './facts-of-cautions.ts';
import type { KnownWords } from './known-words.ts';

type Said<Key extends keyof WrittenAct> = Exclude<WrittenAct[Key], undefined | 'none'>;
/** The facts under one key. `none` in place of a value takes a fact away and is none itself. */
type Rules = { readonly [Key in keyof WrittenAct]-?: (said: Said<Key>, known: KnownWords) => readonly FactAt[] };

/** A name, a source, or what only a view asks for. */
const nothing = (): readonly FactAt[] => [];
const one = (key: string) => (): readonly FactAt[] => typed(key, 1);
const each =
  (key: string) =>
  (all: readonly unknown[]): readonly FactAt[] =>
    typed(key, all.length);

/** One rule for each key, which is how facts are counted. What an act takes over from another is counted there. */
const RULES: Rules = {
  label: nothing,
  cardLabel: nothing,
  like: nothing,
  noRow: nothing,
  first: nothing,
  source: nothing,
  // It is on the director's sheet, with a source of its own, and on no crew's face.
  differs: nothing,
  when: each('when'),
  in: one('in'),
  routes: each('routes'),
  site: (said, { used }) => inWords('site', 'site', said, used),
  split: one('split'),
  device: (said, { used }) => said.flatMap(({ is }) => inWords('device', 'device', is, used)),
  dose: (said) =>
    said.flatMap(({ give }) => {
      if (typeof give !== 'object' || !('say' in give)) return typed('dose', 1);
      // Each part of a gas is one: a flow by a device, a share, what comes first.
      return typeof give.say === 'string'
        ? left('dose', 'words of a dose', give.say)
        : typed('dose', give.say.gas.length);
    }),
  product: one('product'),
  over: each('over'),
  // biome-ignore lint/suspicious/noThenProperty: a key of an act, and no promise
  then: (said, { used }) => said.flatMap(({ is }) => inWords('then', 'then', is, used)),
  step: each('step'),
  recheck: one('recheck'),
  target: one('target'),
  stopWhen: each('stopWhen'),
  start: factsOfStart,
  repeat: (said) => factsOfRepeat(said),
  order: each('order'),
  limits: each('limits'),
  modify: each('modify'),
  stop: (said, known) => factsOfCautions('stop', said, known),
  ask: (said, known) => factsOfCautions('ask', said, known),
  know: factsOfKnow,
  monitor: each('monitor'),
  lift: (said, known) =>
    said.flatMap(({ if: condition, say }) => [
      ...typed('lift', 1),
      ...besides('lift', 'words of a caution', say, condition === undefined ? {} : { if: condition }, known),
    ]),
  instead: (said, known) =>
    said.flatMap(({ if: condition, say }) => [
      ...typed('instead', 1),
      ...besides('instead', 'words of an alternative', say, { if: condition }, known),
    ]),
  // The words name the ages, which are typed; a figure in them is one of another source.
  byAge: (said) =>
    said.flatMap(({ say }) => [...typed('byAge', 1), ...left('byAge', 'words of an age', /\(.+\)/.exec(say)?.[0])]),
  youngs: one('youngs'),
  youngsNever: (said, { used }) => inWords('youngsNever', 'no estimate', said, used),
  uncounted: one('uncounted'),
};

/** The facts that an act states itself. */
export const factsOfAct = (act: WrittenAct, known: KnownWords): readonly FactAt[] =>
  (Object.keys(RULES) as (keyof WrittenAct)[]).flatMap((key) => factsUnder(key, act[key], known));

function factsUnder<Key extends keyof WrittenAct>(key: Key, said: WrittenAct[Key], known: KnownWords) {
  const rule = RULES[key] as (is: Said<Key>, by: KnownWords) => readonly FactAt[];
  return said === undefined || said === 'none' ? [] : rule(said as Said<Key>, known);
}

/** Each act, drug, event, time, shock, question and thing at hand is one; what is done first is left as text. */
function factsOfStart(
  { after, wait, within, afterShock, check, needs, first = [] }: WrittenStart,
  { used }: KnownWords,
): readonly FactAt[] {
  const singles = [wait, afterShock].filter((said) => said !== undefined);
  const listed = [after, within, check, needs].reduce((sum, all) => sum + (all?.length ?? 0), 0);
  return [
    ...typed('start', singles.length + listed),
    ...first.flatMap(({ say }) => inWords('start', 'first', say, used)),
  ];
}

/** "None" is one; else each time, number or factor is. */
export const factsOfRepeat = (said: readonly { readonly is: Repeat | 'none' }[]): readonly FactAt[] =>
  said.flatMap(({ is }) => typed('repeat', is === 'none' ? 1 : Object.keys(is).length));

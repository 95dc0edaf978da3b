import type { Act, DrugActs } from '@first60/clinical';
import type { EditionActs } from '../../model/edition-acts.ts';
import { known, type Note } from '../notes.ts';

/** A name of an act, "ketamine/sedation", and where it stands. */
interface Named {
  readonly ref: string;
  readonly at: readonly PropertyKey[];
}

const namedBy = ({ id, instead = [], start, order = [], limits = [] }: Act): readonly Named[] => {
  const at = (...path: readonly PropertyKey[]) => ['acts', id, ...path];
  return [
    ...instead.map(({ act }, index) => ({ ref: act, at: at('instead', index, 'act') })),
    ...(start?.after ?? []).map((ref, index) => ({ ref, at: at('start', 'after', index) })),
    ...order.flatMap(({ after }, index) => (after === undefined ? [] : [{ ref: after.given, at: at('order', index) }])),
    ...limits.flatMap(({ counts }, index) =>
      Array.isArray(counts) ? counts.map((ref: string) => ({ ref, at: at('limits', index, 'counts') })) : [],
    ),
  ];
};

/** Notes acts of a drug that name an act of another drug which is not there. An act of the drug itself is noted before. */
export function noteOtherDrugs(
  { id, acts }: DrugActs,
  all: EditionActs['drugs'],
  broken: ReadonlySet<string>,
  note: Note,
): void {
  for (const { ref, at } of acts.flatMap(namedBy)) {
    if (!isOneOf(broken, ref)) noteUnknownAct(ref, id, all, (sentence) => note(at, sentence));
  }
}

/** True when the act is of one of these drugs. Acts of a drug with a problem may be missing because of it. */
const isOneOf = (drugs: ReadonlySet<string>, ref: string): boolean => drugs.has(ref.split('/')[0] ?? '');

/** Notes a class that leaves out an act which is not there. */
export function noteExcepted({ classes, drugs }: EditionActs, broken: ReadonlySet<string>, note: Note): void {
  for (const [key, { onlyOne }] of Object.entries(classes)) {
    for (const [index, ref] of (onlyOne?.except ?? []).entries()) {
      if (isOneOf(broken, ref)) continue;
      noteUnknownAct(ref, undefined, drugs, (sentence) => note([key, 'onlyOne', 'except', index], sentence));
    }
  }
}

function noteUnknownAct(
  ref: string,
  own: string | undefined,
  all: EditionActs['drugs'],
  say: (sentence: string) => void,
): void {
  const [medication = '', name] = ref.split('/');
  if (name === undefined || medication === own) return;
  const drug = all[medication];
  if (drug === undefined) {
    say(`"${ref}" names no drug: ${known(Object.keys(all))}.`);
    return;
  }
  const ids = drug.acts.map(({ id }) => id);
  if (!ids.includes(name)) say(`${medication} has no act "${name}": ${known(ids)}.`);
}

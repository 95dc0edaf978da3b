import type { Act, ActDose, DrugActs, Product } from '@first60/clinical';
import type { ActsFile, WrittenActsFile } from '../files/act-file.ts';
import type { ActTables } from './act-tables.ts';
import { noteUnpreparedRoutes, noteUnusedPreparations } from './acts/by-route.ts';
import { noteGaps, noteNobody, noteOverlaps } from './acts/dose-entries.ts';
import { inWords } from './acts/in-words.ts';
import { noteIdleLifts } from './acts/lifts.ts';
import { placedActs } from './acts/like.ts';
import type { PlacedAct } from './acts/placed-act.ts';
import { namesOf, noteDoubleSources, noteUnknown, referencesOfAct, referencesOfDrug } from './acts/references.ts';
import { noteLimitsOfDose, noteOtherUnits, type PlacedDose } from './acts/units.ts';
import { noteOtherWays } from './acts/ways.ts';
import { noteWords } from './acts/words.ts';
import type { Note } from './notes.ts';

/**
 * The acts of a drug and all they depend on. What one act takes over from another is filled in, and everything
 * that cannot be given as it is written is noted.
 */
export function actsOf(
  id: string,
  writtenFile: WrittenActsFile,
  tables: ActTables,
  noteAll: Note,
  nameOf: (drug: string) => string | undefined = () => undefined,
): DrugActs {
  const note = once(noteAll);
  const file = inWords(writtenFile, tables, nameOf, note);
  const placed = placedActs(file.acts, note);
  const products = Object.entries(file.products).map(([name, product]) => ({ id: name, ...product }));
  const preparations = Object.entries(file.preparations).map(([name, preparation]) => ({ id: name, ...preparation }));
  const names = namesOf(tables, file);
  for (const references of [referencesOfDrug(file), ...placed.map((act) => referencesOfAct(act, id))]) {
    noteUnknown(references, names, note);
    noteDoubleSources(references, note);
  }
  for (const act of placed) {
    noteNobody(act, note);
    noteOverlaps(act, note);
    noteGaps(act, note);
    noteWords(act, products, note);
    noteIdleLifts(act, file, tables, note);
    const written = writtenFile.acts[act.act.id];
    if (written !== undefined) noteOtherWays(act, written, tables, note);
  }
  noteUnpreparedRoutes(placed, products, preparations, note);
  // An act that could not be placed may be the one that a preparation is for.
  if (placed.length === Object.keys(file.acts).length) noteUnusedPreparations(preparations, placed, note);
  const doses = [...dosesOfDrug(file, products), ...placed.flatMap((act) => dosesOf(act, products))];
  noteOtherUnits(doses, note);
  for (const one of doses) noteLimitsOfDose(one, note);
  return {
    id,
    classes: file.classes,
    // The schema refuses a file without a product.
    products: products as unknown as DrugActs['products'],
    preparations,
    ...partsOf(file, ['routeLimits', 'limits', 'modify', 'stop', 'ask', 'know', 'monitor']),
    acts: placed.map(({ act }) => withStopWhen(act, file)),
  };
}

/** Notes a problem once, although the field that has it is taken over by other acts. */
function once(note: Note): Note {
  const noted = new Set<string>();
  return (path, sentence) => {
    const text = JSON.stringify([path, sentence]);
    if (!noted.has(text)) note(path, sentence);
    noted.add(text);
  };
}

const partsOf = <Whole extends object, Part extends keyof Whole>(whole: Whole, parts: readonly Part[]) =>
  Object.fromEntries(parts.flatMap((part) => (part in whole ? [[part, whole[part]]] : []))) as Pick<Whole, Part>;

/** What ends a dose of any act of the drug ends this one too, unless the act says `none`. */
function withStopWhen(act: Act, { stopWhen = [], acts }: ActsFile): Act {
  const own = act.stopWhen ?? [];
  const all = [...own, ...stopWhen.filter((condition) => !own.includes(condition))];
  return acts[act.id]?.stopWhen === 'none' || all.length === 0 ? act : { ...act, stopWhen: all };
}

/** The amounts of a drug beside those of its acts. */
function dosesOfDrug({ limits = [], modify = [] }: ActsFile, products: readonly Product[]): readonly PlacedDose[] {
  const product = products[0];
  return [
    ...limits.flatMap(({ total }, index) => (total ? [{ dose: total, at: ['limits', index, 'total'], product }] : [])),
    ...modify.flatMap(({ give }, index) => (give ? [{ dose: give, at: ['modify', index, 'give'], product }] : [])),
  ];
}

function dosesOf({ act, at }: PlacedAct, products: readonly Product[]): readonly PlacedDose[] {
  const product = products.find(({ id }) => id === act.product) ?? products[0];
  const { dose, step = [], limits = [], modify = [], order = [], byAge = [] } = act;
  const placed = (one: ActDose | undefined, place: readonly PropertyKey[]): readonly PlacedDose[] =>
    one === undefined ? [] : [{ dose: one, at: place, product }];
  return [
    ...dose.flatMap(({ give }) => placed(typeof give === 'object' && 'low' in give ? give : undefined, at('dose'))),
    ...step.flatMap(({ is }) => placed(is, at('step'))),
    ...limits.flatMap(({ total }, index) => placed(total, at('limits', index, 'total'))),
    ...modify.flatMap(({ give }, index) => placed(give, at('modify', index, 'give'))),
    ...order.flatMap(({ above }, index) => placed(above, at('order', index))),
    ...byAge.flatMap((one, index) => placed({ low: one.dose }, at('byAge', index, 'dose'))),
  ];
}

import type { ActsFile } from '../../files/act-file.ts';
import type { ActTables } from '../act-tables.ts';
import type { Note } from '../notes.ts';
import type { PlacedAct } from './placed-act.ts';

/** Notes a lifted condition that neither the drug nor one of its classes has. */
export function noteIdleLifts({ act, at }: PlacedAct, file: ActsFile, { classes }: ActTables, note: Note): void {
  const above = [file, ...file.classes.flatMap((name) => classes[name] ?? [])];
  const inherited = above.flatMap(({ stop = [], ask = [] }) => [...stop, ...ask].flatMap(({ who }) => who.if ?? []));
  for (const [index, { if: condition }] of (act.lift ?? []).entries()) {
    if (condition === undefined || inherited.includes(condition)) continue;
    note(
      at('lift', index),
      `Nothing is lifted: neither the drug nor its classes stop or ask for "${condition}". Take it out, or write it under "stop" or "ask" of the drug.`,
    );
  }
}

import type { Algorithm, Edition, Exceptions, Line } from '@first60/edition';
import { pointer } from '../../rule.ts';

/** Drawings use the name of the drug without its strength: "epinephrine" for epinephrine-1-1000. */
export const drugWord = (id: string): string => id.replace(/-.*/, '');

/** The part of a drawing's step that is about one drug. `drug` is empty before the first drug is named. */
export interface Stretch {
  readonly drug: string;
  readonly text: string;
}

/** The drugs that a drawing may name: those in the kits, and those listed as drawn although no kit holds them. */
export function drawnDrugs({ formulary }: Edition, { drawnDrugs: notStocked }: Exceptions): RegExp {
  const words = [...Object.keys(formulary).map(drugWord), ...notStocked.map(({ drug }) => drug)];
  // An empty list of drugs matches nothing.
  return words.length === 0 ? /(?!)/g : new RegExp(`\\b(?:${words.map(literally).join('|')})\\b`, 'gi');
}

/** A pattern that matches the text literally. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A step's words, split by drug. A line that names no drug belongs to the last drug named in its step. */
export function stretchesOf(lines: readonly Line[], drugs: RegExp): readonly Stretch[] {
  let drug = '';
  return lines.flatMap(({ text }) => {
    const named = [...text.matchAll(drugs)];
    const ends = [...named.map(({ index }) => index), text.length];
    const before = { drug, text: text.slice(0, ends[0]) };
    const after = named.map(([word], at) => ({ drug: word.toLowerCase(), text: text.slice(ends[at], ends[at + 1]) }));
    drug = after.at(-1)?.drug ?? drug;
    return before.drug === '' ? after : [before, ...after];
  });
}

/** A step in a drawing, with its place. */
interface DrawnStep {
  readonly key: string;
  readonly graph: Algorithm;
  readonly lines: readonly Line[];
  /** JSON Pointer into the edition. */
  readonly at: string;
  /** The place, described in words. */
  readonly where: string;
}

/** Every step in every drawing, with its place. */
export const drawnSteps = ({ algorithms }: Edition): readonly DrawnStep[] =>
  Object.entries(algorithms).flatMap(([key, graph]) =>
    graph.steps.map(({ lines }, step) => ({
      key,
      graph,
      lines,
      at: pointer('algorithms', key, 'steps', step),
      where: `The algorithm of ${graph.title}, step ${step + 1}`,
    })),
  );

import type { Difference } from './difference.ts';
import { type Fields, isWhole, wholeText } from './values.ts';

/** The differences found in one field. */
interface FieldDifferences {
  readonly key: string;
  readonly told: readonly Difference[];
}

/** For each of these fields, the text that states its figures. */
const TEXT_OF: Readonly<Record<string, string>> = { adultFigure: 'adultDose', pedsFigure: 'pedsDose' };
/** Pattern for each dose figure in a text. */
const SAID_AS: Readonly<Record<string, (figure: string) => RegExp>> = {
  fixed: (figure) => new RegExp(`^${escaped(figure)}(?![\\w/.])`),
  perKg: (figure) => new RegExp(`^${escaped(figure)}/kg(?![\\w/.])`),
  max: (figure) => new RegExp(`\\bmax ${escaped(figure)}(?![\\w/.])`),
  min: (figure) => new RegExp(`\\bmin ${escaped(figure)}(?![\\w/.])`),
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The differences in a record, except those in figures whose texts already show the old and the new value. A figure
 * that differs from its text is kept, because it is what a crew is given.
 */
export function withoutEchoes(was: Fields, is: Fields, fields: readonly FieldDifferences[]): readonly Difference[] {
  const changed = new Set(fields.filter(({ told }) => told.length > 0).map(({ key }) => key));
  return fields.flatMap(({ key, told }) => {
    if (told.length === 0) return [];
    if (key in SAID_AS && changed.has('text') && isSaid(key, [was, is], [was.text, is.text])) return [];
    const text = TEXT_OF[key];
    if (text === undefined || !changed.has(text)) return told;
    const [before, after] = [fieldsOf(was[key]), fieldsOf(is[key])];
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    const areSaid = [...names].every(
      (name) => isSame(before[name], after[name]) || isSaid(name, [before, after], [was[text], is[text]]),
    );
    return areSaid ? [] : told;
  });
}

const fieldsOf = (node: unknown): Fields => (node !== null && typeof node === 'object' ? (node as Fields) : {});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function isSaid(name: string, [was, is]: readonly [Fields, Fields], [before, after]: readonly unknown[]): boolean {
  const isIn = (figure: unknown, text: unknown): boolean => {
    if (figure === undefined) return true;
    return isWhole(figure) && typeof text === 'string' && SAID_AS[name]?.(wholeText(figure)).test(text) === true;
  };
  return SAID_AS[name] !== undefined && isIn(was[name], before) && isIn(is[name], after);
}

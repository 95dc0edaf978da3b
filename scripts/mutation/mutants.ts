import { stretchesOf } from './source-tokens.ts';

/**
 * The kind of part that was changed: a typed figure or unit, a figure in a dose's words, a figure in other prose, or
 * the code that computes.
 */
export type MutantClass = 'figure' | 'dose text' | 'prose' | 'operator';

/** One change at one place in one file. */
export interface Mutant {
  readonly file: string;
  readonly class: MutantClass;
  readonly at: number;
  readonly was: string;
  readonly becomes: string;
}

const NUMBER = /(?<![\w.#])\d+(?:\.\d+)?(?!\w)/g;
/** A figure in a line of a content file. The digits of a name, such as `aha-2020` or `20-percent`, are none. */
const NUMBER_IN_LINE = /(?<![A-Za-z][\w-]*|[\d.#])\d+(?:\.\d+)?(?!\d|-[a-z])/g;
const KEY = /(?<=^|[\s{])[A-Za-z][\w-]*(?=:(?: |$))/g;
/** The value of a key up to the next one, without quotes. */
const VALUE = /^: *"?([^,}"]*)/;
/** A value that is a figure alone, such as `3`, `0.1 mg` or `3 mg/mL`. */
const FIGURE = /^\d+(?:\.\d+)?(?: [A-Za-z%]+(?:\/[A-Za-z]+){0,2})?$/;
const UNIT = /(?<=^\d+(?:\.\d+)? )(?:mg|mcg|g|mL|mEq|units)\b/;

/** Keys of sources and names, which hold no figures. */
const NAMES = /^(?:source|sources|synonyms|brandNames)$/;
/** Keys of texts whose figures are strengths, intervals or sizes. */
const DOSE_TEXTS = /^(?:presentation|genericName|frequency|gauge)$/;
/** Keys of an act that hold more than a figure: doses by age, patients, intervals, mixtures and what a container holds. */
const ACT_TEXTS = /^(?:dose|give|step|who|if|repeat|every|after|over|wait|order|factor|holds|also|mix)$/;
const ZONES = /zones\.yaml$/;

/** Every figure of a content file, each increased by one in its last place, and every changed unit. */
export function figureMutants(file: string, source: string): Mutant[] {
  const mutants: Mutant[] = [];
  let at = 0;
  let field = '';
  for (const line of source.split('\n')) {
    const keys = [...line.matchAll(KEY)];
    const first = keys[0]?.index ?? line.length;
    // What stands before the first key of a line, or in a line without one, belongs to the key above.
    const parts = [
      { name: field, from: 0, to: first },
      ...keys.map(({ 0: name, index }, key) => {
        return { name, from: index + name.length, to: keys[key + 1]?.index ?? line.length };
      }),
    ];
    for (const { name, from, to } of /^\s*#/.test(line) ? [] : parts) {
      field = name;
      if (!NAMES.test(name)) mutants.push(...mutantsOf(file, name, line.slice(from, to), at + from));
    }
    at += line.length + 1;
  }
  return mutants;
}

/** @param text what follows the key `field`, which stands at `at` */
function mutantsOf(file: string, field: string, text: string, at: number): Mutant[] {
  const value = VALUE.exec(text)?.[1]?.trim() ?? '';
  const isFigure = FIGURE.test(value) && !DOSE_TEXTS.test(field);
  const isDoseText = DOSE_TEXTS.test(field) || ACT_TEXTS.test(field) || ZONES.test(file);
  const words = isDoseText ? 'dose text' : 'prose';
  const kind = isFigure ? 'figure' : words;
  const figures = [...text.matchAll(NUMBER_IN_LINE)].map(({ 0: was, index }): Mutant => {
    return { file, class: kind, at: at + index, was, becomes: raised(was) };
  });
  const [unit] = (isFigure && UNIT.exec(value)) || [];
  if (unit === undefined) return figures;
  const place = at + text.indexOf(value) + value.indexOf(` ${unit}`) + 1;
  return [...figures, { file, class: 'figure', at: place, was: unit, becomes: unit === 'mg' ? 'mcg' : 'mg' }];
}

/** "0.01" becomes "0.02", "9" becomes "10". */
function raised(figure: string): string {
  const decimals = figure.split('.')[1]?.length ?? 0;
  return (Number(figure) + 10 ** -decimals).toFixed(decimals);
}

const SWAPS: ReadonlyArray<readonly [was: RegExp, becomes: string]> = [
  [/===/g, '!=='],
  [/!==/g, '==='],
  [/(?<= )<=(?= )/g, '<'],
  [/(?<= )<(?= )/g, '<='],
  [/(?<= )>=(?= )/g, '>'],
  [/(?<= )>(?= )/g, '>='],
  [/(?<= )&&(?= )/g, '||'],
  [/(?<= )\|\|(?= )/g, '&&'],
  [/(?<= )\+(?= )/g, '-'],
  [/(?<= )-(?= )/g, '+'],
  [/(?<= )\*(?= )/g, '/'],
  [/\.gt\(/g, '.gte('],
  [/\.gte\(/g, '.gt('],
  [/\.lt\(/g, '.lte('],
  [/\.lte\(/g, '.lt('],
  [/\.plus\(/g, '.minus('],
  [/\.minus\(/g, '.plus('],
  [/\.times\(/g, '.div('],
  [/\.div\(/g, '.times('],
  [/\.some\(/g, '.every('],
  [/\.every\(/g, '.some('],
  [/\.find\(/g, '.findLast('],
  [/\.findLast\(/g, '.find('],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/(?<=[( ])!(?=[\w(])/g, ''],
];

/** Every operator, comparison, constant and negation of a code file, each changed separately. */
export function operatorMutants(file: string, source: string): Mutant[] {
  return stretchesOf(source).flatMap((stretch) => {
    if (stretch.kind !== 'code') return [];
    const found = (pattern: RegExp, becomes: (was: string) => string): Mutant[] =>
      [...stretch.text.matchAll(pattern)].map(({ 0: was, index }) => {
        return { file, class: 'operator', at: stretch.from + index, was, becomes: becomes(was) };
      });
    return [...SWAPS.flatMap(([pattern, becomes]) => found(pattern, () => becomes)), ...found(NUMBER, raised)];
  });
}

/** The source with this one change. */
export const mutated = (source: string, { at, was, becomes }: Mutant): string =>
  source.slice(0, at) + becomes + source.slice(at + was.length);

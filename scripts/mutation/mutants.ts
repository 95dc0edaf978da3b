import { type Stretch, stretchesOf } from './source-tokens.ts';

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
const NUMBER_IN_WORDS = /(?<![A-Za-z]-?|[\d.])\d+(?:\.\d+)?/g;
const UNIT = /(?<=\bunit: ')(?:mg|mcg|g|mL|mEq|units)(?=')/g;

/** String fields that contain names, not figures. */
const NAMES =
  /^(?:id|medId|medication|sources|synonyms|brandNames|purpose|kind|unit|use|colorCode|textColor|classPrimary)$/;
/** String fields whose figures are doses, limits, intervals, strengths or sizes. */
const DOSE_TEXTS = /^(?:adultDose|pedsDose|presentation|maxTotal|repeatInterval|recipe|genericName|frequency|gauge)$/;
const ZONES = /\/zones\//;

/** Every figure of a content file, each increased by one in its last place, and every changed unit. */
export function figureMutants(file: string, source: string): Mutant[] {
  const mutants: Mutant[] = [];
  for (const { 0: was, index } of source.matchAll(UNIT)) {
    mutants.push({ file, class: 'figure', at: index, was, becomes: was === 'mg' ? 'mcg' : 'mg' });
  }
  for (const { stretch, field } of withFields(stretchesOf(source))) {
    const kind = stretch.kind === 'code' ? 'figure' : textClass(file, field);
    if (stretch.kind === 'other' || kind === null) continue;
    const pattern = stretch.kind === 'code' ? NUMBER : NUMBER_IN_WORDS;
    for (const { 0: was, index } of stretch.text.matchAll(pattern)) {
      mutants.push({ file, class: kind, at: stretch.from + index, was, becomes: raised(was) });
    }
  }
  return mutants;
}

function textClass(file: string, field: string): MutantClass | null {
  if (NAMES.test(field)) return null;
  return DOSE_TEXTS.test(field) || ZONES.test(file) ? 'dose text' : 'prose';
}

/**
 * Each stretch of code with the property that contains it. The sources that follow a line's text count as its sources.
 */
function* withFields(stretches: readonly Stretch[]): Generator<{ stretch: Stretch; field: string }> {
  let field = '';
  let inLine = false;
  for (const stretch of stretches) {
    if (stretch.kind === 'code') {
      field = /(\w+):\s*(?:\[\s*)?(?:line\(\s*)?$/.exec(stretch.text)?.[1] ?? field;
      if (/\bfrom $/.test(stretch.text)) field = 'sources';
      if (/line\(\s*$/.test(stretch.text)) inLine = true;
      else if (inLine && /^\s*,\s*$/.test(stretch.text)) {
        yield { stretch, field };
        field = 'sources';
        continue;
      } else if (stretch.text.includes(')')) inLine = false;
      if (inLine && field === 'sources') field = 'line';
    }
    yield { stretch, field };
  }
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

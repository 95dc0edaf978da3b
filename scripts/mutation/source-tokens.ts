/** A stretch of a TypeScript source: code, a string's content, or neither. */
export interface Stretch {
  readonly kind: 'code' | 'string' | 'other';
  readonly from: number;
  readonly text: string;
}

/** Comments, strings, templates and regular expressions, in Biome's formatting. */
const NOT_CODE =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[(,=:[!&|?{};]\s*|return )\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g;

/** Splits a source, so that operators are found only in code and figures only in strings. */
export function stretchesOf(source: string): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { 0: text, index } of source.matchAll(NOT_CODE)) {
    stretches.push({ kind: 'code', from: at, text: source.slice(at, index) });
    const isString = text.startsWith("'") || text.startsWith('"');
    stretches.push(
      isString ? { kind: 'string', from: index + 1, text: text.slice(1, -1) } : { kind: 'other', from: index, text },
    );
    at = index + text.length;
  }
  return [...stretches, { kind: 'code', from: at, text: source.slice(at) }];
}

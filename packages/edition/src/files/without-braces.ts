import { z } from 'zod';

/**
 * The same file, whose texts have no braces. Figures are filled into the texts of cards, calculators, plans and drawings.
 * Acts, their tables and sources are read before any figure is known, so that a crew would read the braces.
 */
export const withoutBraces = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((written, context) => {
    for (const { path, text } of bracedIn(written, [])) {
      context.addIssue({
        code: 'custom',
        path: [...path],
        message: `"${text}" has braces, and no figure is filled in here: write the figure into the field for it, and the words without.`,
      });
    }
    return written;
  }, schema);

interface Braced {
  readonly path: readonly (string | number)[];
  readonly text: string;
}

function bracedIn(value: unknown, path: Braced['path']): readonly Braced[] {
  if (typeof value === 'string') return /[{}]/.test(value) ? [{ path, text: value }] : [];
  if (Array.isArray(value)) return value.flatMap((entry, at) => bracedIn(entry, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => bracedIn(entry, [...path, key]));
}

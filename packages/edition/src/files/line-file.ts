import { z } from 'zod';

/** One work or several, by key: `spec` or `[spec, la-1309]`. */
export const sourceKeys = z
  .union([z.string(), z.array(z.string())])
  .transform((keys): readonly string[] => (typeof keys === 'string' ? [keys] : keys));

/** A line of a card: its text alone, its text with where the figures come from, or the name of a shared line. */
export const lineEntry = z.union([
  z.string().transform((say) => ({ say, source: [] as readonly string[] })),
  z.strictObject({
    say: z.string(),
    source: sourceKeys.default([]),
    /** No good source was found: shown with a mark and listed for the medical director. */
    review: z.literal('needs-source').exactOptional(),
    /** Shock energies that a child's weight decides, in J for each kg, in the order of the text. */
    joulesPerKg: z.array(z.number().positive().max(10)).exactOptional(),
  }),
  z.strictObject({ use: z.string() }),
]);
export type LineEntry = z.output<typeof lineEntry>;

export const lineEntries = z.array(lineEntry).default([]);

/** Lines that several cards share, by name. */
export const linesFile = z.record(z.string(), lineEntry);

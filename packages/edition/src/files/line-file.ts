import { z } from 'zod';

/** One work or several, by key: `spec` or `[spec, la-1309]`. */
export const sourceKeys = z
  .union([z.string(), z.array(z.string())])
  .transform((keys): readonly string[] => (typeof keys === 'string' ? [keys] : keys));

/** A line of a card: its text alone, its text with the sources of its figures, or the name of a shared line. */
export const lineEntry = z.union([
  z.string().transform((say) => ({ say, source: [] as readonly string[] })),
  z.strictObject({
    say: z.string(),
    source: sourceKeys.default([]),
    /** No good source was found: shown with a mark and listed for the medical director. */
    review: z.literal('needs-source').exactOptional(),
    /** Shock energies that depend on a child's weight, in J per kg, in the order in which the text states them. */
    joulesPerKg: z.array(z.number().positive().max(10)).exactOptional(),
  }),
  z.strictObject({ use: z.string() }),
]);
export type LineEntry = z.output<typeof lineEntry>;

export const lineEntries = z.array(lineEntry).default([]);

const onFace = {
  source: sourceKeys.default([]),
  /** The age group it concerns, when it does not concern both. */
  to: z.enum(['adult', 'pediatric']).exactOptional(),
};
const stop = z
  .strictObject({ stop: z.string(), ...onFace })
  .transform(({ stop: say, ...rest }) => ({ say, ...rest, level: 'stop' as const }));
const check = z
  .strictObject({ check: z.string(), ...onFace })
  .transform(({ check: say, ...rest }) => ({ say, ...rest, level: 'check' as const }));

/** A calculator row's cautions: those on its face, where `stop` forbids the dose and `check` changes it, and lines that are shown when the row is unfolded. */
export const cautionEntries = z.array(z.union([stop, check, lineEntry])).default([]);
export type CautionEntry = z.output<typeof cautionEntries>[number];

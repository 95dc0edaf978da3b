import { z } from 'zod';
import { TOOL_NAMES } from '../model/tool.ts';
import { lineWords, routes } from './drug-file.ts';
import { lineEntries, lineEntry } from './line-file.ts';

/** One medication line: a regimen of a drug, and what this card says of it in other words. It states no figure. */
const medicationEntry = z.strictObject({
  /** Drug and regimen: `epinephrine-1-1000/anaphylaxis-im`. */
  give: z.string(),
  /** For whom, where the regimen has figures for both ages and the card gives it to one. */
  to: z.enum(['adult', 'pediatric']).exactOptional(),
  ...lineWords,
  routes: routes.exactOptional(),
  /** Another dilution than that of the regimen, or `none`. */
  preparation: z.string().exactOptional(),
  /** Words of the regimen that this card leaves out. */
  without: z.array(z.enum(['max', 'examples', 'note', 'adultNote', 'pediatricNote'])).exactOptional(),
  /** Shared by the lines of a card that are choices for one thing. */
  purpose: z.string().exactOptional(),
  /** The drug in whose place it is given when that is unsafe. */
  whenUnsafe: z.string().exactOptional(),
  /** Among the first doses of the card although it is mixed first. */
  first: z.literal(true).exactOptional(),
});
export type MedicationEntry = z.output<typeof medicationEntry>;

/** One card: `protocols/<group>/<id>.yaml`. */
export const protocolFile = z.strictObject({
  title: z.string(),
  priority: z.enum(['critical', 'urgent', 'routine']),
  /** Name of a lucide icon. */
  icon: z.string(),
  ageGroup: z.enum(['adult', 'pediatric', 'both']).exactOptional(),
  /** Words that crews and callers use: lay words, abbreviations, misspellings, Arabic. Lower case. */
  synonyms: z.array(z.string()).default([]),
  /** What callers say, searched word by word. */
  spokenWords: z.array(z.string()).exactOptional(),
  /** The same, of words and of word families: "<limb> <deformed>". */
  spokenCombinations: z.array(z.string()).exactOptional(),
  ahaReference: z.strictObject({ edition: z.string(), keyPoints: lineEntries }).exactOptional(),
  algorithmPdfPath: z.string().exactOptional(),
  first60Seconds: lineEntries,
  blsCore: lineEntries,
  alsSteps: lineEntries,
  /** Used instead of the three lists in procedures. */
  steps: z.array(lineEntry).exactOptional(),
  /** Scores, tables and forms that the card shows, in this order. */
  tools: z
    .array(z.enum(TOOL_NAMES))
    .refine((tools) => new Set(tools).size === tools.length, 'A tool is named twice: keep one.')
    .exactOptional(),
  medications: z.array(medicationEntry).default([]),
  olmdCriteria: lineEntries,
  transportPriorities: lineEntries,
  dos: lineEntries,
  donts: lineEntries,
  specialConsiderations: lineEntries,
  notes: lineEntries,
  guidelineNotes: lineEntries,
  crossLinks: z.array(z.string()).default([]),
});
export type ProtocolFile = z.output<typeof protocolFile>;

import { z } from 'zod';
import { TOOL_NAMES } from '../model/tool.ts';
import { actRoutes } from './act/act.ts';
import { cautions } from './act/caution.ts';
import type { InWords } from './act/in-words.ts';
import { limit } from './act/limit.ts';
import { order } from './act/order.ts';
import { repeat } from './act/repeat.ts';
import { cardLineEntries, cardLineEntry } from './card-line-file.ts';
import { lineEntries, sourceKeys } from './line-file.ts';

/** One medication line: an act of a drug, and what this card adds to it. It states no figure. */
const medicationEntry = z.strictObject({
  /** Drug and act: `epinephrine-1-1000/anaphylaxis`. */
  give: z.string(),
  /** The age group, when the act has doses for both groups and the line is for only one. */
  to: z.enum(['adult', 'pediatric']).exactOptional(),
  /** What it is for on this card, when that is not the act's label. */
  indication: z.string().exactOptional(),
  source: sourceKeys.exactOptional(),
  /** Shared by the lines of a card that are alternatives for one purpose. */
  purpose: z.string().exactOptional(),
  /** The drug that this one replaces when that drug is unsafe. */
  whenUnsafe: z.string().exactOptional(),
  /** Listed among the first doses of the card although it has to be mixed. */
  first: z.literal(true).exactOptional(),
  /** Further acts of the same drug that the line shows below its own: a later dose, a smaller one. */
  also: z.array(z.string()).min(1).exactOptional(),
  /** Cautions of this card, besides those of the act. */
  add: z.strictObject(cautions).exactOptional(),
  /** Where this card is tighter than the act. */
  tighten: z
    .strictObject({
      order: z.array(order).min(1).exactOptional(),
      limits: z.array(limit).min(1).exactOptional(),
      repeat: repeat.exactOptional(),
      routes: actRoutes.exactOptional(),
    })
    .exactOptional(),
});
/** A line with all its words. */
export type MedicationEntry = InWords<WrittenEntry>;
/** A line as it is written, with keys where words of the tables stand. */
export type WrittenEntry = z.output<typeof medicationEntry>;

/** One card: `protocols/<group>/<id>.yaml`. */
export const protocolFile = z.strictObject({
  title: z.string(),
  priority: z.enum(['critical', 'urgent', 'routine']),
  /** Name of a lucide icon. */
  icon: z.string(),
  ageGroup: z.enum(['adult', 'pediatric', 'both']).exactOptional(),
  /** Words that crews and callers use: lay words, abbreviations, misspellings, Arabic. Lower case. */
  synonyms: z.array(z.string()).default([]),
  /** Words that callers use, searched one by one. */
  spokenWords: z.array(z.string()).exactOptional(),
  /** Also used by callers: combinations of words and word families, "<limb> <deformed>". */
  spokenCombinations: z.array(z.string()).exactOptional(),
  ahaReference: z.strictObject({ edition: z.string(), keyPoints: lineEntries }).exactOptional(),
  algorithmPdfPath: z.string().exactOptional(),
  first60Seconds: cardLineEntries,
  blsCore: cardLineEntries,
  alsSteps: cardLineEntries,
  /** Replaces the three lists in procedures. */
  steps: z.array(cardLineEntry).exactOptional(),
  /** Scores, tables and forms that the card shows, in this order. */
  tools: z
    .array(z.enum(TOOL_NAMES))
    .refine((tools) => new Set(tools).size === tools.length, 'A tool is named twice: keep one.')
    .exactOptional(),
  medications: z.array(medicationEntry).default([]),
  olmdCriteria: cardLineEntries,
  transportPriorities: cardLineEntries,
  dos: cardLineEntries,
  donts: cardLineEntries,
  specialConsiderations: cardLineEntries,
  notes: cardLineEntries,
  guidelineNotes: lineEntries,
  crossLinks: z.array(z.string()).default([]),
});
/** A card as it is written. */
export type WrittenProtocolFile = z.output<typeof protocolFile>;
/** A card with the words of the tables. */
export type ProtocolFile = InWords<WrittenProtocolFile>;

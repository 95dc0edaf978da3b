import { z } from 'zod';

/** Reason why a rule is broken on purpose, for anyone who reads the list years later. */
const why = z.string();
const otherDose = z.strictObject({ medication: z.string(), indication: z.string(), why });

/** Places where an edition breaks a rule on purpose: `exceptions.yaml`, which may be left out. */
export const exceptionsFile = z.strictObject({
  /** Links between two cards that need no link back. */
  oneWayLinks: z.array(z.strictObject({ from: z.string(), to: z.string(), why })).default([]),
  /** First 60 lines that apply to every patient of their card. */
  linesForAll: z.array(z.strictObject({ text: z.string(), why })).default([]),
  /** Names of agencies that may appear in texts that crews read on duty. */
  namedAgencies: z.array(z.strictObject({ name: z.string(), why })).default([]),
  /** Drugs that are mentioned in drawings although no kit holds them. */
  drawnDrugs: z.array(z.strictObject({ drug: z.string(), why })).default([]),
  /** Names of drugs and cards that may be used in texts although the edition has no drug or card of that name. */
  absentNames: z.array(z.strictObject({ name: z.string(), why })).default([]),
  /** Lines of cards that break the English of cards: the requirement's own words, a name, a quotation to be said aloud. */
  cardEnglish: z.array(z.strictObject({ text: z.string(), why })).default([]),
  /** Works that are cited although newer ones have taken their place, or although their date of review has passed. */
  oldSources: z.array(z.strictObject({ sources: z.array(z.string()), why })).default([]),
  /** Acts that break a rule of acts. */
  acts: z.array(z.strictObject({ rule: z.string(), act: z.string(), why })).default([]),
  /** Medication lines whose dose differs from the row for the same indication. */
  otherDoses: z.array(otherDose).default([]),
  /** Doses on cards that are in no row of their drug. */
  cardDosesAlone: z.array(otherDose).default([]),
  /** Doses in a drug's rows that are on no card. */
  rowDosesAlone: z
    .array(
      z.strictObject({
        medication: z.string(),
        indication: z.string(),
        age: z.enum(['adult', 'pediatric', 'both']),
        why,
      }),
    )
    .default([]),
  /** Doses for a child that exceed the adult dose by the same route for the same purpose. */
  childrenAboveAdults: z.array(otherDose).default([]),
  /** Volumes that two strengths of a drug share. */
  equalVolumes: z.array(z.strictObject({ medication: z.string(), volume: z.string(), why })).default([]),
  /** Doses that exceed what a muscle or a nose can take at once. */
  largeSiteVolumes: z
    .array(
      z.strictObject({
        medication: z.string(),
        way: z.enum(['muscle', 'nose']),
        indication: z.string().exactOptional(),
        why,
      }),
    )
    .default([]),
  /** Card lines that mean the same as a row of the quick calculator. */
  quickPairs: z.array(z.strictObject({ row: z.string(), lines: z.string() })).default([]),
  /** Card lines without a row in the quick calculator, although the calculator has the drug. */
  linesWithoutQuickRow: z.array(z.strictObject({ medication: z.string(), lines: z.string(), why })).default([]),
});

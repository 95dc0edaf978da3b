import { z } from 'zod';

/** Why a rule is broken on purpose, for the one who reads the list again in some years. */
const why = z.string();
const otherDose = z.strictObject({ medication: z.string(), indication: z.string(), why });

/** Where an edition breaks a rule on purpose: `exceptions.yaml`, which may be left out. */
export const exceptionsFile = z.strictObject({
  /** Links between two cards that need no way back. */
  oneWayLinks: z.array(z.strictObject({ from: z.string(), to: z.string(), why })).default([]),
  /** First 60 lines that are for every patient of their card. */
  linesForAll: z.array(z.strictObject({ text: z.string(), why })).default([]),
  /** Names of agencies that may stand in what a crew reads at work. */
  namedAgencies: z.array(z.strictObject({ name: z.string(), why })).default([]),
  /** Drugs that drawings name though no kit holds them. */
  drawnDrugs: z.array(z.strictObject({ drug: z.string(), why })).default([]),
  /** Names of drugs and cards that texts may say though the edition has none of that name. */
  absentNames: z.array(z.strictObject({ name: z.string(), why })).default([]),
  /** Medication lines that give another dose than the row of the same indication. */
  otherDoses: z.array(otherDose).default([]),
  /** Doses of cards that no row of their drug has. */
  cardDosesAlone: z.array(otherDose).default([]),
  /** Doses in rows of a drug that no card gives. */
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
  /** Doses of a child that are more than an adult gets by the same way for the same. */
  childrenAboveAdults: z.array(otherDose).default([]),
  /** Volumes that two strengths of a drug share. */
  equalVolumes: z.array(z.strictObject({ medication: z.string(), volume: z.string(), why })).default([]),
  /** Doses that are more than a muscle or a nose takes at once. */
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
  /** Which lines of cards mean what a row of the quick calculator means. */
  quickPairs: z.array(z.strictObject({ row: z.string(), lines: z.string() })).default([]),
  /** Lines of cards that the quick calculator has no row for, though it has the drug. */
  linesWithoutQuickRow: z.array(z.strictObject({ medication: z.string(), lines: z.string(), why })).default([]),
});

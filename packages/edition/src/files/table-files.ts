import { z } from 'zod';
import { ZONE_IDS } from '../model/zone.ts';
import { lineEntries, lineEntry, sourceKeys } from './line-file.ts';

/** Description of the edition, and its table of contents: `edition.yaml`. */
export const editionFile = z.strictObject({
  id: z.string(),
  /** ISO date of the content. */
  date: z.iso.date(),
  groups: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      color: z.enum(['red', 'orange', 'blue']),
      protocols: z.array(z.string()),
    }),
  ),
  /** Every drug, in the order of the inventory. */
  drugs: z.array(z.string()),
  /** Every receiving hospital, in the order of the directory. */
  hospitals: z.array(z.string()),
});

const range = z.strictObject({ from: z.number(), to: z.number() });

/** The color zones, from the lightest to the heaviest: `zones.yaml`. */
export const zonesFile = z.record(
  z.enum(ZONE_IDS),
  z.strictObject({
    color: z.string(),
    colorCode: z.string(),
    textColor: z.string(),
    weightRange: range,
    avgWeight: z.number().positive(),
    length: lineEntry,
    age: lineEntry,
    ettSize: lineEntry,
    ettDepth: lineEntry,
    lvMask: lineEntry,
    oralAirway: lineEntry,
    bvmSize: lineEntry,
    foleySize: lineEntry,
    chestTube: lineEntry,
    ivSize: lineEntry,
    ioSize: lineEntry,
    defibPadSize: lineEntry,
    defibEnergy: lineEntry,
  }),
);

/** Figures that belong to no single drug or card: `devices.yaml`. */
export const devicesFile = z.strictObject({
  ivFlow: z.array(
    z.strictObject({
      gauge: z.string(),
      color: z.string(),
      mlPerMin: z.number().positive(),
      use: z.string(),
      source: sourceKeys,
    }),
  ),
  ioNeedles: z.array(
    z.strictObject({
      color: z.string(),
      lengthMm: z.number().positive(),
      gauge: z.string(),
      weight: z.strictObject({ from: z.number(), to: z.number().exactOptional() }),
      use: z.string(),
      source: sourceKeys,
    }),
  ),
  automatedCprSizing: z.strictObject({
    chestDiameterCm: z.strictObject({ to: z.number() }),
    weightKg: z.strictObject({ from: z.number() }),
    heightCm: range,
    notes: lineEntries,
    source: sourceKeys,
  }),
  ventilatorSettings: z.strictObject({
    tidalVolumeMlPerKg: range,
    adultRatePerMin: range,
    peepCmH2O: z.number(),
    inspirationToExpiration: z.strictObject({ inspiration: z.number(), expiration: z.number() }),
    highPressureAlarmCmH2O: z.strictObject({ adult: z.number(), pediatric: z.number() }),
    oxygenSupplyBar: z.strictObject({ from: z.number() }),
    notes: lineEntries,
    source: sourceKeys,
  }),
  syringes: z.strictObject({
    syringes: z.array(z.strictObject({ capacityMl: z.number().positive(), graduationMl: z.number().positive() })),
    notes: lineEntries,
    source: sourceKeys,
  }),
});

const kit = z.strictObject({ name: z.string(), short: z.string(), contents: z.string(), location: z.string() });

/** The kits 1 to 6, in the order of their numbers: `kits.yaml`. */
export const kitsFile = z.tuple([kit, kit, kit, kit, kit, kit]);

const hospitalFact = z.enum(['trauma', 'cardiac', 'stroke', 'ecmo', 'name', 'address', 'phone', 'location', 'note']);

/** A receiving hospital: `hospitals/<id>.yaml`. */
export const hospitalFile = z.strictObject({
  name: z.string(),
  nameArabic: z.string(),
  city: z.string(),
  badges: z.strictObject({ trauma: z.boolean(), cardiac: z.boolean(), stroke: z.boolean(), ecmo: z.boolean() }),
  maps_url: z.url({ protocol: /^https$/ }),
  /** E.164, or null when no good source was found. */
  phone: z.string().nullable(),
  address: z.string(),
  note: z.string().exactOptional(),
  sources: z.array(
    z.strictObject({
      title: z.string(),
      edition: z.string(),
      basis: z.enum(['official', 'study', 'press', 'encyclopedia', 'directory', 'contact-block']),
      url: z.string().exactOptional(),
      supports: z.array(hospitalFact),
    }),
  ),
  review: z.array(z.enum(['phone', 'address'])).default([]),
});

/** A decision graph: `algorithms/<id of its card>.yaml`. */
export const algorithmFile = z.strictObject({
  title: z.string(),
  basis: z.string(),
  note: lineEntry.exactOptional(),
  steps: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(['start', 'action', 'decision', 'end']),
      lines: z.array(lineEntry).min(1),
      exits: z
        .array(
          z.strictObject({ to: z.string(), label: z.string().exactOptional(), jump: z.literal(true).exactOptional() }),
        )
        .default([]),
    }),
  ),
});

/** A sheet of drawings: `illustrations/<id>.yaml`. */
export const illustrationFile = z.strictObject({
  protocol: z.string(),
  title: z.string(),
  basis: z.string(),
  path: z.string(),
  pdf: z.string(),
  panels: z.array(z.strictObject({ id: z.string(), title: z.string(), lines: lineEntries, source: sourceKeys })),
  papers: z.array(z.strictObject({ title: z.string(), panels: z.array(z.string()) })),
});

/** Every cited work by key: the files of `sources/`. */
export const sourcesFile = z.record(
  z.string(),
  z.strictObject({
    title: z.string(),
    edition: z.string(),
    basis: z.enum(['requirement', 'guideline', 'protocol', 'label', 'study', 'copy']),
    url: z.string().exactOptional(),
    /** Key of the work that takes its place. */
    replacedBy: z.string().exactOptional(),
    /** The date by which somebody looks for a newer edition: "2025-12-31". */
    reviewBy: z.iso.date().exactOptional(),
    /** The mark of drugs that comes from this list. */
    lists: z.enum(['high-alert', 'tall-man']).exactOptional(),
  }),
);

/** Words grouped by kind of meaning, under the name of the kind: `search/word-families.yaml`. */
export const wordFamiliesFile = z.record(z.string(), z.array(z.string()));

/** Emergencies without a card: `search/uncovered-topics.yaml`. */
export const uncoveredTopicsFile = z.array(
  z.strictObject({ name: z.string(), nearest: z.string(), words: z.array(z.string()) }),
);

/** Questions that the sources leave open, in the order of the review sheet: `review-points.yaml`. */
export const reviewPointsFile = z.record(
  z.string(),
  z.strictObject({
    topic: z.string(),
    protocols: z.array(z.string()),
    asShown: z.array(z.string()),
    grounds: z.string(),
    question: z.string(),
    source: sourceKeys,
  }),
);

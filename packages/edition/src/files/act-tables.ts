import type { DrugClass } from '@first60/clinical';
import { z } from 'zod';
import { actRef } from './act/act.ts';
import { cautions, type WrittenCaution, type WrittenKnow } from './act/caution.ts';
import { limit } from './act/limit.ts';
import { conditionOrWho, who } from './act/who.ts';
import { key } from './act/written.ts';
import { sourceKeys } from './line-file.ts';

/** The vitals that can answer a condition. */
const vital = z.enum(['sbp', 'pulse', 'breathing', 'spo2', 'etco2', 'core', 'glucose', 'gcs']);

/** What stops a dose, changes it or asks for OLMD, by key: `tables/conditions.yaml`. */
export const conditionsFile = z.record(
  key,
  z.strictObject({
    /** As it stands on a card: "wet lungs". */
    say: z.string(),
    /** The question that finds it out. */
    ask: z.string(),
    /** The vital that answers the question, and its limit in words. */
    measured: z
      .strictObject({
        vital,
        adult: z.string().exactOptional(),
        child: z.string().exactOptional(),
        all: z.string().exactOptional(),
      })
      .exactOptional(),
    source: sourceKeys.exactOptional(),
  }),
);

/** What is watched or kept at hand, by key: `tables/monitoring.yaml`. */
export const monitoringFile = z.record(key, z.strictObject({ say: z.string() }));

const targetRow = z.strictObject({
  who: who.exactOptional(),
  if: conditionOrWho.exactOptional(),
  not: z.array(key).min(1).exactOptional(),
  say: z.string(),
  order: z.literal(true).exactOptional(),
  source: sourceKeys,
});

/** What a treatment aims at, by key: `tables/targets.yaml`. The first row that fits a patient counts. */
export const targetsFile = z.record(key, z.strictObject({ say: z.string(), rows: z.array(targetRow).min(1) }));

/** The ways in as they are printed, and what each takes: `tables/routes.yaml`. It may hold more than an act can name. */
export const routesFile = z.record(
  z.string(),
  z.strictObject({
    print: z.string(),
    vein: z.literal(true).exactOptional(),
    mlPerSite: z.record(z.string(), z.number().positive()).or(z.number().positive()).exactOptional(),
    mlPerNostril: z.number().positive().exactOptional(),
    source: sourceKeys.exactOptional(),
  }),
);

const rule = z.strictObject({
  in: z.literal('arrest'),
  if: key,
  level: z.enum(['stop', 'ask']),
  source: sourceKeys.exactOptional(),
});

/** A class as it is written. */
type WrittenClass = Omit<DrugClass, 'stop' | 'ask' | 'know'> & {
  readonly stop?: readonly WrittenCaution[];
  readonly ask?: readonly WrittenCaution[];
  readonly know?: readonly WrittenKnow[];
};

/** What every drug of a class carries: `tables/classes.yaml`. */
export const classesFile = z.record(
  key,
  z
    .strictObject({
      alert: z.literal('high').exactOptional(),
      banner: z.string().exactOptional(),
      doubleCheck: z.string().exactOptional(),
      storage: z.string().exactOptional(),
      limits: z.array(limit).min(1).exactOptional(),
      onlyOne: z
        .strictObject({ in: key.exactOptional(), except: z.array(actRef).min(1).exactOptional(), say: z.string() })
        .exactOptional(),
      counted: z.string().exactOptional(),
      rules: z.array(rule).min(1).exactOptional(),
      ...cautions,
      source: sourceKeys,
    })
    .transform((said): WrittenClass => said),
);

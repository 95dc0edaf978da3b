import { z } from 'zod';
import { readFlow } from './act/gas.ts';
import { meaning } from './act/meaning.ts';
import { WORD_UNITS } from './act/table-words.ts';
import { key, written } from './act/written.ts';
import { sourceKeys } from './line-file.ts';
import { route } from './route.ts';

/** What a warning is. */
const KINDS = ['amount', 'technique', 'timing', 'effect', 'watch', 'interaction', 'why'] as const;

const FIGURE_HERE = '{}';

/** A row of words. `{}` in them is where the figure stands that they take. */
const row = {
  say: z.string(),
  takes: z.enum(WORD_UNITS).exactOptional(),
  /** The drugs that it names: an edition that uses it stocks them. */
  drugs: z.array(key).min(1).exactOptional(),
  source: sourceKeys.exactOptional(),
};

type Row = { readonly say: string; readonly takes?: unknown };
/** True when the words have the place of their figure, and no other braces, which nothing would fill in. */
const hasItsPlace = ({ say, takes }: Row): boolean =>
  say.includes(FIGURE_HERE) === (takes !== undefined) && !/[{}]/.test(say.replace(FIGURE_HERE, ''));
const NEEDS_PLACE = 'Words that take a figure say once where it stands: write "{}" in them, and under "takes" its unit';

/** Where in or on the body: `tables/sites.yaml`. */
export const siteWordsFile = z.record(
  key,
  z
    .strictObject({
      ...row,
      /** The routes that a drug goes in by at this site. */
      routes: z.array(route).min(1),
    })
    .refine(hasItsPlace, NEEDS_PLACE),
);

/** By what it is given: `tables/devices.yaml`. */
export const deviceWordsFile = z.record(
  key,
  z
    .strictObject({
      ...row,
      /** The routes that it is used for. */
      routes: z.array(route).min(1),
      /** The flow of gas that it takes. */
      flow: written(readFlow).exactOptional(),
    })
    .refine(hasItsPlace, NEEDS_PLACE),
);

/** What is done before or after a dose, or in its place: `tables/steps.yaml`. */
export const stepWordsFile = z.record(
  key,
  z
    .strictObject({
      ...row,
      /** What is watched or kept at hand with it. */
      monitor: z.array(key).min(1).exactOptional(),
    })
    .refine(hasItsPlace, NEEDS_PLACE),
);

/** What narrows a stop or a question, beside its condition: `tables/circumstances.yaml`. */
export const circumstanceWordsFile = z.record(
  key,
  z.strictObject({ ...row, monitor: z.array(key).min(1).exactOptional() }).refine(hasItsPlace, NEEDS_PLACE),
);

/** Warnings of several acts, each with what it means: `tables/warnings.yaml`. */
export const warningWordsFile = z.record(
  key,
  z.strictObject({ ...row, kind: z.enum(KINDS), ...meaning }).refine(hasItsPlace, NEEDS_PLACE),
);

/** What a drug may bring: `tables/effects.yaml`. */
export const effectsFile = z.record(key, z.strictObject({ say: z.string() }));

import { z } from 'zod';
import { act } from './act/act.ts';
import { caution, know } from './act/caution.ts';
import type { InWords } from './act/in-words.ts';
import { limit, modifier } from './act/limit.ts';
import { preparation } from './act/preparation.ts';
import { product, routeLimit } from './act/product.ts';
import { key } from './act/written.ts';

/** The acts of one stocked drug, and all they depend on: `acts/<id of the drug>.yaml`. */
export const actsFile = z.strictObject({
  /** Keys of the table of classes. */
  classes: z.array(key),
  /** What is stocked. The first is the one that doses are drawn from. */
  products: z.record(key, product).refine((all) => Object.keys(all).length > 0, 'Name what is stocked of the drug'),
  routeLimits: z.array(routeLimit).min(1).exactOptional(),
  preparations: z.record(key, preparation).default({}),
  limits: z.array(limit).min(1).exactOptional(),
  modify: z.array(modifier).min(1).exactOptional(),
  stop: z.array(caution).min(1).exactOptional(),
  ask: z.array(caution).min(1).exactOptional(),
  know: z.array(know).min(1).exactOptional(),
  monitor: z.array(key).min(1).exactOptional(),
  /** Conditions that end a dose of any act. */
  stopWhen: z.array(key).min(1).exactOptional(),
  acts: z.record(key, act).refine((all) => Object.keys(all).length > 0, 'A drug has at least one act'),
});

/** A file as it is written, with keys where words of the tables stand. */
export type WrittenActsFile = z.output<typeof actsFile>;
/** A file with all its words. */
export type ActsFile = InWords<WrittenActsFile>;

import { z } from 'zod';
import { route } from '../route.ts';
import { DOSE_UNIT, key, type Refused, refused, written } from './written.ts';

const keys = z.array(key).min(1);
/** An act of the drug, a drug, or a drug and one of its acts. */
const refs = z
  .array(
    written((text): string | Refused =>
      /^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/.test(text)
        ? text
        : refused(`"${text}" names no act and no drug: write the id of one, like "midazolam" or "ketamine/sedation"`),
    ),
  )
  .min(1);

/** What a warning means, in keys that the reader looks up and follows. A warning has as many as it says. */
export const meaning = {
  /** Routes by which it is never given. */
  never: z.array(route).min(1).exactOptional(),
  /** Routes that it speaks about: the act has them. */
  by: z.array(route).min(1).exactOptional(),
  /** As stocked: in no other way, or never. */
  undiluted: z.enum(['only', 'never']).exactOptional(),
  /** What it is taken for: look-alikes of what is stocked. */
  takenFor: z.array(z.string()).min(1).exactOptional(),
  /** How many times stronger that is; of a unit, how many of it one mL holds. */
  times: z.number().positive().exactOptional(),
  /** The unit that is misread. */
  unit: z
    .string()
    .regex(new RegExp(`^${DOSE_UNIT}$`))
    .exactOptional(),
  /** A dose is part of one container, a whole one, or so many of them. */
  container: z.enum(['part', 'whole', 'counted']).exactOptional(),
  /** Acts of the drug that one limit counts together with it. */
  counted: keys.exactOptional(),
  /** An act that gives more, less, or half as much. */
  more: refs.exactOptional(),
  less: refs.exactOptional(),
  half: refs.exactOptional(),
  /** Acts or drugs that it leads to. */
  see: refs.exactOptional(),
  /** Drugs that come first. */
  after: refs.exactOptional(),
  /** Drugs that it takes the place of. */
  insteadOf: refs.exactOptional(),
  /** Drugs that are not given with it. */
  without: refs.exactOptional(),
  /** Drugs that it must not meet in a line. Each says it of the other. */
  apartFrom: keys.exactOptional(),
  /** The class of which one drug alone is given, or that adds to its effect. */
  class: keys.exactOptional(),
  /** Conditions that it is about. */
  about: keys.exactOptional(),
  /** What the drug brings: keys of `tables/effects.yaml`. */
  brings: keys.exactOptional(),
  /** What is watched or at hand: keys of `tables/monitoring.yaml`. */
  watch: keys.exactOptional(),
  /** By what: keys of `tables/devices.yaml`. */
  device: keys.exactOptional(),
  /** How far: to the target of the act, to its effect, or not at all. */
  titrate: z.enum(['target', 'effect', 'not']).exactOptional(),
  /** It begins at the lower end of its dose. */
  lowFirst: z.literal(true).exactOptional(),
  /** What it never delays: keys of `tables/steps.yaml`. */
  neverDelays: keys.exactOptional(),
  /** A drip set of so many drops a mL, and the drops of one minute; without these they are as many as the mL of an hour. */
  drops: z
    .strictObject({ mL: z.number().int().positive(), minute: z.number().int().positive().exactOptional() })
    .exactOptional(),
  /** The shock of an arrest after which it is given. */
  afterShock: z.number().int().positive().exactOptional(),
};

/** The fields of a meaning, which the edition does not carry. */
export const MEANING_FIELDS = Object.keys(meaning) as readonly (keyof typeof meaning)[];

/** What a warning means. */
export type Meaning = z.output<z.ZodObject<typeof meaning>>;

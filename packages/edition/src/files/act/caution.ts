import type { ActCaution, Know, Lift, Who } from '@first60/clinical';
import { z } from 'zod';
import { eitherForm } from '../either-form.ts';
import { sourceKeys } from '../line-file.ts';
import { route } from '../route.ts';
import { conditionOrWho, who } from './who.ts';
import { key } from './written.ts';

const isText = (written: unknown): boolean => typeof written === 'string';

/** The patients and the condition of an entry, which may be written apart: `{ if: low-pressure, who: child }`. */
export const ifAndWho = { if: conditionOrWho.exactOptional(), who: who.exactOptional() };

interface IfAndWho {
  readonly if?: Who;
  readonly who?: Who;
}

/** Both parts as one; nothing when they name the same kind of limit, or when neither is there. */
export function bothOf({ if: condition, who: patients }: IfAndWho): Who | undefined {
  const both = { ...condition, ...patients };
  const parts = Object.keys(condition ?? {}).length + Object.keys(patients ?? {}).length;
  return Object.keys(both).length === parts && (condition !== undefined || patients !== undefined) ? both : undefined;
}

export const NEEDS_IF = 'Say once for whom or under which condition: "if: heart-block" or "if: under 1 month"';

const cautionBlock = z
  .strictObject({
    ...ifAndWho,
    acts: z.array(key).min(1).exactOptional(),
    except: z.array(key).min(1).exactOptional(),
    routes: z.array(route).min(1).exactOptional(),
    say: z.string().exactOptional(),
    source: sourceKeys.exactOptional(),
  })
  .transform(({ if: condition, who: patients, ...rest }, context): ActCaution => {
    const both = bothOf({ ...(condition && { if: condition }), ...(patients && { who: patients }) });
    if (both === undefined) context.addIssue(NEEDS_IF);
    if (rest.acts && rest.except) context.addIssue('"acts" and "except" cannot stand together: keep one');
    return { who: both ?? {}, ...rest };
  });

/** A condition under which a drug is not given, or not before a call: a key, patients, or a block with more. */
export const caution = eitherForm(
  isText,
  conditionOrWho.transform((one): ActCaution => ({ who: one })),
  cautionBlock,
);

const knowBlock = z
  .strictObject({
    say: z.string(),
    ...ifAndWho,
    acts: z.array(key).min(1).exactOptional(),
    lessThan: z.literal('container').exactOptional(),
    forbids: z.literal(true).exactOptional(),
    source: sourceKeys.exactOptional(),
  })
  .transform(({ if: condition, who: patients, ...rest }, context): Know => {
    if (condition === undefined && patients === undefined) return rest;
    const both = bothOf({ ...(condition && { if: condition }), ...(patients && { who: patients }) });
    if (both === undefined) context.addIssue(NEEDS_IF);
    return { ...rest, ...(both && { who: both }) };
  });

/** A warning in words. */
export const know = eitherForm(
  isText,
  z.string().transform((say): Know => ({ say })),
  knowBlock,
);

/** Stops, questions and warnings of a class, a drug or an act. */
export const cautions = {
  stop: z.array(caution).exactOptional(),
  ask: z.array(caution).exactOptional(),
  know: z.array(know).exactOptional(),
  monitor: z.array(key).exactOptional(),
};

/** What an act lowers of what it inherits: `all`, or single conditions. */
export const lift = eitherForm(
  isText,
  z.literal('all').transform((): readonly Lift[] => [{ to: 'none' }]),
  z.array(
    z.strictObject({
      if: key.exactOptional(),
      to: z.enum(['none', 'know', 'ask']),
      say: z.string().exactOptional(),
      source: sourceKeys.exactOptional(),
    }),
  ),
).transform((entries): readonly Lift[] => entries);

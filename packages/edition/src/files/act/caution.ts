import type { ActCaution, Know, Lift, Who } from '@first60/clinical';
import { z } from 'zod';
import { eitherForm } from '../either-form.ts';
import { sourceKeys } from '../line-file.ts';
import { route } from '../route.ts';
import { MEANING_FIELDS, type Meaning, meaning } from './meaning.ts';
import { type Wording, wording } from './table-words.ts';
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

/** A stop or a question as it is written: its words may be of a table. */
export type WrittenCaution = Omit<ActCaution, 'say'> & { readonly say?: Wording };

const cautionBlock = z
  .strictObject({
    ...ifAndWho,
    acts: z.array(key).min(1).exactOptional(),
    except: z.array(key).min(1).exactOptional(),
    routes: z.array(route).min(1).exactOptional(),
    say: wording('circumstances').exactOptional(),
    source: sourceKeys.exactOptional(),
  })
  .transform(({ if: condition, who: patients, ...rest }, context): WrittenCaution => {
    const both = bothOf({ ...(condition && { if: condition }), ...(patients && { who: patients }) });
    if (both === undefined) context.addIssue(NEEDS_IF);
    if (rest.acts && rest.except) context.addIssue('"acts" and "except" cannot stand together: keep one');
    return { who: both ?? {}, ...rest };
  });

/** A condition under which a drug is not given, or not before a call: a key, patients, or a block with more. */
export const caution = eitherForm(
  isText,
  conditionOrWho.transform((one): WrittenCaution => ({ who: one })),
  cautionBlock,
);

/** A warning as it is written: in words of its own or of the table, with what it means. */
export type WrittenKnow = Omit<Know, 'say'> & { readonly say: Wording; readonly means?: Meaning };

const NEEDS_WORDS =
  'A warning has words: write them under "say", or under "use" a key of tables/warnings.yaml, and not both';

const knowBlock = z
  .strictObject({
    say: z.string().exactOptional(),
    use: wording('warnings').exactOptional(),
    ...meaning,
    ...ifAndWho,
    acts: z.array(key).min(1).exactOptional(),
    lessThan: z.literal('container').exactOptional(),
    forbids: z.literal(true).exactOptional(),
    source: sourceKeys.exactOptional(),
  })
  .transform((written, context): WrittenKnow => {
    const { if: condition, who: patients, say: own, use, acts, lessThan, forbids, source, ...means } = written;
    const words = own ?? use ?? wordsOf(means);
    if (words === undefined || (own !== undefined && use !== undefined)) context.addIssue(NEEDS_WORDS);
    const isFor = condition !== undefined || patients !== undefined;
    const both = bothOf({ ...(condition && { if: condition }), ...(patients && { who: patients }) });
    if (isFor && both === undefined) context.addIssue(NEEDS_IF);
    return {
      say: words ?? '',
      ...(acts && { acts }),
      ...(lessThan && { lessThan }),
      ...(forbids && { forbids }),
      ...(source && { source }),
      ...(isFor && both && { who: both }),
      ...(MEANING_FIELDS.some((field) => field in means) && { means }),
    };
  });

/** The words that a meaning has of itself: those of a drip set. */
const wordsOf = ({ drops }: Meaning): string | undefined =>
  drops?.minute === undefined ? undefined : `Set of ${drops.mL} drops a mL: ${drops.minute} drops a minute.`;

/** A warning in words. */
export const know = eitherForm(
  isText,
  wording('warnings').transform((say): WrittenKnow => ({ say })),
  knowBlock,
);

/** Stops, questions and warnings of a class, a drug or an act. */
export const cautions = {
  stop: z.array(caution).exactOptional(),
  ask: z.array(caution).exactOptional(),
  know: z.array(know).exactOptional(),
  monitor: z.array(key).exactOptional(),
};

/** A lift as it is written. */
export type WrittenLift = Omit<Lift, 'say'> & { readonly say?: Wording };

/** What an act lowers of what it inherits: `all`, or single conditions. */
export const lift = eitherForm(
  isText,
  z.literal('all').transform((): readonly WrittenLift[] => [{ to: 'none' }]),
  z.array(
    z.strictObject({
      if: key.exactOptional(),
      to: z.enum(['none', 'know', 'ask']),
      say: wording('circumstances').exactOptional(),
      source: sourceKeys.exactOptional(),
    }),
  ),
).transform((entries): readonly WrittenLift[] => entries);

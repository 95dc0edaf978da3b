import type { Who } from '@first60/clinical';
import { z } from 'zod';
import { readWho } from './act/who.ts';
import { isRefused, type Refused, refused, written } from './act/written.ts';
import { eitherForm, isBlock } from './either-form.ts';
import { lineEntry, sourceKeys } from './line-file.ts';

/** Orders that a line needs; without one it is a standing order. */
const LINE_ORDERS = ['call-first', 'only-if-ordered', 'give-then-call'] as const;

/** The condition that a crew can say of a patient on a card. */
const PREGNANT = 'pregnant';

/** Whom a line is for: a group, ranges of age and weight, or pregnant patients. No other condition hides a line. */
const lineFor = written((text): Who | Refused => {
  if (text === PREGNANT) return { if: PREGNANT };
  const who = readWho(text);
  if (isRefused(who) || who.if === undefined || who.if === PREGNANT) return who;
  return refused(`"${text}" has a condition that no crew says of a patient: write it as "if", before what is done`);
});

/** Keys that make a block a line for some patients or with parts, instead of a plain text. */
const PARTS = ['for', 'except', 'if', 'order', 'give', 'clock', 'link'] as const;

const partsEntry = z
  .strictObject({
    /** For whom the line is: "newborn", "child under 20 kg", "pregnant". Absent: for everybody. */
    for: lineFor.exactOptional(),
    /** Whom of them it is not for: pregnant patients. */
    except: z
      .literal(PREGNANT)
      .transform((condition): Who => ({ if: condition }))
      .exactOptional(),
    /** A finding, in words without a colon: "Family gave 1 dose". */
    if: z
      .string()
      .refine((text) => !/[:;.]/.test(text), 'A finding is one, without a colon, a semicolon or a full stop')
      .exactOptional(),
    order: z.enum(LINE_ORDERS).exactOptional(),
    /** The act that the line gives, "drug/act", or several of which the patient's is shown. */
    give: z
      .union([z.string(), z.array(z.string()).min(1)])
      .transform((acts): readonly string[] => (typeof acts === 'string' ? [acts] : acts))
      .exactOptional(),
    /** What is done; behind the dose where the line gives an act. */
    say: z.string().exactOptional(),
    /** The running clock that the line starts. */
    clock: z.string().exactOptional(),
    /** The card that the line opens. */
    link: z.string().exactOptional(),
    source: sourceKeys.default([]),
    review: z.literal('needs-source').exactOptional(),
    joulesPerKg: z.array(z.number().positive().max(10)).exactOptional(),
  })
  .refine(
    ({ say, give, order, link }) => [say, give, order, link].some((part) => part !== undefined),
    'The line tells nothing to do: write it in "say", or name the act in "give", the card in "link" or the order in "order"',
  );
export type PartsEntry = z.output<typeof partsEntry>;

const hasParts = (written: unknown): boolean => isBlock(written) && PARTS.some((part) => part in written);

/** A line of a card: a plain one, or one with its patients, finding, order and act as data. */
export const cardLineEntry = eitherForm(hasParts, partsEntry, lineEntry);
export type CardLineEntry = z.output<typeof cardLineEntry>;

export const cardLineEntries = z.array(cardLineEntry).default([]);

/** Lines that several cards share, by name. */
export const linesFile = z.record(z.string(), cardLineEntry);

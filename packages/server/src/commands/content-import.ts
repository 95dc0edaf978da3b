import { resolve } from 'node:path';
import { deskLimits, sentences } from '@first60/contract';
import { problemText } from '@first60/edition';
import { codeOf } from '../database/failure.ts';
import { OperatorError } from '../operator-error.ts';
import { dayOf } from '../publishing/days.ts';
import { editionIn } from '../publishing/edition-folder.ts';
import { importEdition } from '../publishing/import-edition.ts';
import type { StoredDraft } from '../store/drafts.ts';
import { existingUser } from './admin-commands.ts';
import { type ContentCommand, parsedArgs, usageError } from './content-command.ts';

const OPTIONS = {
  by: { type: 'string' },
  title: { type: 'string' },
  reason: { type: 'string' },
  expires: { type: 'string' },
  reviewed: { type: 'string' },
  starts: { type: 'string' },
} as const;

/** Makes a sealed draft from the content in a folder. It is approved and published at the desk. */
export const contentImport: ContentCommand = {
  usage:
    'import FOLDER --by EMAIL --title "…" --reason "…" --expires 2027-06-30 [--reviewed 2026-11-26] [--starts 2026-11-26]',
  run: async (args, { database }) => {
    const parsed = parsedArgs(args, OPTIONS);
    const [folder, ...others] = parsed?.positionals ?? [];
    const { by, title, reason, expires, reviewed, starts } = parsed?.values ?? {};
    if (folder === undefined || others.length > 0 || by === undefined || expires === undefined) {
      throw usageError(contentImport);
    }
    const texts = {
      title: textOf(title, '--title', deskLimits.titleMax),
      reason: textOf(reason, '--reason', deskLimits.reasonMax),
    };
    const { id } = await existingUser(database, by);
    const now = Date.now();
    const outcome = await importEdition(database, {
      ...texts,
      read: () => readFolder(resolve(folder)),
      request: { userId: id, now, requestId: null },
      start: starts ?? dayOf(now),
      expires,
      lastReviewDate: reviewed ?? dayOf(now),
    });
    if ('manifest' in outcome) return summary(outcome);
    throw new OperatorError(outcome.map((sentence) => sentence.replace(/(?<![.!?])$/, '.')).join('\n'));
  },
};

function textOf(given: string | undefined, option: string, max: number): string {
  const text = given?.trim() ?? '';
  if (text === '') throw usageError(contentImport);
  if (text.length <= max && /^\P{C}*$/u.test(text)) return text;
  throw new OperatorError(`${option} must have at most ${max} visible characters.`);
}

async function readFolder(folder: string) {
  try {
    const read = await editionIn(folder);
    if ('edition' in read) return read;
    throw new OperatorError([...read.problems.map(problemText), sentences.contentUnusable].join('\n'));
  } catch (error) {
    if (error instanceof OperatorError || !(error instanceof Error && 'code' in error)) throw error;
    throw new OperatorError(`The folder ${folder} cannot be read (${codeOf(error)}).`);
  }
}

function summary({ manifest, digest, changes, figures, findings }: StoredDraft): string {
  const { version, title, effectivePeriod } = manifest;
  return [
    `Sealed: edition ${version}, "${title}", from ${effectivePeriod.start} to ${effectivePeriod.end}.`,
    `Digest ${digest}.`,
    `${counted(changes, 'change')}, ${counted(figures, 'figure')} to type again, ${counted(findings, 'place')} that a person has to look at.`,
    'It waits at the desk: two people approve it, one of them a medical director.',
  ].join('\n');
}

const counted = ({ length }: readonly unknown[], one: string): string => `${length} ${one}${length === 1 ? '' : 's'}`;

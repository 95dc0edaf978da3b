import { type ChangedFigure, lacksUnit, sameQuantity } from '@first60/checks';
import { sentences } from '@first60/contract';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { recordEvent } from '../store/audit-events.ts';
import { lockContent } from '../store/content-lock.ts';
import { endDraft, type StoredDraft } from '../store/drafts.ts';
import { entriesByDraft, insertSecondEntry } from '../store/second-entries.ts';
import { isRefusal, type Refusal } from '../trust/refusal.ts';
import { type DeskRequest, deskCaller, mayApprove, NO_APPROVER } from './desk-caller.ts';
import { openDraft } from './open-draft.ts';
import { refused } from './refused.ts';

/**
 * Number of wrong attempts at one figure after which the draft is returned, so that nobody can find the correct figure
 * by guessing.
 */
const MISSES = 3;

interface Typed {
  readonly at: string;
  readonly typed: string;
}

export interface EntriesOutcome {
  readonly differing: string[];
  readonly open: number;
  readonly returned: boolean;
}

/**
 * Compares figures that were typed blind with the changed figures of a draft. Reports where they differ, but never how.
 */
export function enterFigures(
  database: Database,
  { draftId, entries, ...request }: DeskRequest & { readonly draftId: string; readonly entries: readonly Typed[] },
): Promise<EntriesOutcome | Refusal<400 | 403 | 404 | 409>> {
  return inTransaction(database, async (transaction) => {
    await lockContent(transaction);
    const draft = await openDraft(transaction, draftId);
    if (isRefusal(draft)) return draft;
    const caller = await deskCaller(transaction, request);
    if (!mayApprove(caller)) return NO_APPROVER;
    if (draft.manifest.authors.some(({ id }) => id === caller.id)) {
      return refused(
        transaction,
        { status: 403, message: sentences.ownDraft, event: 'content-author-refused' },
        request,
      );
    }
    const figures = new Map(draft.figures.map((figure) => [figure.at, figure]));
    if (!entries.every(({ at }) => figures.has(at))) return { status: 400, message: sentences.figureUnknown };
    // A typing mistake is not a guess at the figure.
    const [unread] = entries.flatMap(({ at, typed }) => {
      const figure = figures.get(at);
      return figure !== undefined && lacksUnit(typed, figure.value) ? [figure] : [];
    });
    if (unread !== undefined) return { status: 400, message: ofFigure(unread, sentences.figureWithoutUnit) };
    return compare(transaction, draft, entries, request);
  });
}

async function compare(
  transaction: Database,
  draft: StoredDraft,
  entries: readonly Typed[],
  request: DeskRequest,
): Promise<EntriesOutcome> {
  const before = (await entriesByDraft(transaction, [draft.id])).get(draft.id) ?? [];
  const done = new Set(before.filter(({ agrees }) => agrees).map(({ at }) => at));
  const misses = before.filter(({ agrees }) => !agrees).map(({ at }) => at);
  const differing = new Set<string>();
  let returned = false;
  // One after another, so that even a call with many attempts at the same figure is allowed no more than three.
  for (const { at, typed } of entries) {
    const figure = draft.figures.find((one) => one.at === at);
    if (figure === undefined || done.has(at) || returned) continue;
    const agrees = sameQuantity(typed, figure.value);
    await insertSecondEntry(transaction, {
      draftId: draft.id,
      at,
      userId: request.userId,
      typed,
      agrees,
      now: request.now,
    });
    if (agrees) {
      done.add(at);
      differing.delete(at);
      continue;
    }
    misses.push(at);
    differing.add(at);
    await recordEvent(transaction, request, 'content-entry-missed', request.userId);
    if (misses.filter((one) => one === at).length < MISSES) continue;
    returned = true;
    await endDraft(transaction, draft.id, 'returned', ofFigure(figure, sentences.figureMissed));
    await recordEvent(transaction, request, 'content-returned', request.userId);
  }
  return { differing: [...differing], open: draft.figures.length - done.size, returned };
}

const ofFigure = ({ subject, label }: ChangedFigure, sentence: string): string => `${subject}, ${label}: ${sentence}`;

import { type Draft, sentences } from '@first60/contract';
import type { TrustList } from '@first60/seal';
import type { Database } from '../database/schema.ts';
import { type DraftWithWork, draftById, figuresOf, summaryOf, withWork } from '../store/drafts.ts';
import { headEdition } from '../store/editions.ts';
import { whatIsOpen, whoIsBarred } from './approve-draft.ts';
import { type DeskCaller, type DeskRequest, deskCaller } from './desk-caller.ts';
import { draftChanges } from './draft-changes.ts';
import { follows } from './open-draft.ts';
import { trustInForce } from './trust-in-force.ts';

/** Shows the drafts in a database, tailored to the caller. */
export function draftViews(database: Database): (id: string, request: DeskRequest) => Promise<Draft | undefined> {
  const changesOf = draftChanges(database);
  return (id, request) => draftView(database, changesOf, { id, request });
}

/**
 * Everything about a draft except the values of its figures, including the reason why the caller cannot approve it. The
 * sentences describing its changes and findings contain the figures, so they are hidden until every figure has been
 * typed. This also applies to returned drafts, because the same figures may recur in another draft.
 */
async function draftView(
  database: Database,
  changesOf: ReturnType<typeof draftChanges>,
  { id, request }: { id: string; request: DeskRequest },
): Promise<Draft | undefined> {
  const draft = await draftById(database, id);
  const [work] = draft === undefined ? [] : await withWork(database, [draft]);
  if (draft === undefined || work === undefined) return undefined;
  const head = await headEdition(database);
  const caller = await deskCaller(database, request);
  const trust = await trustInForce(database);
  const isCurrent = draft.state === 'published' || follows(draft, head);
  const isAuthor = draft.manifest.authors.some((author) => author.id === caller.id);
  const isUnseen = figuresOf(work).open > 0 && !isAuthor;
  const isWaiting = draft.state === 'sealed' && isCurrent;
  const { changes, texts } = isUnseen || !isWaiting ? draft : await changesOf(draft, head);
  return {
    ...summaryOf(work),
    manifest: draft.text,
    digest: draft.digest,
    findings: isUnseen ? null : [...draft.findings],
    changes: isUnseen ? null : [...changes],
    texts: isUnseen ? null : [...texts],
    entries: draft.figures.map(({ at, subject, label, sources }) => ({
      at,
      subject,
      label,
      sources: [...sources],
      done: work.done.has(at),
    })),
    barred: whyBarred(work, caller, { trust, isCurrent, now: request.now }),
  };
}

function whyBarred(
  work: DraftWithWork,
  caller: DeskCaller,
  { trust, isCurrent, now }: { trust: TrustList | undefined; isCurrent: boolean; now: number },
): string | null {
  const { state } = work.draft;
  if (state === 'moved' || (state === 'sealed' && !isCurrent)) return sentences.headMoved;
  if (state !== 'sealed') return sentences.draftEnded;
  const barred = whoIsBarred(work, caller);
  if (barred !== undefined) return barred.message;
  const person = trust?.people.find((one) => one.id === caller.id);
  if (!person?.keys.some(({ lastVersion }) => lastVersion === null)) return sentences.keyNotListed;
  return whatIsOpen(work, now)?.message ?? null;
}

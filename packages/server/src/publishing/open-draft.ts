import { sentences } from '@first60/contract';
import type { Database } from '../database/schema.ts';
import { draftById, endDraft, type StoredDraft } from '../store/drafts.ts';
import { headEdition } from '../store/editions.ts';
import type { Refusal } from '../trust/refusal.ts';

/**
 * A draft that is still waiting. If the edition it follows is no longer current, this call ends the draft. The caller
 * must hold the content lock.
 */
export async function openDraft(transaction: Database, id: string): Promise<StoredDraft | Refusal<404 | 409>> {
  const draft = await draftById(transaction, id);
  if (draft === undefined) return { status: 404, message: sentences.draftNotFound };
  if (draft.state === 'moved') return { status: 409, message: sentences.headMoved };
  if (draft.state !== 'sealed') return { status: 409, message: sentences.draftEnded };
  const head = await headEdition(transaction);
  if (follows(draft, head)) return draft;
  await endDraft(transaction, id, 'moved');
  return { status: 409, message: sentences.headMoved };
}

/** True when a draft follows this edition: it refers to the edition's digest and has a higher version. */
export const follows = (
  { manifest }: StoredDraft,
  head: { readonly version: number; readonly digest: string } | undefined,
): boolean => manifest.previous === (head?.digest ?? null) && manifest.version > (head?.version ?? 0);

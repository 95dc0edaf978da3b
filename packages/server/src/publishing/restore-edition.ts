import { changedFigures, editionChanges, wholeTexts } from '@first60/checks';
import { type DraftSummary, sentences } from '@first60/contract';
import type { Database } from '../database/schema.ts';
import { approvalsOf } from '../store/approvals.ts';
import { summaryOf } from '../store/drafts.ts';
import { editionOfVersion, type PublishedEdition } from '../store/editions.ts';
import { countingApprovals } from '../trust/counting-approvals.ts';
import type { Refusal } from '../trust/refusal.ts';
import { dayOf } from './days.ts';
import { type DeskRequest, deskCaller, NO_EDITOR } from './desk-caller.ts';
import { textsOfParts } from './edition-parts.ts';
import { sealDraft } from './seal-draft.ts';
import { trustInForce } from './trust-in-force.ts';

interface RestoreRequest {
  readonly version: number;
  readonly reason: string;
  readonly expires: string;
  readonly lastReviewDate: string;
  readonly request: DeskRequest;
}

/**
 * Makes a draft from the parts of an older edition. It is approved like any other, but figures that were already signed
 * off are not re-entered.
 */
export async function restoreEdition(
  database: Database,
  { version, request, ...body }: RestoreRequest,
): Promise<DraftSummary | Refusal<400 | 403 | 404 | 409>> {
  if (!(await deskCaller(database, request)).roles.includes('editor')) return NO_EDITOR;
  const edition = await editionOfVersion(database, version);
  if (edition === undefined) return { status: 404, message: sentences.editionNotFound };
  const { manifest } = edition;
  const isSigned = await isSignedEdition(database, edition);
  const sealed = await sealDraft(database, {
    ...body,
    title: manifest.title,
    request,
    event: 'content-restored',
    restores: version,
    texts: await textsOfParts(database, manifest),
    findings: [],
    date: manifest.date,
    schema: manifest.schema,
    start: dayOf(request.now),
    differences: (was, is) => ({
      changes: editionChanges(was, is),
      texts: wholeTexts(was, is),
      figures: isSigned ? [] : changedFigures(was, is),
    }),
  });
  if (typeof sealed === 'string') return { status: STATUS[sealed] ?? 409, message: sealed };
  return summaryOf({ draft: sealed, approvals: [], done: new Set() });
}

/**
 * True when every part was approved before. Being in the table of editions proves nothing, because anyone who can write
 * to the database could have added it.
 */
async function isSignedEdition(database: Database, edition: PublishedEdition): Promise<boolean> {
  const trust = await trustInForce(database);
  if (trust === undefined) return false;
  return (await countingApprovals(await approvalsOf(database, edition.digest), edition, trust)).areEnough;
}

const STATUS: Readonly<Record<string, 400 | 403>> = {
  [sentences.editorRequired]: 403,
  [sentences.dayInvalid]: 400,
  [sentences.expiryInvalid]: 400,
};

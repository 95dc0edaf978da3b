import type { Edition, EditionCover } from '@first60/edition';
import { type Recall, recallsInForce, type SignedStatement } from '@first60/seal';
import { pinnedEditions } from '../../session/running-arrests.ts';
import { builtInCover, holdEdition, isMarked } from '../live-edition.ts';
import { type Checked, checkContent } from './check-content.ts';
import { thisDevice } from './device.ts';
import { editionStatus, setEditionStatus } from './edition-status.ts';
import type { Kept } from './edition-store.ts';
import { findEdition } from './find-edition.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { pinnedEdition } from './pinned-edition.ts';
import { recalledHere, recalledIn } from './recalled-here.ts';
import type { SealedEdition } from './sealed-edition.ts';

/* What this tab shows, and what it shows next. Undefined stands for the edition in the build. */
let shown: SealedEdition | undefined;
let waiting: SealedEdition | undefined;
let recalls: readonly Recall[] = [];

/** The edition that a start of the app shows: the active one, verified again, with what is recalled taken out. */
export async function startingEdition(): Promise<Edition> {
  try {
    return await foundEdition();
  } finally {
    begin();
  }
}

async function foundEdition(): Promise<Edition> {
  const found = await findEdition(thisDevice, builtInCover.sha256);
  const { kept, trust, previous, fallback } = found;
  const { sealed, next } = pinnedEdition(found, pinnedEditions(), builtInCover.sha256);
  shown = sealed;
  if (next !== undefined) wait(next);
  recalls = kept && trust ? await recallsInForce(kept.recalls, trust) : [];
  const held = await recalledHere(shown, recalls, thisDevice);
  const { recalled } = held;
  setEditionStatus({ shown: sealed?.facts, previous: previous?.facts, fallback, recalled, ...seenOf(kept) });
  return held.edition;
}

/** A device with an edition of its own knows which it shows before it takes another one. */
const begun = async (): Promise<void> => {
  if (isMarked()) await started;
};
let begin: () => void = () => undefined;
const started = new Promise<void>((resolve) => {
  begin = resolve;
});

const seenOf = (kept: Kept | undefined) => (kept ? { seenAt: kept.seen.at, root: kept.root } : {});

/** Takes what the server says is current. @throws where the server is not reached */
export async function takeStatement(signed: SignedStatement): Promise<void> {
  await begun();
  const inUse = (waiting ?? shown)?.facts.version ?? 0;
  const checked = await checkContent(signed, inUse, thisDevice, take);
  setEditionStatus({ refusal: checked.refusal, ...seenOf(checked.kept) });
  await take(checked);
  if (checked.installed) tellOtherTabs();
}

/** Another tab has installed an edition or heard of a recall, or the marker of what is stored here was lost. */
export async function follow(): Promise<void> {
  await begun();
  const { kept, trust, sealed } = await findEdition(thisDevice, builtInCover.sha256);
  const isNew = sealed !== undefined && sealed.facts.version > ((waiting ?? shown)?.facts.version ?? 0);
  setEditionStatus(seenOf(kept));
  await take({ ...(kept && { kept }), ...(trust && { trust }), ...(isNew && { installed: sealed }) });
}

async function take({ kept, trust, installed }: Checked): Promise<void> {
  if (installed !== undefined) wait(installed);
  if (kept === undefined || trust === undefined) return;
  const now = await recallsInForce(kept.recalls, trust);
  if (JSON.stringify(now) !== JSON.stringify(recalls)) {
    recalls = now;
    await hideRecalled();
    tellOtherTabs();
  }
  mark(kept);
}

function wait(next: SealedEdition): void {
  waiting = next;
  setEditionStatus({ waiting: { ...next.facts, show: showWaiting } });
}

/** Also in the middle of a card: a figure that was recalled is shown no longer. */
async function hideRecalled(): Promise<void> {
  const of = shown;
  const { edition, recalled } = await recalledHere(of, recalls, thisDevice);
  // The edition that waited has been shown meanwhile, without what is recalled. The one before does not come back.
  if (shown !== of) return;
  setEditionStatus({ recalled });
  holdEdition(edition);
}

/** At once: the caller has looked whether anybody reads, and a moment later somebody may. */
function showWaiting(): void {
  if (waiting === undefined) return;
  const next = waiting;
  const { edition, recalled } = recalledIn(next, recalls, thisDevice.now());
  setEditionStatus({ shown: next.facts, previous: shown?.facts, waiting: undefined, fallback: undefined, recalled });
  shown = next;
  waiting = undefined;
  holdEdition(edition);
}

/** The next start asks the database, where there is something to find in it. */
function mark({ seen, root = '' }: Kept): void {
  const next = waiting ?? shown;
  const before = thisDevice.marker();
  if (next === undefined && (recalls.length === 0 || editionStatus().fallback !== undefined)) return;
  const cover = coverOf(next?.edition ?? builtInCover);
  const isKnown =
    before?.cover.sha256 === cover.sha256 &&
    before.version === seen.version &&
    before.recalls === seen.recalls &&
    before.trust === seen.trust &&
    seen.at - before.at < MARKER_AGE;
  if (!isKnown) thisDevice.mark({ cover, root, ...seen });
}

/** How much older than the database the marker may be. */
const MARKER_AGE = 3_600_000;

const coverOf = ({ id, date, schemaVersion, sha256, groups, kits }: EditionCover): EditionCover => ({
  id,
  date,
  schemaVersion,
  sha256,
  groups,
  kits,
});

/** What is installed, for the receipt. */
export async function installedHere(): Promise<
  { deviceId: string; version: number; digest: string; installedAt: number } | undefined
> {
  const facts = (waiting ?? shown)?.facts;
  const kept = facts && (await thisDevice.store.read());
  if (facts === undefined || kept?.active === undefined) return undefined;
  const { version, digest } = facts;
  return { deviceId: kept.deviceId, version, digest, installedAt: kept.active.installedAt };
}

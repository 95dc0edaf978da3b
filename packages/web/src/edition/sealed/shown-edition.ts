import type { Edition, EditionCover } from '@first60/edition';
import { type OpenCard, type OpenEdition, type Recall, recallsInForce, type SignedStatement } from '@first60/seal';
import { pinnedEditions } from '../../session/running-arrests.ts';
import { baseCover, holdEdition, showsAnother } from '../live-edition.ts';
import { loadedOnce } from '../loaded-once.ts';
import { type Checked, checkContent, keptTrust } from './check-content.ts';
import { thisDevice } from './device.ts';
import { editionStatus, setEditionStatus } from './edition-status.ts';
import type { Kept } from './edition-store.ts';
import { findEdition } from './find-edition.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { pinnedEdition } from './pinned-edition.ts';
import { recalledHere, recalledIn } from './recalled-here.ts';
import { KeptEditions, type SealedEdition, type SignedEdition } from './sealed-edition.ts';

/* What this tab shows, and what it shows next. Undefined stands for the edition in the build. */
let shown: SealedEdition | undefined;
let waiting: SealedEdition | undefined;
let recalls: readonly Recall[] = [];
const editions = new KeptEditions();

/**
 * The edition that a start of the app shows: the active one, verified again, with what is recalled taken out. A card is
 * read before the rest of it; where anything of it does not hold, all is looked through for what does.
 */
export async function startingEdition(): Promise<Pick<OpenEdition, 'contents' | 'card' | 'whole'>> {
  const active = await activeEdition().catch(() => undefined);
  if (active === undefined) return openedWhole(await wholeEdition());
  const { open } = active;
  return {
    contents: open.contents,
    card: (id) => open.card(id).catch(async () => cardOf(await heldWhole(), id)),
    whole: wholeEdition,
  };
}

/**
 * The active edition with its contents alone. Undefined where it is not certain without reading all that the device has:
 * something is recalled, or an arrest runs that began with another edition.
 */
async function activeEdition(): Promise<SignedEdition | undefined> {
  const { store, reader } = thisDevice;
  const kept = await store.read();
  const trust = kept && (await keptTrust(kept, thisDevice));
  if (kept?.active === undefined || trust === undefined) return undefined;
  if ((await recallsInForce(kept.recalls, trust)).length > 0) return undefined;
  const signed = await editions.open(kept.active, trust, { store, schema: reader.schema });
  if (signed === undefined || pinnedEditions().some((pin) => pin !== signed.facts.digest)) return undefined;
  setEditionStatus({ shown: signed.facts, ...seenOf(kept) });
  return signed;
}

/** All of the edition to show. Where the active one does not hold, what stands for it takes its place on every screen. */
async function heldWhole(): Promise<Edition> {
  const edition = await wholeEdition();
  holdEdition(edition);
  return edition;
}

const wholeEdition = loadedOnce(async (): Promise<Edition> => {
  const found = await findEdition(thisDevice, baseCover.sha256, editions);
  const { kept, trust, previous, fallback } = found;
  const { sealed, next } = pinnedEdition(found, pinnedEditions(), baseCover.sha256);
  shown = sealed;
  if (next !== undefined) wait(next);
  recalls = kept && trust ? await recallsInForce(kept.recalls, trust) : [];
  const held = await recalledHere(shown, recalls, thisDevice);
  const { recalled } = held;
  setEditionStatus({ shown: sealed?.facts, previous: previous?.facts, fallback, recalled, ...seenOf(kept) });
  return held.edition;
});

/** An edition that is in memory, for what reads it part by part. */
const openedWhole = (edition: Edition): Pick<OpenEdition, 'contents' | 'card' | 'whole'> => ({
  contents: edition,
  card: async (id) => cardOf(edition, id),
  whole: async () => edition,
});

function cardOf(edition: Edition, id: string): OpenCard | undefined {
  const protocol = edition.protocols[id];
  return protocol && { ...edition, protocol };
}

/** A device with an edition of its own knows which it shows before it takes another one. */
const begun = async (): Promise<void> => {
  if (showsAnother()) await wholeEdition();
};

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
  const { kept, trust, sealed } = await findEdition(thisDevice, baseCover.sha256, editions);
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
  const cover = coverOf(next?.edition ?? baseCover);
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

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
import { foundEdition } from './found-edition.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { recalledHere, recalledIn } from './recalled-here.ts';
import { KeptEditions, type SealedEdition, type SignedEdition } from './sealed-edition.ts';

/* The edition that this tab shows now, and the one it shows next. Undefined means the edition in the build. */
let shown: SealedEdition | undefined;
let waiting: SealedEdition | undefined;
let recalls: readonly Recall[] = [];
const editions = new KeptEditions();

/**
 * The edition shown when the app starts: the active one, verified again, with recalled content removed. A card is read
 * before the rest of the edition. If any part is invalid, all stored editions are searched for a valid one.
 */
export async function startingEdition(): Promise<Pick<OpenEdition, 'contents' | 'card' | 'whole'>> {
  const active = await started();
  if (active === undefined) return openedWhole(await wholeEdition());
  const { open } = active;
  return {
    contents: open.contents,
    card: (id) => open.card(id).catch(async () => cardOf(await heldWhole(), id)),
    whole: wholeEdition,
  };
}

/**
 * The active edition with only its contents. Undefined if the edition to show cannot be determined without reading
 * everything on the device: something is recalled, or an arrest is running that began with another edition.
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

const started = loadedOnce(() => activeEdition().catch(() => undefined));

/** The whole edition to show. If the active one is invalid, its replacement appears on every screen. */
async function heldWhole(): Promise<Edition> {
  const edition = await wholeEdition();
  holdEdition(edition);
  return edition;
}

const wholeEdition = loadedOnce(async (): Promise<Edition> => {
  const start = { active: await started(), pins: pinnedEditions, base: baseCover.sha256, editions };
  const { kept, trust, sealed, next, previous, fallback } = await foundEdition(start, thisDevice);
  shown = sealed;
  if (next !== undefined) wait(next);
  recalls = kept && trust ? await recallsInForce(kept.recalls, trust) : [];
  const held = await recalledHere(shown, recalls, thisDevice);
  const { recalled } = held;
  setEditionStatus({ shown: sealed?.facts, previous: previous?.facts, fallback, recalled, ...seenOf(kept) });
  return held.edition;
});

/** Wraps an edition that is in memory, for code that reads editions part by part. */
const openedWhole = (edition: Edition): Pick<OpenEdition, 'contents' | 'card' | 'whole'> => ({
  contents: edition,
  card: async (id) => cardOf(edition, id),
  whole: async () => edition,
});

function cardOf(edition: Edition, id: string): OpenCard | undefined {
  const protocol = edition.protocols[id];
  return protocol && { ...edition, protocol };
}

/** A device that has installed an edition must know which edition it shows before it accepts another one. */
const begun = async (): Promise<void> => {
  if (showsAnother()) await wholeEdition();
};

const seenOf = (kept: Kept | undefined) => (kept ? { seenAt: kept.seen.at, root: kept.root } : {});

/** Accepts what the server says is current. @throws if the server cannot be reached */
export async function takeStatement(signed: SignedStatement): Promise<void> {
  await begun();
  const inUse = (waiting ?? shown)?.facts.version ?? 0;
  const checked = await checkContent(signed, inUse, thisDevice, take);
  setEditionStatus({ refusal: checked.refusal, ...seenOf(checked.kept) });
  await take(checked);
  if (checked.installed) tellOtherTabs();
}

/**
 * Called when another tab has installed an edition or received a recall, or when the marker of the stored edition was
 * lost.
 */
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

/** Removes recalled figures from the screen, even while a card is open. */
async function hideRecalled(): Promise<void> {
  const of = shown;
  const { edition, recalled } = await recalledHere(of, recalls, thisDevice);
  // The waiting edition has been shown in the meantime, without recalled content. The previous one must not come back.
  if (shown !== of) return;
  setEditionStatus({ recalled });
  holdEdition(edition);
}

/**
 * Switches synchronously: the caller has checked that nobody is reading the screen, which may change immediately
 * afterwards.
 */
function showWaiting(): void {
  if (waiting === undefined) return;
  const next = waiting;
  const { edition, recalled } = recalledIn(next, recalls, thisDevice.now());
  setEditionStatus({ shown: next.facts, previous: shown?.facts, waiting: undefined, fallback: undefined, recalled });
  shown = next;
  waiting = undefined;
  holdEdition(edition);
}

/** Writes the marker, so that the next start opens the database if the database contains anything to show. */
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

/** The marker is rewritten once it lags behind the database by this much, in ms. */
const MARKER_AGE = 3_600_000;

const coverOf = ({ id, date, schemaVersion, sha256, groups, kits }: EditionCover): EditionCover => ({
  id,
  date,
  schemaVersion,
  sha256,
  groups,
  kits,
});

/** The installed edition, for the receipt. */
export async function installedHere(): Promise<
  { deviceId: string; version: number; digest: string; installedAt: number } | undefined
> {
  const facts = (waiting ?? shown)?.facts;
  const kept = facts && (await thisDevice.store.read());
  if (facts === undefined || kept?.active === undefined) return undefined;
  const { version, digest } = facts;
  return { deviceId: kept.deviceId, version, digest, installedAt: kept.active.installedAt };
}

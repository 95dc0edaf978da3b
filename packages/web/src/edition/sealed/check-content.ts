import {
  fingerprintOf,
  newestTrust,
  recallEventOf,
  type Seen,
  type SignedStatement,
  type Statement,
  saysLess,
  signedEvents,
  statementOf,
  type TrustList,
  trustListOf,
  verifiedStatement,
} from '@first60/seal';
import { isArrestRunning } from '../../session/running-arrests.ts';
import type { Device } from './device.ts';

import type { ContentRefusal } from './edition-status.ts';
import type { Kept } from './edition-store.ts';
import { install } from './install.ts';
import type { SealedEdition } from './sealed-edition.ts';

/** Result of one check with the server. */
export interface Checked {
  readonly kept?: Kept;
  readonly trust?: TrustList;
  /** An edition that was just installed. */
  readonly installed?: SealedEdition;
  readonly refusal?: ContentRefusal;
}

const NOTHING_SEEN: Seen = { version: 0, recalls: 0, trust: 0, at: 0 };

/**
 * The initial state of a device that has stored nothing. If the browser deleted the database, it contains what the
 * marker still holds.
 */
function keptAnew({ marker }: Pick<Device, 'marker'>): Kept {
  const { version, recalls, trust, at, root } = marker() ?? { ...NOTHING_SEEN, root: undefined };
  return {
    deviceId: crypto.randomUUID(),
    root: root || undefined,
    trust: [],
    recalls: [],
    seen: { version, recalls, trust, at },
    active: undefined,
    previous: undefined,
  };
}

/** The newest trust list on the device, verified. */
export async function keptTrust(
  { root, trust }: Pick<Kept, 'root' | 'trust'>,
  { buildRoot }: Pick<Device, 'buildRoot'>,
): Promise<TrustList | undefined> {
  const newest = await newestTrust(trust, buildRoot ?? root);
  return typeof newest === 'string' ? undefined : newest;
}

/**
 * Asks the server what is current and accepts anything newer: trust lists, recalls, the edition. Each is verified
 * before it is stored, and the server cannot make the device discard what it has. A device that cannot store anything
 * still receives the recalls.
 * @param inUse the version that is in use and verified; 0 for the edition in the build
 * @param hear called with the recalls before the edition is requested, which may take minutes or fail
 * @throws if the server cannot be reached or sends something unreadable
 */
export async function checkContent(
  signed: SignedStatement,
  inUse: number,
  device: Device,
  hear: (heard: Checked) => Promise<void> = async () => undefined,
): Promise<Checked> {
  let isStored = true;
  const changed = async (change: Change): Promise<Kept> => {
    try {
      if (isStored) return await device.store.change(change);
    } catch {
      isStored = false;
    }
    return change(undefined);
  };
  const stored = await device.store.read().catch(() => {
    isStored = false;
    return undefined;
  });
  const before = stored ?? keptAnew(device);
  const stated = await statedBy(signed, { before, inUse }, device);
  if (typeof stated === 'string') return { refusal: stated };
  const { statement, trust, chain } = stated;
  const root = before.root ?? (await rootOf(chain));
  const known = await changed((now = before) => ({
    ...now,
    root: now.root ?? root,
    trust: chain.length > now.trust.length ? chain : now.trust,
    seen: highest(seenBefore(now.seen, { trust, chain, inUse }), statement),
  }));
  const kept = await withRecalls({ statement, trust }, known, device.server, changed);
  const refusal = isWhole(kept.recalls, statement) ? undefined : 'less';
  await hear({ kept, trust });
  if (!isStored) return { kept, trust, refusal: 'not-stored' };
  // The edition used by a running code stays on the device until the code ends. Recalls have already been passed on.
  if (statement.version <= inUse || isArrestRunning()) return { kept, trust, ...(refusal && { refusal }) };
  const outcome = await install({ statement, trust, kept, inUse }, device);
  if (typeof outcome === 'string') return { kept, trust, refusal: outcome };
  return { kept: (await device.store.read()) ?? kept, trust, installed: outcome, ...(refusal && { refusal }) };
}

type Change = Parameters<Device['store']['change']>[0];

interface Stated {
  readonly statement: Statement;
  readonly trust: TrustList;
  readonly chain: Kept['trust'];
}

/** The statement signed with the freshness key of the newest trust list, or why it is refused. */
async function statedBy(
  signed: SignedStatement,
  { before, inUse }: { before: Kept; inUse: number },
  device: Device,
): Promise<Stated | ContentRefusal> {
  const said = statementOf(signed.text);
  if (said === undefined) return 'signatures';
  let trust = await keptTrust(before, device);
  let chain = before.trust;
  if (trust === undefined || said.trust > trust.version) {
    chain = await device.server.trust();
    const newer = await newestTrust(chain, device.buildRoot ?? before.root);
    if (typeof newer === 'string') return 'signatures';
    if (newer.version < Math.max(said.trust, trust?.version ?? 0, before.seen.trust)) return 'less';
    trust = newer;
  }
  const statement = await verifiedStatement(signed, trust);
  if (statement === undefined) return 'signatures';
  return saysLess(statement, seenBefore(before.seen, { trust, chain, inUse })) ? 'less' : { statement, trust, chain };
}

/**
 * The versions that the device has seen. When the trust list names a new freshness key, statements signed with the
 * previous key are no longer trusted. Otherwise a stolen key, or a server whose clock was years ahead, could block all
 * future updates. The version in use was signed by people and is kept.
 */
function seenBefore(
  seen: Seen,
  { trust, chain, inUse }: { trust: TrustList; chain: Kept['trust']; inUse: number },
): Seen {
  const by = trustListOf(chain[seen.trust - 1]?.text ?? '');
  if (by === undefined || by.freshnessKey === trust.freshnessKey) return seen;
  return { version: inUse, recalls: 0, trust: seen.trust, at: 0 };
}

const rootOf = async (chain: Kept['trust']): Promise<string | undefined> => {
  const first = trustListOf(chain[0]?.text ?? '');
  return first && fingerprintOf(first.recoveryKey);
};

/** Two tabs may check at the same time, and neither may undo what the other has seen. */
const highest = (one: Seen, other: Seen): Seen => ({
  version: Math.max(one.version, other.version),
  recalls: Math.max(one.recalls, other.recalls),
  trust: Math.max(one.trust, other.trust),
  at: Math.max(one.at, other.at),
});

/**
 * Recall events are never dropped: a server that omits one cannot restore the recalled content. Events not signed by a
 * listed person are not kept, so that a forged event cannot replace a real one.
 */
async function withRecalls(
  { statement, trust }: Pick<Stated, 'statement' | 'trust'>,
  kept: Kept,
  server: Device['server'],
  changed: (change: Change) => Promise<Kept>,
): Promise<Kept> {
  if (isWhole(kept.recalls, statement)) return kept;
  const events = await signedEvents(await server.recalls(), trust);
  return changed((now = kept) => ({
    ...now,
    recalls: [...new Map([...events, ...now.recalls].map((event) => [event.text, event])).values()],
  }));
}

/** True when every event that the server counts is present, without gaps. */
function isWhole(recalls: Kept['recalls'], statement: Statement): boolean {
  const sequences = recalls.map(({ text }) => recallEventOf(text)?.sequence ?? 0);
  return new Set(sequences.filter((one) => one > 0 && one <= statement.recalls)).size === statement.recalls;
}

import { manifestOfText, type Seen, type SignedManifest, type SignedRecall, type SignedTrustList } from '@first60/seal';
import { promisifyRequest } from 'idb-keyval';
import { DATABASE } from './edition-database.ts';
import { keptOf } from './kept-shape.ts';

/** An installed edition without its parts. */
export interface KeptEdition {
  readonly manifest: SignedManifest;
  /** By the device's clock. */
  readonly installedAt: number;
}

/** All that a device keeps of the sealed editions beside their parts. Nothing of it belongs to a user. */
export interface Kept {
  /** Made by the device for itself. It names no person. */
  readonly deviceId: string;
  /** Fingerprint of the recovery key that was pinned at the first success. */
  readonly root: string | undefined;
  readonly trust: readonly SignedTrustList[];
  readonly recalls: readonly SignedRecall[];
  readonly seen: Seen;
  readonly active: KeptEdition | undefined;
  readonly previous: KeptEdition | undefined;
}

export interface EditionStore {
  /** @returns undefined where nothing is kept yet. @throws where the browser blocks the database */
  readonly read: () => Promise<Kept | undefined>;
  /** The texts of those digests that are kept, by digest. */
  readonly parts: (digests: Iterable<string>) => Promise<ReadonlyMap<string, string>>;
  /**
   * Changes what is kept, and adds parts, in one transaction that is on the disk when it ends. Parts that neither the
   * active nor the previous edition names are dropped in the same one.
   * @returns what is kept now
   */
  readonly change: (change: (before: Kept | undefined) => Kept, parts?: ReadonlyMap<string, string>) => Promise<Kept>;
}

const STATE = 'state';
const PARTS = 'parts';
/** The only key of the store of the state. */
const KEPT = 'kept';

/** The digests that the kept editions name. One whose manifest was damaged since names none. */
export const digestsInUse = ({ active, previous }: Pick<Kept, 'active' | 'previous'>): ReadonlySet<string> =>
  new Set([active, previous].flatMap((kept) => (kept ? partDigests(kept) : [])));

function partDigests({ manifest }: KeptEdition): readonly string[] {
  return Object.values(manifestOfText(manifest.text)?.parts ?? {}).map(([digest]) => digest);
}

/** The database of this device. */
export const deviceEditionStore: EditionStore = {
  read: () =>
    withDatabase(async (database) => {
      const transaction = database.transaction(STATE);
      return keptOf(await promisifyRequest(transaction.objectStore(STATE).get(KEPT)));
    }),
  parts: (digests) =>
    withDatabase(async (database) => {
      const store = database.transaction(PARTS).objectStore(PARTS);
      const texts = [...new Set(digests)].map(
        async (digest) => [digest, await promisifyRequest<string | undefined>(store.get(digest))] as const,
      );
      const found = await Promise.all(texts);
      return new Map(found.flatMap(([digest, text]) => (typeof text === 'string' ? [[digest, text] as const] : [])));
    }),
  change: (change, parts = new Map()) =>
    withDatabase(async (database) => {
      const transaction = database.transaction([STATE, PARTS], 'readwrite', { durability: 'strict' });
      const [state, texts] = [transaction.objectStore(STATE), transaction.objectStore(PARTS)];
      const after = change(keptOf(await promisifyRequest(state.get(KEPT))));
      const used = digestsInUse(after);
      // A request that fails undoes all of them. A call that throws does not, so parts come first: without their edition
      // they do no harm, and the next change drops them.
      for (const [digest, text] of parts) if (used.has(digest)) texts.put(text, digest);
      state.put(after, KEPT);
      for (const digest of await promisifyRequest(texts.getAllKeys()))
        if (!used.has(String(digest))) texts.delete(digest);
      await promisifyRequest(transaction);
      return after;
    }),
};

async function withDatabase<Result>(work: (database: IDBDatabase) => Promise<Result>): Promise<Result> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(STATE);
    opening.result.createObjectStore(PARTS);
  };
  const database = await promisifyRequest(opening);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

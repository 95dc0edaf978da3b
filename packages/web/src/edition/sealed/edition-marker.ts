import type { EditionCover } from '@first60/edition';
import { readStored, writeStored } from '../../device/storage.ts';

/**
 * The marker's key in device storage. The marker stays when a user leaves, because editions belong to the agency, not
 * to the user.
 */
export const MARKER = 'first60.edition';

/**
 * Marks that this device shows an edition other than the one in the build. It is read before the first paint, which
 * does not wait for a database. A device without a marker does not open the database at startup.
 */
export interface EditionMarker {
  /** Home shows this cover until the edition is verified and replaces it. */
  readonly cover: EditionCover;
  /** Fingerprint of the recovery key and highest version seen, in case the browser deletes the database. */
  readonly root: string;
  readonly version: number;
  readonly recalls: number;
  readonly trust: number;
  readonly at: number;
}

/** Stored data, which may come from another build or a manual edit. */
type Unread = { readonly cover?: { readonly groups?: unknown; readonly kits?: unknown } | null } | null;

export function editionMarker(): EditionMarker | undefined {
  try {
    const stored: Unread = JSON.parse(readStored('local', MARKER) ?? 'null');
    return isMarker(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** A function declaration, because it is hoisted and the marker is read while modules are loading. */
function isMarker(stored: Unread): stored is EditionMarker {
  return Array.isArray(stored?.cover?.groups) && typeof stored.cover.kits === 'object';
}

export const writeEditionMarker = (marker: EditionMarker): void => writeStored('local', MARKER, JSON.stringify(marker));

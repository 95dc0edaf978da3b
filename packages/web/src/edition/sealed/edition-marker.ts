import type { EditionCover } from '@first60/edition';
import { readStored, writeStored } from '../../device/storage.ts';

/** Under which key of the device the marker is. It stays when a user leaves: editions are the agency's, not the user's. */
export const MARKER = 'first60.edition';

/**
 * That this device shows another edition than the one in the build. It is read before the first paint, which does not
 * wait for a database, and a device without it never asks the database at its start.
 */
export interface EditionMarker {
  /** What Home draws before the edition is verified. The edition takes its place as soon as it is. */
  readonly cover: EditionCover;
  /** Fingerprint of the recovery key and highest version seen, for the day on which the browser deletes the database. */
  readonly root: string;
  readonly version: number;
  readonly recalls: number;
  readonly trust: number;
  readonly at: number;
}

/** What another build, or a hand, may have stored. */
type Unread = { readonly cover?: { readonly groups?: unknown; readonly kits?: unknown } | null } | null;

export function editionMarker(): EditionMarker | undefined {
  try {
    const stored: Unread = JSON.parse(readStored('local', MARKER) ?? 'null');
    return isMarker(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** A function that is hoisted: the marker is read while modules start. */
function isMarker(stored: Unread): stored is EditionMarker {
  return Array.isArray(stored?.cover?.groups) && typeof stored.cover.kits === 'object';
}

export const writeEditionMarker = (marker: EditionMarker): void => writeStored('local', MARKER, JSON.stringify(marker));

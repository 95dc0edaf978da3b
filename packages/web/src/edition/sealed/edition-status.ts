import { useSyncExternalStore } from 'react';
import { newListeners } from '../../device/listeners.ts';

/** The facts about a sealed edition that are shown to a crew. */
export interface EditionFacts {
  readonly version: number;
  /** SHA-256 of its manifest. */
  readonly digest: string;
  /** Date of the content. */
  readonly date: string;
  /** Last day on which it may be used. */
  readonly end: string;
  /** Time at which it expires, in epoch milliseconds. */
  readonly expiresAt: number;
  readonly approvers: ReadonlyArray<{ readonly name: string; readonly title: string }>;
}

/** An edition that is installed, verified and in memory. */
interface WaitingEdition extends EditionFacts {
  /** Shows it at once. The caller must know that switching now is safe. */
  readonly show: () => void;
}

/** Why the server's newest edition, or its statement of what is current, is refused. */
export type ContentRefusal =
  /** Its signatures, or those of the trust list, are invalid. */
  | 'signatures'
  /** It is behind what this device has already seen. */
  | 'less'
  /** A part differs from what was signed. */
  | 'parts'
  | 'expired'
  | 'not-yet'
  /** The app is too old for it. */
  | 'app'
  /** It has a format that this app no longer reads. */
  | 'form'
  /** It could not be loaded completely. */
  | 'not-loaded'
  /** The device could not store it. */
  | 'not-stored';

export interface EditionStatus {
  /** The edition that is shown. Undefined for the edition in the build. */
  readonly shown: EditionFacts | undefined;
  /** Installed, and due to be shown as soon as that is safe. */
  readonly waiting: WaitingEdition | undefined;
  readonly previous: EditionFacts | undefined;
  /** The replacement for an edition that could not be verified or has a format this app cannot read. */
  readonly fallback: 'previous' | 'base' | 'form' | undefined;
  readonly refusal: ContentRefusal | undefined;
  /** Content of the shown edition that has been recalled. */
  readonly recalled: ReadonlyArray<{
    readonly kind: 'drug' | 'card' | 'line' | 'hospital';
    readonly name: string;
    readonly text: string;
  }>;
  /** Time at which the server last signed what is current, in epoch milliseconds. */
  readonly seenAt: number | undefined;
  /** Fingerprint of the recovery key that this device trusts. */
  readonly root: string | undefined;
}

let status: EditionStatus = {
  shown: undefined,
  waiting: undefined,
  previous: undefined,
  fallback: undefined,
  refusal: undefined,
  recalled: [],
  seenAt: undefined,
  root: undefined,
};
const { subscribe, notify } = newListeners();

export function setEditionStatus(changes: Partial<EditionStatus>): void {
  status = { ...status, ...changes };
  notify();
}

export const editionStatus = (): EditionStatus => status;
export const useEditionStatus = (): EditionStatus => useSyncExternalStore(subscribe, editionStatus);

/** True if this browser can verify an edition. The required crypto API exists only on https and on localhost. */
export const canVerify = (): boolean => globalThis.crypto?.subtle !== undefined;

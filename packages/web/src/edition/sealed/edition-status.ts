import { useSyncExternalStore } from 'react';
import { newListeners } from '../../device/listeners.ts';

/** What a crew is told of a sealed edition. */
export interface EditionFacts {
  readonly version: number;
  /** SHA-256 of its manifest. */
  readonly digest: string;
  /** Day of the content. */
  readonly date: string;
  /** Last day on which it may be used. */
  readonly end: string;
  /** From when on it is expired, epoch milliseconds. */
  readonly expiresAt: number;
  readonly approvers: ReadonlyArray<{ readonly name: string; readonly title: string }>;
}

/** An edition that is installed, verified and in memory. */
interface WaitingEdition extends EditionFacts {
  /** Shows it at once. The caller knows that this is a safe moment. */
  readonly show: () => void;
}

/** Why the server's newest edition, or what it says is current, is not taken. */
export type ContentRefusal =
  /** Its signatures, or those of the trust list, do not hold. */
  | 'signatures'
  /** It vouches for less than this device has seen. */
  | 'less'
  /** A part is not what was signed. */
  | 'parts'
  | 'expired'
  | 'not-yet'
  /** The app is too old for it. */
  | 'app'
  /** It has a form that this app no longer reads. */
  | 'form'
  /** It could not be loaded whole. */
  | 'not-loaded'
  /** The device could not store it. */
  | 'not-stored';

export interface EditionStatus {
  /** What is shown. Undefined for the edition in the build. */
  readonly shown: EditionFacts | undefined;
  /** Installed, and shown at the next safe moment. */
  readonly waiting: WaitingEdition | undefined;
  readonly previous: EditionFacts | undefined;
  /** What is shown in the place of an edition that could not be verified, or whose form this app cannot read. */
  readonly fallback: 'previous' | 'base' | 'form' | undefined;
  readonly refusal: ContentRefusal | undefined;
  /** What is recalled from the edition that is shown. */
  readonly recalled: ReadonlyArray<{
    readonly kind: 'drug' | 'card' | 'line' | 'hospital';
    readonly name: string;
    readonly text: string;
  }>;
  /** When the server last signed what is current, epoch milliseconds. */
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

/** Whether this browser can verify an edition: it has the means on https and on localhost only. */
export const canVerify = (): boolean => globalThis.crypto?.subtle !== undefined;

import type { Edition, Exceptions } from '@first60/edition';
import type { Finding } from './finding.ts';

/** What a rule says of one place; its own name is added where it runs. */
export type Found = Omit<Finding, 'rule'>;

/** A promise that holds for every edition, base or an agency's. */
export interface Rule {
  /** In kebab-case, as its file is called. */
  readonly name: string;
  /** Every place of the edition that breaks it. It never throws for an edition that has the shape of one. */
  readonly find: (edition: Edition, exceptions: Exceptions) => readonly Found[];
}

/** JSON Pointer (RFC 6901) of a place in the edition. */
export const pointer = (...path: readonly (string | number)[]): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** A place that stops the edition. */
export const stops = (at: string, sentence: string): Found => ({ level: 'stops', at, sentence });
/** A place that a person has to look at. */
export const asks = (at: string, sentence: string): Found => ({ level: 'asks', at, sentence });

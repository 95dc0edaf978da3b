import type { Edition, Exceptions } from '@first60/edition';
import type { Finding } from './finding.ts';

/** A rule's finding at one place. The rule's name is added when it runs. */
export type Found = Omit<Finding, 'rule'>;

/** A condition that every edition must meet, base or agency. */
export interface Rule {
  /** In kebab-case, same as its file name. */
  readonly name: string;
  /**
   * Every place in the edition that breaks the rule. Never throws for an edition with a valid structure.
   * @param today ISO date; without it nothing is too old
   */
  readonly find: (edition: Edition, exceptions: Exceptions, today?: string) => readonly Found[];
}

/** JSON Pointer (RFC 6901) to a place in the edition. */
export const pointer = (...path: readonly (string | number)[]): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** A finding that stops the edition. */
export const stops = (at: string, sentence: string): Found => ({ level: 'stops', at, sentence });
/** A finding that a person has to check. */
export const asks = (at: string, sentence: string): Found => ({ level: 'asks', at, sentence });

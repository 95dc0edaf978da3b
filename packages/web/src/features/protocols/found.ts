import type { ProtocolMatch } from '../../lib/protocol-search.ts';

/** What was searched, and where each protocol holds it. */
export interface Found {
  readonly term: string;
  readonly matches: readonly ProtocolMatch[];
}

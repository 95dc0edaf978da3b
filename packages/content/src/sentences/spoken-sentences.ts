import type { ProtocolId } from '@first60/edition';

/**
 * Sentences that people say about the emergency of a card, each with the ids of other cards that are equally correct.
 */
export type SpokenSentences = ReadonlyArray<string | readonly [say: string, ...alsoRight: ProtocolId[]]>;

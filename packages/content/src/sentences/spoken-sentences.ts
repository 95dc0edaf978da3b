import type { ProtocolId } from '@first60/edition';

/** What people say of the emergency of a card, each sentence with the ids of further cards that are as right. */
export type SpokenSentences = ReadonlyArray<string | readonly [say: string, ...alsoRight: ProtocolId[]]>;

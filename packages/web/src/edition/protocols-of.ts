import type { Edition, Protocol } from '@first60/edition';

/** The cards with the stored ids, in stored order. Ids that are not in the edition are left out. */
export const protocolsOf = ({ protocols }: Pick<Edition, 'protocols'>, ids: readonly string[]): readonly Protocol[] =>
  ids.flatMap((id) => Object.values(protocols).find((protocol) => protocol.id === id) ?? []);

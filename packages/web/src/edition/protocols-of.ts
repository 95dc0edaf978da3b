import type { Edition, Protocol } from '@first60/edition';

/** The cards of stored ids, in their order. Ids that the edition does not have are left out. */
export const protocolsOf = ({ protocols }: Pick<Edition, 'protocols'>, ids: readonly string[]): readonly Protocol[] =>
  ids.flatMap((id) => Object.values(protocols).find((protocol) => protocol.id === id) ?? []);

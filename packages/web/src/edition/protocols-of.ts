import type { Edition, Protocol } from '@first60/content';

/** The cards of a kept list, in its order; those that the edition no longer has are left out. */
export const protocolsOf = ({ protocols }: Pick<Edition, 'protocols'>, ids: readonly string[]): readonly Protocol[] =>
  ids.flatMap((id) => Object.values(protocols).find((protocol) => protocol.id === id) ?? []);

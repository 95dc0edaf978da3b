import type { Drug, Edition, MedicationId, Protocol, ProtocolId } from '@first60/edition';

/**
 * The entry in a table for an id; undefined if the table has no such entry. Properties inherited by every object are never found.
 */
export const entryOf = <Entry>(table: Readonly<Record<string, Entry>>, id: string): Entry | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;

/** A drug in the edition. A missing drug is reported by the rule `references`; other rules skip it. */
export const drugOf = ({ formulary }: Pick<Edition, 'formulary'>, id: MedicationId): Drug | undefined =>
  entryOf(formulary, id);

/** A card in the edition. A missing card is also reported by `references` alone. */
export const cardOf = ({ protocols }: Pick<Edition, 'protocols'>, id: ProtocolId): Protocol | undefined =>
  entryOf(protocols, id);

/** The name of a drug for use in a sentence; its id when the edition has no such drug. */
export const drugName = (edition: Pick<Edition, 'formulary'>, id: MedicationId): string =>
  drugOf(edition, id)?.genericName ?? id;

/** The title of a card for use in a sentence; its id when the edition has no such card. */
export const cardName = (edition: Pick<Edition, 'protocols'>, id: ProtocolId): string =>
  cardOf(edition, id)?.title ?? id;

import type { Drug, Edition, MedicationId, Protocol, ProtocolId } from '@first60/edition';

/** What a table holds under an id; undefined where it has no such entry. No id finds what every object has. */
export const entryOf = <Entry>(table: Readonly<Record<string, Entry>>, id: string): Entry | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;

/** A drug of the edition. Where there is none the rule `references` says so; other rules pass over it. */
export const drugOf = ({ formulary }: Pick<Edition, 'formulary'>, id: MedicationId): Drug | undefined =>
  entryOf(formulary, id);

/** A card of the edition, likewise. */
export const cardOf = ({ protocols }: Pick<Edition, 'protocols'>, id: ProtocolId): Protocol | undefined =>
  entryOf(protocols, id);

/** What a sentence calls a drug: its name, or its id where the edition has no such drug. */
export const drugName = (edition: Pick<Edition, 'formulary'>, id: MedicationId): string =>
  drugOf(edition, id)?.genericName ?? id;

/** What a sentence calls a card, likewise. */
export const cardName = (edition: Pick<Edition, 'protocols'>, id: ProtocolId): string =>
  cardOf(edition, id)?.title ?? id;

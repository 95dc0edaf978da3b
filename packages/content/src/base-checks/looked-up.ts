import type { Act } from '@first60/clinical';
import type { Drug, MedicationId, Protocol, ProtocolId } from '@first60/edition';
import { edition } from '../base-edition.ts';

const found = <Entry>(entry: Entry | undefined, id: string): Entry => {
  if (entry === undefined) throw new Error(`The edition has no entry "${id}".`);
  return entry;
};

/** A drug of the edition. Throws if it does not exist. */
export const drugOf = (id: MedicationId): Drug => found(edition.formulary[id], id);

/** A card of the edition. Throws if it does not exist. */
export const cardOf = (id: ProtocolId): Protocol => found(edition.protocols[id], id);

/** An act of a drug. Throws if it does not exist. */
export const actOf = (medication: MedicationId, id = ''): Act =>
  found(
    edition.acts?.drugs[medication]?.acts.find((one) => one.id === id),
    `${medication}/${id}`,
  );

import type { Drug, MedicationId, Protocol, ProtocolId } from '@first60/edition';
import { formulary } from '../formulary.ts';
import { protocols } from '../protocols.ts';

const found = <Entry>(entry: Entry | undefined, id: string): Entry => {
  if (entry === undefined) throw new Error(`The edition has no entry "${id}".`);
  return entry;
};

/** A drug of the edition. Throws where there is none. */
export const drugOf = (id: MedicationId): Drug => found(formulary[id], id);

/** A card of the edition. Throws where there is none. */
export const cardOf = (id: ProtocolId): Protocol => found(protocols[id], id);

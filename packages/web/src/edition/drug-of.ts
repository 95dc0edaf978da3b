import type { Drug, Edition } from '@first60/edition';
import { madeOnce } from './made-once.ts';

const drugsById = madeOnce(
  ({ formulary }: Edition) => new Map<string, Drug>(Object.values(formulary).map((drug) => [drug.id, drug])),
);

/** The drug with the given id, which comes from an outside source. Undefined when the edition has no such drug. */
export const drugOf = (edition: Edition, id: string): Drug | undefined => drugsById(edition).get(id);

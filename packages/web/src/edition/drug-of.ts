import type { Drug, Edition } from '@first60/edition';
import { madeOnce } from './made-once.ts';

const drugsById = madeOnce(
  ({ formulary }: Edition) => new Map<string, Drug>(Object.values(formulary).map((drug) => [drug.id, drug])),
);

/** The drug of an id that came from elsewhere. Undefined where the edition has none. */
export const drugOf = (edition: Edition, id: string): Drug | undefined => drugsById(edition).get(id);

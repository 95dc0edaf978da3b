import type { Drug } from '@first60/edition';
import { madeOnce } from '../edition/made-once.ts';
import { CLOSENESS, closeness, foldTerm } from './search-text.ts';

/**
 * The drugs that a crew may know by the term ("adrenaline" for epinephrine), best match first. Offered only where the
 * search itself finds nothing, so that the search rule stays exact. None for a blank term.
 */
export function drugsKnownAs(drugs: readonly Drug[], term: string): Drug[] {
  const wanted = foldTerm(term);
  if (wanted === '') return [];
  return drugs
    .flatMap((drug) => {
      const ranks = foldedNamesOf(drug).flatMap((name) => {
        const how = closeness(name, wanted);
        return how === undefined ? [] : CLOSENESS.indexOf(how);
      });
      return ranks.length === 0 ? [] : { drug, rank: Math.min(...ranks) };
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ drug }) => drug);
}

/** The drugs with exactly this generic, brand or short name, such as "epi" or "narcan". None for a blank term. */
export function drugsNamed(drugs: readonly Drug[], term: string): Drug[] {
  const wanted = foldTerm(term);
  return wanted === '' ? [] : drugs.filter((drug) => foldedOwnNamesOf(drug).includes(wanted));
}

const ownNamesOf = ({ genericName, brandNames, synonyms }: Drug): string[] => [genericName, ...brandNames, ...synonyms];

const foldedOwnNamesOf = madeOnce((drug: Drug) => ownNamesOf(drug).map(foldTerm));

const namesOf = (drug: Drug): string[] => [...ownNamesOf(drug), drug.classSecondary ?? ''];

/** The names in the form used for comparison. */
const foldedNamesOf = madeOnce((drug: Drug) => namesOf(drug).map(foldTerm));

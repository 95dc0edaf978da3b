/**
 * A query that a crew types and the result that must come first, chosen by clinical judgment and not from the search's
 * results. Further ids are equally correct results.
 */
export type GoldQuery<Id extends string> = readonly [query: string, right: Id, ...alsoRight: Id[]];

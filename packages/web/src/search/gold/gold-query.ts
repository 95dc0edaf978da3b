/**
 * What a crew types and the answer that has to come first, written from clinical sense and not from what
 * the search answers. Further ids are answers that are as right as the first one.
 */
export type GoldQuery<Id extends string> = readonly [query: string, right: Id, ...alsoRight: Id[]];

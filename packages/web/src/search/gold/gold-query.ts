/**
 * A query that a crew types and the answer that must come first, written from clinical sense and not from the search's
 * answers. Further ids are equally correct answers.
 */
export type GoldQuery<Id extends string> = readonly [query: string, right: Id, ...alsoRight: Id[]];

/*
 * Where a build serves its edition. Each address names the digest, so what is stored under it never changes. A host serves
 * them as files. The worker stores the whole edition alone: it has every card.
 */
const folder = (edition: string): string => `/assets/editions/${edition}`;

/** All of the edition of this digest. */
export const addressOfEdition = (edition: string): string => `${folder(edition)}/edition.txt`;

/** What one card needs of it. */
export const addressOfCard = (edition: string, card: string): string => `${folder(edition)}/card-${card}.txt`;

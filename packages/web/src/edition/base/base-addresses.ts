/*
 * The addresses at which a build serves its edition, as static files. Each address contains the digest, so what it
 * serves never changes. The worker stores only the whole edition, which contains every card.
 */
const folder = (edition: string): string => `/assets/editions/${edition}`;

/** The whole edition with this digest. */
export const addressOfEdition = (edition: string): string => `${folder(edition)}/edition.txt`;

/** The part of the edition that a single card needs. */
export const addressOfCard = (edition: string, card: string): string => `${folder(edition)}/card-${card}.txt`;

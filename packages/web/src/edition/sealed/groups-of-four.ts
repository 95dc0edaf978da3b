/** A digest in groups of four, as people compare it. */
export const groupsOfFour = (digest: string): string => digest.match(/.{1,4}/g)?.join(' ') ?? '';

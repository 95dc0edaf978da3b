/** A digest in groups of four characters, the way people compare it. */
export const groupsOfFour = (digest: string): string => digest.match(/.{1,4}/g)?.join(' ') ?? '';

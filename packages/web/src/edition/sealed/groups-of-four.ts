/** A digest in groups of four characters, as people compare digests. */
export const groupsOfFour = (digest: string): string => digest.match(/.{1,4}/g)?.join(' ') ?? '';

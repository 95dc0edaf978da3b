/** The reason why there is nothing to verify, in one sentence for the reader. */
export class Unreadable extends Error {}

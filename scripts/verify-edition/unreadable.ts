/** The reason why there is nothing to verify, in one sentence for the user. */
export class Unreadable extends Error {}

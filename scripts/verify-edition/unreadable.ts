/** Why there is nothing to verify, in one sentence for a person. */
export class Unreadable extends Error {}

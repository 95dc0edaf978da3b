// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'b2a5d399f072259a54ad8f6e34c0ea8242348b6ad84a455b99b26cb25afabdfb';

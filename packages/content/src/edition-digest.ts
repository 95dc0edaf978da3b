// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '7334ce28cdb502c00dfa0c3f5b94ec0611113ccfd0a7f0c113c0f1a93d13b0c3';

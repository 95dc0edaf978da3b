// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '7323cf14a6381acb4b9547954904e1d118373a5ac72b8f7a6999c68670e25754';

// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '586e4eab01a7bfc61d654e56a9d6bc3b46ad785d8606733c4bf5d0f3ae6ab08b';

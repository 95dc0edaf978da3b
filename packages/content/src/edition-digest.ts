// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '1bbdef1a507a814fb484e3f1987784610daeb28d5aa3d770b8cbd9f67517fce6';

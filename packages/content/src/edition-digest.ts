// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '9e4b01eea4f933ad4c4e263ff65aa62671460d2015ffd1a430be914f0d558b84';

// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'ba6f664a120ccb4c014e188a7f495df59eb5fed14e5e8c159490e88f63634014';

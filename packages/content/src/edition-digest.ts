// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '646b29adc621dcf8f4fc72c35d5e6e4fb75ddc7cf2a01a33e8f8c66381647b1e';

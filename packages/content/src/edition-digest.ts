// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '0d1a619c57fc09ff5681a58ffbf92f52f8aacc97bfd9a36689a3ee9630730b78';

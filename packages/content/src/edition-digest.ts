// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'd628283a18f82aa9b899942b29dc54983ef3579aaa109c7168273b990447ceaf';

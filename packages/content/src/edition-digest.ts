// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'e33275408536b5180b26964bb4993e9ba1e4b3cbb2b869124109d9daa3e87818';

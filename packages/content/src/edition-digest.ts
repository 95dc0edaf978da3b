// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'a32473389e9e7599e14c3d263d0e3da0f323fa29997b3c92fb7409bce3164757';

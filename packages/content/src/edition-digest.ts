// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'ea81c59dd1be9463d8d5c57b4c550f1d49ff4c540d4d6f3f32b365e622b9e974';

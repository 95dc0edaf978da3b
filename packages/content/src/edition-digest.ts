// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '8dd8267be36975daf67109bfb9df5bb677ad931fb1ce10309f068084b9605e2a';

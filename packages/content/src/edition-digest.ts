// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '67167f5cfce3dac3b859d481ab8cbe58ec49fbbc969d970e5510bf15e7ae6daf';

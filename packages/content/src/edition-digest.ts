// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'fc2018e0c4199a84f0d9bc7b80c23f2aadc9b634b64aed604e7b8d92ebfabb95';

// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'a8389a69cf42aa125bacc4d85d4f2f189eb401c2392a7b58bde7e92fad451450';

// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'b5e5248eebcaf26c9e0a7fab0bb39248b3e97c287aafc085d930e7d0b7974c9a';

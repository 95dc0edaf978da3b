// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '7c3d92b836a0250f7c69828c58bcab703f47492c6bd11367ed2039648422d1a3';

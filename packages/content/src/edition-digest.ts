// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '0ddc88157648f88c1287c6bc93ffd81c1925cc6267433db2b001af95d46019d0';

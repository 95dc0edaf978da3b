// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'd33bd17e81a712f6aba7978b700653aac8daa28876273b678ab14827705f5742';

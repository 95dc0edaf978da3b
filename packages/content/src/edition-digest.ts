// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '2439aa76729acc1f0a5070c6986bae239079aa19f314a4caab918361d69aa0b6';

// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'a37d1fc545f767ae0a7ffef0117fd862afcbf3e2c4f3610692629b9ca4e9bf0f';

// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '9e91e8a7e5fab8cdc6a23c8a4e4d6c967bb676721e4152b31ffec36bad1a16e8';

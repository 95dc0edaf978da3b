// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '4965e727e899d45af00d26483b63ac9f16785f5d912674cbcda11ffe6e78c1ba';

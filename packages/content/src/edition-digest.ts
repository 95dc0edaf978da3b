// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '9062a11292d04fa5d3d4c1283e2c6b69149adba516b5c54019007d88c6b7cbec';

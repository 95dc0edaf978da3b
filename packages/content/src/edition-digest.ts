// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '4a4b30dec49c75048fccba13c6b99ff84cc07653e049cb03fdb71ade17820347';

// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '0308ba3f9be916170e06ce9decefeacd63fdfd004dcd5ec08315d91d9a893fe2';

// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'b75cca105133fe5d9b1aed7947cb30a35d20b7dd6f59c20cabc528dff67d2ee2';

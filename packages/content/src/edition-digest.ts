// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '20cdb9c861b647aa617c5c05513659bc952a6d584913df513123d5f58db46a40';

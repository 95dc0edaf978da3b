// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '0f95c069872db2e04ccddef9de7f9066663c1ca42ecb3f5752cb0b518c109a0b';

// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '32a15588965b3d76818b71f0fa1da9f887c42d03100c1160f373712db6fe1efc';

// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'a8ab0f31ac6deb9a4a79d897dbb237ee10e497eb42cbb396d84895713dff9c01';

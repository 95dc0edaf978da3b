// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '4f3862b02beeb8a3c408cd840af830e2161cbeaa85b7bc6b8b86b37af33be125';

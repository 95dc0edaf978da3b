// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '138e404f4f2b9eaa1b203e40332142252efd8203715da9657a9075bfcd123199';

// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'fcdf04814b2b7c94d354c1f4ae7a718c37400135d61156d009192a74033cf8ec';

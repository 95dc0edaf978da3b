// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '8f76dec0fc50d4e0acfb54e8473eb5474fd7f9475acda34bc871c5f307732ac5';

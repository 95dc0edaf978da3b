// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '3b0f23ae40116c24492b4180a06feca42cdd6e9c004410fbe628a5f2a4a24fc4';

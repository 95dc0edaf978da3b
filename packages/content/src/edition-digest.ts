// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '9e6efc000f5445c7326a57dad703e61950844822c354daa1f1d0825e62498d4c';

// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '6048325a37e49285cb04cc73bd29066fe936f832e3f57460be981373cb52c5dc';

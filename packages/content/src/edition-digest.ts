// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '7f8a6ddca60bcd7a62a3625b5d6dfe03e86d476d98610871cd6e8da9ec934e55';

// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '3c841ecfc65d4e3d6a4bb9f5b59f44e923b7735969858c785ec466747147a8fb';

// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'd7cb02bb94d87410a194c8ea998b97cdec3f35cb859730ee05a833f6f192cbd1';

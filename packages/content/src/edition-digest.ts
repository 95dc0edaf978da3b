// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'a5332b5da581e78882adfdfbe907dab510355f6e1a72f7effaa952b9c67aab9d';

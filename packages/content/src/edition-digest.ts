// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'c06b6ccadcd9b4cd5ecf211e3fe4a78a37895b19da6bb761e8b1cc54867dba7a';

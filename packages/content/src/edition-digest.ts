// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'ba2da4b03226167e5bc37e1dfabbe2ff1395c7f1ef1185c130c8815434dd93af';

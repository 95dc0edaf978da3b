// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '9b9399f24ef11a477efe6a0ef96c067bac7832ba226f2a42532a373227483f03';

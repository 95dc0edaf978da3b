// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '4316603b5c94e988bb544e944942b52dea012bebbbcd34301910e9370c599199';

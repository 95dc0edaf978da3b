// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '6944c3ae91f05d1643eabf848c3b7ee2893fd283c6558b21ea3c2a31b7e09933';

// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'f8d87591ee3f45134747fea8b21fdf0e4c84153ca4828d5fb8ba90b2c7fa0caa';

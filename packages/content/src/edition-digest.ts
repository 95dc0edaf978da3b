// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'a90b3df3156d7e7078cfb90178cae164b671154f8794c08d96d759991f6bedd1';

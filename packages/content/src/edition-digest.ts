// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '62714323ffffe86f8882fdbc9503a3235415b26774a1b51b80894d0f67c2a839';

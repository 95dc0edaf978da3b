// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'fbcc7d00dacd39a43b2650e941d0d218210b6082247b00edc0f2a367ecea0db3';

// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'd3b9d995427b9bdee9a123c29281c7172fbcaf3dc360cbd96f50ca014af37a21';

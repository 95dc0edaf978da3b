// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '5d9a311e460b4f548a49c84cbfbb0906a0c72c547ed627406320ebaef8a55b89';

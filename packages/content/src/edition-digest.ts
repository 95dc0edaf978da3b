// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '93f51e18e92946160f2767b658b40102bfbe752449e31bc97c9bbc2ea21622f7';

// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '9e778161ca02f161d28f42828adb98b852c70fba24a00a808cc0183c60ddc142';

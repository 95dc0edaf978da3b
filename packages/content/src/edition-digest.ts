// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'b9b9890e0244a66438f3d8eeff55dae82e45f83c60bc858ace487b415cff48f7';

// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '8f32669b7c935922009bd2ee2eb13e32ab7fcbe8faeee4f036c063f856d530d3';

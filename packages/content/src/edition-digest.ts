// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '4cf70929cd86d627ea692ff833c2ee9b5fe474dd70f4faff0bd0c4b440e6cd66';

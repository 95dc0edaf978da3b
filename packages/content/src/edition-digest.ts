// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '17f6d51f81472dc43a9dcf88dc30ef075a5368767347e221eb71d644b89a5f35';

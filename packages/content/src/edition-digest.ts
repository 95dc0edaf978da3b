// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '8837174ae48bf16fb8c9f93e8c46e28757f3d9361763be3900a228a0f86c037c';

// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'a0f604206ed387114109af118eb16fb03b917afd3826accd9ca3022c9f666849';

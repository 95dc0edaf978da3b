// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'e0b564522eabac3cd39ad78f2da018338516dc875b815fd3f24e5e938c5ba809';

// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = '989e78d869ff2f26d659b0b1b06916f37d0dca6262433ed92e7d34ecf7486bde';

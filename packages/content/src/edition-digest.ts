// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own `sha256`. */
export const editionDigest = 'c941ee4a7c063b257b7a4649ec33b42fb1ffc38dd8d6e6e2551eaede3f5da66d';

/** The reader for a content folder. The server also uses it to import from a folder. */
export { type BuiltEdition, editionIn, textsIn } from '../../packages/server/src/publishing/edition-folder.ts';

/** The reader of a content folder, which the server imports from a folder with, too. */
export { type BuiltEdition, editionIn, textsIn } from '../../packages/server/src/publishing/edition-folder.ts';

/** The reader of a content folder. The server also imports from a folder with it. */
export { type BuiltEdition, editionIn, textsIn } from '../../packages/server/src/publishing/edition-folder.ts';

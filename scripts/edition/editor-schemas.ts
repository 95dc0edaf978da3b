import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorSchemas } from '../../packages/edition/src/index.ts';

/** Where `.vscode/settings.json` names the schemas. */
const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/first60/schemas');

/** The name of the schema of some files: "drugs/*.yaml" has "drugs.json". */
export const schemaName = (files: string): string =>
  `${files.replace(/(?:\/\*)*\.yaml$/, '').replaceAll('/', '-')}.json`;

/** Writes the schemas with which an editor completes and checks the files of the content. */
export function writeEditorSchemas(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const [files, schema] of Object.entries(editorSchemas())) {
    writeFileSync(join(FOLDER, schemaName(files)), JSON.stringify(schema));
  }
}

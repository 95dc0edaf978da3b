import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorSchemas } from '../../packages/edition/src/index.ts';

/** The folder where `.vscode/settings.json` expects the schemas. */
const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/first60/schemas');

/** The schema name for a group of files: "drugs.json" for "drugs/*.yaml". */
export const schemaName = (files: string): string =>
  `${files.replace(/(?:\/\*)*\.yaml$/, '').replaceAll('/', '-')}.json`;

/** Writes the schemas that a code editor uses for completion and checks in the content files. */
export function writeEditorSchemas(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const [files, schema] of Object.entries(editorSchemas())) {
    writeFileSync(join(FOLDER, schemaName(files)), JSON.stringify(schema));
  }
}

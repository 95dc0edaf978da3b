import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { editorSchemas } from '../../packages/edition/src/index.ts';
import { schemaName } from './editor-schemas.ts';

const settings: { readonly 'yaml.schemas': Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../.vscode/settings.json'), 'utf8'),
);

test('the settings of the editor name a schema for every kind of file of the content, and no other', () => {
  assert.deepEqual(
    settings['yaml.schemas'],
    Object.fromEntries(
      Object.keys(editorSchemas()).map((files) => [
        `./node_modules/.cache/first60/schemas/${schemaName(files)}`,
        `content/${files}`,
      ]),
    ),
  );
});

test('a schema says what a file must and may hold', () => {
  const drug = editorSchemas()['drugs/*.yaml'] as { required?: string[]; additionalProperties?: unknown };
  assert.ok(drug.required?.includes('presentation'));
  assert.equal(drug.required?.includes('tallMan'), false);
  assert.equal(drug.additionalProperties, false);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formulary } from '../formulary.ts';
import { MEDICATION_IDS, PROTOCOL_IDS } from '../ids.ts';
import { protocols } from '../protocols.ts';

/** The entry that a file holds under its own name; undefined when it holds none. */
async function entryOf(folder: 'protocols' | 'formulary', id: string): Promise<unknown> {
  const module: Record<string, unknown> = await import(`../${folder}/${id}.ts`);
  return Object.values(module).find((value) => (value as { readonly id?: unknown }).id === id);
}

test('every protocol stands in the file that bears its id', async () => {
  for (const id of PROTOCOL_IDS) assert.equal(await entryOf('protocols', id), protocols[id], id);
});

test('every drug stands in the file that bears its id', async () => {
  for (const id of MEDICATION_IDS) assert.equal(await entryOf('formulary', id), formulary[id], id);
});

test('the check finds a file without an entry of its name', async () => {
  assert.equal(await entryOf('formulary', 'dilutions'), undefined);
});

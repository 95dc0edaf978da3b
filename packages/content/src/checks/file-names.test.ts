import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MedicationId, ProtocolId } from '@first60/edition';
import { MEDICATION_IDS, PROTOCOL_IDS } from '../ids.ts';
import { cardOf, drugOf } from './looked-up.ts';

/** The entry that a file holds under its own name; undefined when it holds none, or there is no such file. */
async function entryOf(file: string): Promise<unknown> {
  const id = file.slice(file.lastIndexOf('/') + 1);
  const module: Record<string, unknown> = await import(`../${file}.ts`).catch(() => ({}));
  return Object.values(module).find((value) => (value as { readonly id?: unknown }).id === id);
}

/** The one group with more cards than a folder holds well has two. */
async function protocolIn(id: ProtocolId): Promise<unknown> {
  const { category } = cardOf(id) ?? {};
  if (category !== 'trauma-environmental') return entryOf(`protocols/${category}/${id}`);
  return (await entryOf(`protocols/trauma/${id}`)) ?? (await entryOf(`protocols/environmental/${id}`));
}

const drugIn = (id: MedicationId): Promise<unknown> => entryOf(`formulary/kit-${drugOf(id)?.kitNumber}/${id}`);

test('every protocol stands in the folder of its group, in the file that bears its id', async () => {
  for (const id of PROTOCOL_IDS) assert.equal(await protocolIn(id), cardOf(id), id);
});

test('every drug stands in the folder of its kit, in the file that bears its id', async () => {
  for (const id of MEDICATION_IDS) assert.equal(await drugIn(id), drugOf(id), id);
});

test('the check finds a file without an entry of its name, and one that is not there', async () => {
  assert.equal(await entryOf('formulary/dilutions'), undefined);
  assert.equal(await entryOf('formulary/kit-6/adenosine'), undefined);
});

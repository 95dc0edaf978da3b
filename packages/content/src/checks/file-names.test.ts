import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formulary } from '../formulary.ts';
import { MEDICATION_IDS, type MedicationId, PROTOCOL_IDS, type ProtocolId } from '../ids.ts';
import { protocols } from '../protocols.ts';

/** The entry that a file holds under its own name; undefined when it holds none, or there is no such file. */
async function entryOf(file: string): Promise<unknown> {
  const id = file.slice(file.lastIndexOf('/') + 1);
  const module: Record<string, unknown> = await import(`../${file}.ts`).catch(() => ({}));
  return Object.values(module).find((value) => (value as { readonly id?: unknown }).id === id);
}

/** The one group with more cards than a folder holds well has two. */
async function protocolIn(id: ProtocolId): Promise<unknown> {
  const { category } = protocols[id] ?? {};
  if (category !== 'trauma-environmental') return entryOf(`protocols/${category}/${id}`);
  return (await entryOf(`protocols/trauma/${id}`)) ?? (await entryOf(`protocols/environmental/${id}`));
}

const drugIn = (id: MedicationId): Promise<unknown> => entryOf(`formulary/kit-${formulary[id]?.kitNumber}/${id}`);

test('every protocol stands in the folder of its group, in the file that bears its id', async () => {
  for (const id of PROTOCOL_IDS) assert.equal(await protocolIn(id), protocols[id], id);
});

test('every drug stands in the folder of its kit, in the file that bears its id', async () => {
  for (const id of MEDICATION_IDS) assert.equal(await drugIn(id), formulary[id], id);
});

test('the check finds a file without an entry of its name, and one that is not there', async () => {
  assert.equal(await entryOf('formulary/dilutions'), undefined);
  assert.equal(await entryOf('formulary/kit-6/adenosine'), undefined);
});

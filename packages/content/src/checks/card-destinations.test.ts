import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Protocol } from '@first60/edition';
import { protocols } from '../protocols.ts';

/** A kind of hospital or department: what the first line of Transport & Destination must name. */
const DESTINATION = /\b(hospital|center|emergency department|intensive care|neurosurgery|surgery)\b/i;

const cards: readonly Protocol[] = Object.values(protocols);

test('the first transport line of every card says where to go: the screen prints it as the destination', () => {
  const without = cards.filter(({ transportPriorities: [first] }) => !DESTINATION.test(first?.text ?? ''));
  assert.deepEqual(
    without.map(({ id }) => id),
    [],
  );
});

test('the check knows a destination from advice for the road', () => {
  assert.ok(DESTINATION.test('STEMI: PCI center, door-to-balloon under 90 min.'));
  assert.ok(DESTINATION.test('Hospital with surgery.'));
  assert.ok(!DESTINATION.test('Resuscitate on scene. Moving costs compressions.'));
  assert.ok(!DESTINATION.test('Scene time under 15 min.'));
});

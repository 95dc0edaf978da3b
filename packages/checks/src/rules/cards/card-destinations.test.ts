import assert from 'node:assert/strict';
import { test } from 'node:test';
import { objectedTo } from '../../testing/finds.ts';
import { cardDestinations } from './card-destinations.ts';

test('the rule knows a destination from advice for the road', () => {
  const advice = ['Resuscitate on scene. Moving costs compressions.', 'Scene time under 15 min.'];
  const destinations = ['STEMI: PCI center, door-to-balloon under 90 min.', 'Hospital with surgery.'];
  assert.deepEqual(objectedTo(cardDestinations, [...advice, ...destinations], 'transportPriorities'), advice);
});
